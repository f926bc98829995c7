import fc from "fast-check";
import { callbackPath } from "@/lib/auth/callback-path";
import { repetitions, runs } from "@/tests/support/repetitions";

const origin = "https://listwright.example";

const foreign = [
  null,
  "",
  " ",
  "/",
  "//",
  "///",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "\u00a0//evil.example",
  "https://evil.example",
  "https:/evil.example",
  "https:evil.example",
  "http://listwright.example.evil.example",
  "https://listwright.example@evil.example",
  "https://listwright.example/generate",
  "//listwright.example@evil.example",
  "//user:pass@evil.example/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://listwright.example/1",
  "file:///etc/passwd",
  "mailto:a@evil.example",
  "generate",
  "./generate",
  "../generate",
  "?next=//evil.example",
  "#//evil.example",
  "evil.example",
  "evil.example/generate",
  "%2f%2fevil.example",
  "%5c%5cevil.example",
  "/./\\evil.example/..//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/signin",
  "/signin?callbackUrl=/signin",
  "/signup",
  "/api/auth/signout",
].filter((wanted) => wanted !== "/");

test.each(foreign)(
  "callback path: %j falls back to the dashboard",
  (wanted) => {
    expect(callbackPath(wanted, origin)).toBe("/dashboard");
  },
);

test.each([
  ["/", "/"],
  ["/generate", "/generate"],
  ["/generate?draft=1#result", "/generate?draft=1#result"],
  ["/pricing", "/pricing"],
  ["/signing-table", "/signing-table"],
  ["/history?next=//evil.example", "/history?next=//evil.example"],
  ["/@evil.example", "/@evil.example"],
  ["/a/../history", "/history"],
])("callback path: %j is on our own site", (wanted, path) => {
  expect(callbackPath(wanted, origin)).toBe(path);
});

test.each(foreign)(
  "callback path: a browser resolves the path for %j to our own origin",
  (wanted) => {
    expect(new URL(callbackPath(wanted, origin), origin).origin).toBe(origin);
  },
);

test("callback path: no input leads to another origin", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    ":",
    "@",
    "?",
    "#",
    "\t",
    "\n",
    "%2f",
    "evil.example",
    "https",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = callbackPath(pieces.join(""), origin);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: runs(repetitions(1_000, 5_000)) },
  );
});
