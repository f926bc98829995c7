import robots from "@/app/robots";

/**
 * By RFC 9309 the longest rule that matches counts; of two as long, the one
 * that allows.
 */
function isAllowed(path: string) {
  const { rules } = robots();
  const { allow = [], disallow = [] } = [rules].flat()[0] ?? {};
  const longest = (patterns: string | string[]) => {
    const matching = [patterns]
      .flat()
      .filter((pattern) => path.startsWith(pattern));
    return Math.max(-1, ...matching.map(({ length }) => length));
  };
  return longest(allow) >= longest(disallow);
}

test("robots.txt: the document of the API may be read, the calls may not", () => {
  expect(["/api/openapi.json", "/docs/api", "/"].map(isAllowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ["/api/v1/listings", "/api/listings/history", "/admin/api/users"].map(
      isAllowed,
    ),
  ).toEqual([false, false, false]);
});
