import { findGroups } from "@/lib/audit/groups/find-groups";
import { batchLimits } from "@/lib/batches/schema";
import { inEveryPlan } from "@/lib/content/plan-details";
import {
  competingListings,
  sampleCheck,
  shopTools,
  translatedTitles,
} from "@/lib/content/shop-tools";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { isEtsyLanguage } from "@/lib/listing-text/languages/writing-languages";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { maxPhotos } from "@/lib/photos/limits";
import { checkText } from "@/lib/public-api/check-text";

test("the audit's picture: the audit finds the same group, by the tags alone", () => {
  const { titles, shared } = competingListings;
  const openings = ["Round", "Small", "Bright"];
  const groups = findGroups(
    titles.map((title, index) => ({
      title,
      description: `${openings[index]} pieces, number ${index}.`,
      tags: [...shared, `one${index}`, `two${index}`, `six${index}`],
    })),
  );
  expect(groups).toEqual([
    {
      members: [0, 1, 2],
      common: [{ kind: "tags", shared: expect.arrayContaining([...shared]) }],
    },
  ]);
});

test.each(translatedTitles)(
  "$language: a language of Etsy's, and a title that it takes",
  ({ language, title }) => {
    expect(isEtsyLanguage(language)).toBe(true);
    const findings = checkListing({ ...emptyListing, title }).filter(
      ({ field }) => field === "title",
    );
    expect(findings).toEqual([]);
  },
);

test("the call's picture: the answer is that of the API", () => {
  const { tags } = sampleCheck.body;
  expect(checkText({ tags: tags.slice() }).repair).toEqual(sampleCheck.repair);
});

test("the limits are those of the product", () => {
  expect(shopTools.find(({ id }) => id === "batches")?.text).toContain(
    `${batchLimits.rows} listings`,
  );
  expect(inEveryPlan).toContain(`${maxPhotos} photos a listing`);
});

test("each of them is in every plan", () => {
  expect(inEveryPlan).toEqual(
    expect.arrayContaining(shopTools.map(({ name }) => name)),
  );
});
