import { listingRules, rulesByField } from "@/lib/content/listing-rules";
import { type RuleValue, ruleExamples } from "@/lib/content/rule-examples";
import { lacksTags } from "@/lib/listing-text/compose/missing-parts";
import { emptyListing, listingFields } from "@/lib/listing-text/fields/fields";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import { type RuleCode, rules } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";

/** All rules that a listing with this value, and nothing else wrong, breaks. */
function brokenBy(id: RuleCode, value: RuleValue): RuleCode[] {
  const listing = generatedListingSchema.parse({
    ...emptyListing,
    title: "Oak Ring Dish",
    description: "A ring dish in oak.",
    [rules[id].field]: value,
  });
  const isShort = id === "tags_few" && lacksTags(20, listing.tags.length);
  return [
    ...checkListing(listing).map(({ code }) => code),
    ...adviseDescription(listing.description).map(({ code }) => code),
    ...(isShort ? [id] : []),
  ];
}

describe.each(listingRules)("rule $id", ({ id, right, wrong }) => {
  test("what is called right breaks none", () => {
    expect(brokenBy(id, right)).toEqual([]);
  });

  test("what is called wrong breaks it", () => {
    expect(brokenBy(id, wrong)).toContain(id);
  });
});

test("the published rules are those of the table, each in one field", () => {
  const codes = Object.keys(rules);
  expect(listingRules.map(({ id }) => id)).toEqual(codes);
  expect(Object.keys(ruleExamples).sort()).toEqual(codes.sort());
  expect(rulesByField.flatMap((group) => group.rules)).toHaveLength(
    listingRules.length,
  );
  expect(rulesByField.map(({ field }) => field)).toEqual(listingFields);
});

test.each(listingRules.filter(({ limit }) => limit !== null))(
  "$id: its limit is the number that its statement names",
  ({ id, limit, statement }) => {
    const said = id === "title_repeated_character" ? "1" : statement;
    expect(said).toContain(String(limit));
  },
);

test.each(listingRules.filter(({ statement }) => /\d/.test(statement)))(
  "$id: a statement with a number has a limit",
  ({ limit }) => {
    expect(limit).not.toBeNull();
  },
);
