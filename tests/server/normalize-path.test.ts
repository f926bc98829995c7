import fc from "fast-check";
import { normalizePath } from "@/server/validate-request";
import { runs } from "@/tests/support/repetitions";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/..", "/"],
  ["/a//b", "/a/b"],
  ["/a/./b/../c", "/a/c"],
  ["/%2e%2E/a", "/a"],
  ["/a/", "/a/"],
  ["/%61%2D%7e", "/a-~"],
  ["/a%2fb", "/a%2Fb"],
  ["/%252e", "/%252e"],
  ["/(a)/[b]/c+d", "/(a)/%5Bb%5D/c%2Bd"],
  ["/a%00", null],
  ["/a%0A", null],
  ["/a%C2%85", null],
  ["/a%5c", null],
  ["/%", null],
  ["/%ff", null],
  ["a", null],
  ["*", null],
  ["", null],
])("%p: %p", (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
});

const segments = fc.array(
  fc.oneof(
    fc.constantFrom("..", ".", "", "%2e%2e", "%2F", "a"),
    fc.string({ unit: "grapheme" }),
  ),
  {
    maxLength: 8,
  },
);

test("normalized paths are stable and can't leave the root", () => {
  fc.assert(
    fc.property(segments, (parts) => {
      const normal = normalizePath(`/${parts.join("/")}`);
      if (normal === null) return;
      expect(normalizePath(normal)).toBe(normal);
      expect(normal.split("/").slice(1, -1)).not.toContain("");
      expect(
        normal
          .split("/")
          .some((part) => /^\.\.?$/.test(decodeURIComponent(part))),
      ).toBe(false);
      expect(new URL(normal, "http://localhost").pathname).toBe(normal);
    }),
    { numRuns: runs(2_000) },
  );
});
