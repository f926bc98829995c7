import { checkAddress, requirePublic } from "@/lib/guarded-fetch/check-address";

test.each([
  "127.0.0.1",
  "127.1",
  "0x7f.0.0.1",
  "2130706433",
  "017700000001",
  "0.0.0.0",
  "10.0.0.1",
  "10.255.255.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.127.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.9",
  "224.0.0.1",
  "239.1.1.1",
  "240.0.0.1",
  "255.255.255.255",
  "192.88.99.1",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:8.8.8.8]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::a00:1]",
  "[2002:7f00:1::]",
  "[2001:0:53aa:64c:0:0:0:1]",
  "[fc00::1]",
  "[fd12:3456::1]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[100::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[5f00::1]",
  "[4000::1]",
  "localhost",
  "localhost.",
  "shop.localhost",
  "intranet",
])("guarded fetch: https://%s/ is refused as not public", (host) => {
  expect(() => checkAddress(`https://${host}/hook`)).toThrow(
    "The address must point to a public server.",
  );
});

test.each([
  ["http://shop.example/hook", "must start with https"],
  ["ftp://shop.example/hook", "must start with https"],
  ["file:///etc/passwd", "must start with https"],
  ["https://shop.example:80/hook", "must use port 443 or 8443"],
  ["https://shop.example:6379/", "must use port 443 or 8443"],
  ["https://user:password@shop.example/", "user name or password"],
  ["https://user@shop.example/", "user name or password"],
  ["shop.example/hook", "This is not an address."],
  [`https://shop.example/${"a".repeat(2_000)}`, "This is not an address."],
])("guarded fetch: %.40s is refused", (address, reason) => {
  expect(() => checkAddress(address)).toThrow(reason);
});

test.each([
  "https://shop.example/hook?key=1",
  "https://shop.example:8443/",
  "https://shop.example:443/",
  "https://8.8.8.8/",
  "https://[2606:4700:4700::1111]/",
  "https://bücher.example/",
])("guarded fetch: %s may be fetched", (address) => {
  expect(checkAddress(address).protocol).toBe("https:");
});

test("guarded fetch: one private address among a name's addresses refuses all of them", () => {
  expect(() =>
    requirePublic(["8.8.8.8", "2606:4700:4700::1111"]),
  ).not.toThrow();
  expect(() => requirePublic(["8.8.8.8", "10.0.0.8"])).toThrow(
    "The address must point to a public server.",
  );
  expect(() => requirePublic(["8.8.8.8", "fe80::1%eth0"])).toThrow(
    "The address must point to a public server.",
  );
  expect(() => requirePublic(["nonsense"])).toThrow(
    "The address must point to a public server.",
  );
  expect(() => requirePublic([])).toThrow(
    "The server's name could not be resolved.",
  );
});
