import {
  fontLimit,
  landingLimit,
  lightPages,
  pagesOf,
  pageWeightOf,
  scriptLimitOf,
  sharedScripts,
} from "@/scripts/bench/page-weight";

const pages = pagesOf(".next");
/**
 * KB that an empty page loads in addition to the shared scripts (Next's own
 * boundaries), from `npm run bench -- bundle`.
 */
const emptyPage = 2.6;
const common = sharedScripts(".next") + emptyPage;

const limited = pages.flatMap((address) => {
  const limit = scriptLimitOf(address);
  return limit === undefined ? [] : [{ address, limit }];
});

test("pages with a limit: all that most visitors come to first, and the tools", () => {
  expect(limited.map(({ address }) => address)).toEqual(
    expect.arrayContaining([...lightPages, "/generate", "/history"]),
  );
});

test.each(limited)(
  "$address: at most $limit KB of scripts over those of an empty page",
  ({ address, limit }) => {
    expect(pageWeightOf(".next", address).scripts - common).toBeLessThanOrEqual(
      limit,
    );
  },
);

test("the start page: total size and each font within the limits", () => {
  const { all, fonts } = pageWeightOf(".next", "/");
  expect(all).toBeLessThanOrEqual(landingLimit);
  expect(fonts.length).toBeGreaterThan(0);
  for (const size of fonts) expect(size).toBeLessThanOrEqual(fontLimit);
});
