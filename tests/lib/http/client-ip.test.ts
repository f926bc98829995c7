import { clientIp } from "@/lib/http/client-ip";

const request = (forwarded?: string) =>
  new Request("http://localhost/", {
    headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded },
  });

test.each([
  ["203.0.113.7", 0, "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7", 0, "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7, 10.0.0.1", 1, "203.0.113.7"],
  ["6.6.6.6, 198.51.100.1, 203.0.113.7, 10.0.0.1, 10.0.0.2", 2, "203.0.113.7"],
  ["10.0.0.1", 1, "unknown"],
  ["", 0, "unknown"],
  [undefined, 0, "unknown"],
  ["unknown", 0, "unknown"],
  ["203.0.113.7, evil", 0, "unknown"],
  ["999.0.113.7", 0, "unknown"],
  ["203.0.113.7:443", 0, "unknown"],
  ["::ffff:203.0.113.7", 0, "203.0.113.7"],
  ["::1", 0, "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", 0, "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", 0, "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", 0, "2001:db8:1:2::/64"],
  ["2001:db8::3:4:5:6:7", 0, "2001:db8:0:3::/64"],
  ["2001:db8::9", 0, "2001:db8:0:0::/64"],
  ["[2001:db8:1:2::9]", 0, "2001:db8:1:2::/64"],
  ["fe80::1%eth0", 0, "fe80:0:0:0::/64"],
])("%s behind %i proxies: %s", (forwarded, hops, expected) => {
  expect(clientIp(request(forwarded), hops)).toBe(expected);
});
