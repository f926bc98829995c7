import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { collectFacts } from "@/lib/listing-text/compose/facts";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { inputText } from "@/lib/listing-text/fields/input";
import { scoreListing } from "@/lib/listing-text/score/score";
import { hostileListings, mug } from "@/tests/lib/listings/hostile-listings";

const details =
  "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.";
const form = {
  productName: "Stoneware mug",
  materials: "stoneware",
  colors: ["Blue" as const],
  category: "home_living" as const,
  styleDesign: "rustic, wheel thrown",
  extraDetails: details,
};
const description = `A blue stoneware mug, wheel thrown, that holds 350 ml.

It stands 9 cm tall, in a rustic style, and can go into the dishwasher.

Details
- Material: stoneware
- Size: 350 ml, 9 cm tall
- Care: dishwasher safe
- Included: a box
- Made in 5 days`;

function scoreOf(
  listing: Partial<typeof mug> & { description: string },
  given: typeof form,
  context: ScoreContext = {},
) {
  return scoreListing(
    {
      ...emptyListing,
      ...mug,
      ...listing,
      tags: (listing.tags ?? mug.tags).slice(0, 13),
      materials: ["stoneware"],
    },
    {
      productName: given.productName,
      category: given.category,
      facts: collectFacts([], given),
      sellerText: inputText(given),
      ...context,
    },
  );
}

test("plain, true listing: earns 90 or more, and nothing is open", () => {
  const score = scoreOf({ description }, form);
  expect([score.total >= 90, score.open, score.maximum]).toEqual([
    true,
    [],
    100,
  ]);
});

test.each(hostileListings)(
  "hostile: $id does not reach 70",
  ({ id: _, form: typed, ...listing }) => {
    const given = { ...form, ...typed, colors: form.colors };
    expect(scoreOf(listing, given).total).toBeLessThan(70);
  },
);

test.each([
  ["nothing found", { unsupportedShare: 0 }, 100],
  ["what can't be known", { unsupportedShare: null }, 100],
  ["a fifth unsupported", { unsupportedShare: 0.2 }, 100],
  ["more", { unsupportedShare: 0.21 }, 69],
  ["a half", { unsupportedShare: 0.5 }, 69],
  ["most", { unsupportedShare: 0.51 }, 50],
  ["a contradiction", { unsupportedShare: 0, isContradicted: true }, 40],
])("what the checks found, %s: holds the points", (_, found, cap) => {
  const { total, earned } = scoreOf({ description }, form, found);
  expect(total).toBe(Math.min(cap, earned));
});

test.each([
  ["health_claim", "It relieves headaches.", 40],
  ["invented_praise", "Loved by 2,000 customers.", 40],
  ["offsite_selling", "Cheaper on my website.", 40],
])(
  "%s: holds the points, and can't be confirmed away",
  (code, sentence, cap) => {
    const listing = { description: `${description}\n\n${sentence}` };
    const first = scoreOf(listing, form, { unsupportedShare: 0 });
    expect(first.total).toBe(cap);
    expect(first.open.map((open) => open.code)).toContain(code);
    const confirmed = first.open.flatMap(({ key, text = "" }) => [
      key ?? "",
      text,
    ]);
    const again = scoreOf(listing, form, { unsupportedShare: 0, confirmed });
    expect(again.total).toBe(cap);
  },
);

test("text_thin: the seller may confirm it away, for its field and its reason", () => {
  const listing = { description, altText: "mug blue mug mug stoneware mug" };
  const [open] = scoreOf(listing, form).open;
  expect(open).toMatchObject({ code: "text_thin", field: "altText" });
  expect(scoreOf(listing, form).total).toBe(69);
  const confirmed = [open?.key ?? ""];
  expect(scoreOf(listing, form, { confirmed }).open).toEqual([]);
  expect(
    scoreOf({ ...listing, title: "Mug, Mug Blue, Mug Clay" }, form, {
      confirmed,
    }).open.map(({ code, field }) => [code, field]),
  ).toEqual([["text_thin", "title"]]);
});

test("without facts: what they would support is not scored, and the maximum says so", () => {
  const listing = {
    ...emptyListing,
    ...mug,
    tags: mug.tags.slice(0, 13),
    materials: ["stoneware"],
    description,
  };
  const pasted = scoreListing(listing, {
    productName: "Stoneware mug",
    category: "home_living",
  });
  const ids = pasted.checks.map(({ id }) => id);
  for (const id of ["tags_grounds", "attributes_grounds", "description_facts"])
    expect(ids).not.toContain(id);
  expect(pasted.maximum).toBe(76);
  expect(pasted.total).toBeGreaterThanOrEqual(85);
});

const costsOf = (more: string, context: ScoreContext = {}) =>
  scoreOf({ description: `${description}\n\n${more}` }, form, context)
    .checks.filter(({ max }) => max === 0)
    .map(({ id, points }) => [id, points]);

test.each([
  ["placeholders", "- Weight: TBD", -5],
  ["placeholders", "- Weight: see photos", -5],
  ["bare_labels", "Weight:", -3],
  ["empty_sentences", "Is the mug blue?", -4],
  ["filler", "It makes a perfect gift.", -5],
])("%s: %s takes points away", (id, more, points) => {
  expect(costsOf(more)).toContainEqual([id, points]);
});

test("another language than chosen: takes points away, the chosen one doesn't", () => {
  const german =
    "Ein Becher aus Steinzeug, der auf der Scheibe gedreht ist und 350 ml fasst. Er ist 9 cm hoch.";
  const of = (language: "de" | "en" | null) =>
    scoreOf({ description: german }, form, { language }).checks.some(
      ({ id }) => id === "other_language",
    );
  expect([of("de"), of("en"), of(null)]).toEqual([false, true, true]);
});

test("more facts in as many sentences: earn more", () => {
  const told = (text: string) =>
    scoreOf({ description: text }, form).checks.find(
      ({ id }) => id === "description_facts",
    )?.points ?? 0;
  const little = "A mug for the table. It is nice to hold. It is a mug.";
  const more = "A blue stoneware mug of 350 ml. It is 9 cm tall. It is a mug.";
  expect(told(little)).toBeLessThan(told(more));
  expect(told(more)).toBeLessThan(told(description));
});
