import {
  isRedirectUri,
  matchesRedirectUri,
} from "@/lib/access/oauth/clients/redirect-uri";

test.each([
  "https://assistant.example/callback",
  "https://assistant.example/callback?kind=a",
  "http://localhost:8080/callback",
  "http://127.0.0.1/callback",
  "http://[::1]:3000/callback",
  "cursor://anysphere.cursor-retrieval/oauth",
  "com.example.app:/callback",
])("%s: an app may be sent answers there", (address) => {
  expect(isRedirectUri(address)).toBe(true);
});

const refused = [
  "http://assistant.example/callback",
  "http://localhost.evil.example/callback",
  "http://127.0.0.1.evil.example/callback",
  "http://127.0.0.2/callback",
  "https://user@assistant.example/callback",
  "https://user:word@assistant.example/callback",
  "http://user@localhost/callback",
  "https://assistant.example/callback#part",
  "https://assistant.example/callback#",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,answer",
  "vbscript:answer",
  "blob:https://assistant.example/1",
  "file:///etc/passwd",
  "about:blank",
  "mailto:mara@example.com",
  "/callback",
  "assistant.example/callback",
  "",
];

test.each(refused)(
  "%p: no answer is sent there, also where it is the app's own",
  (address) => {
    expect(isRedirectUri(address)).toBe(false);
    expect(matchesRedirectUri(address, [address])).toBe(false);
  },
);

test.each([
  ["https://assistant.example/callback", "https://assistant.example/callback"],
  ["http://localhost:1234/callback", "http://localhost/callback"],
  ["http://localhost/callback", "http://localhost:1234/callback"],
  ["http://127.0.0.1:1234/callback", "http://127.0.0.1:5678/callback"],
  ["http://[::1]:1234/callback?a=b", "http://[::1]/callback?a=b"],
])("%s counts as %s", (address, own) => {
  expect(matchesRedirectUri(address, ["https://other.example/", own])).toBe(
    true,
  );
});

test.each([
  ["https://assistant.example/callback/", "https://assistant.example/callback"],
  ["https://assistant.example/Callback", "https://assistant.example/callback"],
  [
    "https://assistant.example/callback?a=b",
    "https://assistant.example/callback",
  ],
  [
    "https://assistant.example:8443/callback",
    "https://assistant.example/callback",
  ],
  [
    "https://assistant.example:443/callback",
    "https://assistant.example/callback",
  ],
  [
    "https://assistant.example.evil.example/callback",
    "https://assistant.example/callback",
  ],
  ["http://localhost:1234/other", "http://localhost/callback"],
  ["http://localhost:1234/callback?a=b", "http://localhost/callback"],
  ["http://127.0.0.1:1234/callback", "http://localhost:1234/callback"],
  ["https://localhost:1234/callback", "https://localhost/callback"],
  ["com.example.other:/callback", "com.example.app:/callback"],
])("%s is not %s", (address, own) => {
  expect(matchesRedirectUri(address, [own])).toBe(false);
});

test("an app without addresses is sent nothing", () => {
  expect(matchesRedirectUri("https://assistant.example/callback", [])).toBe(
    false,
  );
});
