import {
  fontLimit,
  landingLimit,
  lightPages,
  pagesOf,
  pageWeightOf,
  scriptLimit,
  sharedScripts,
} from "@/scripts/bench/page-weight";

const pages = pagesOf(".next");
/**
 * KB that an empty page loads in addition to the shared scripts (Next's own
 * boundaries), from `npm run bench -- bundle`.
 */
const emptyPage = 2.6;
/**
 * KB of the generator's scripts beyond the shared ones, from `npm run
 * bench -- bundle`. What checks its texts is loaded with a listing.
 */
const generatorLimit = 98.5;
const common = sharedScripts(".next") + emptyPage;

test.each(lightPages)(
  "%s: scripts close to those of an empty page",
  (address) => {
    expect(pages).toContain(address);
    expect(pageWeightOf(".next", address).scripts - common).toBeLessThanOrEqual(
      scriptLimit,
    );
  },
);

test("the start page: total size and each font within the limits", () => {
  const { all, fonts } = pageWeightOf(".next", "/");
  expect(all).toBeLessThanOrEqual(landingLimit);
  expect(fonts.length).toBeGreaterThan(0);
  for (const size of fonts) expect(size).toBeLessThanOrEqual(fontLimit);
});

test("the generator: what it loads before anything is written", () => {
  const { scripts } = pageWeightOf(".next", "/generate");
  expect(scripts - sharedScripts(".next")).toBeLessThanOrEqual(generatorLimit);
});
