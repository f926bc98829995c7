import fc from "fast-check";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { speaksOfPicture } from "@/lib/listing-text/compose/is-of-facts";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { splitClaims } from "@/lib/listing-text/lexicon/claims";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

const photo = { hasPhoto: true };
const noPhoto = { hasPhoto: false };

function made(listing: GeneratedListing | null): GeneratedListing {
  if (!listing) throw new Error("no listing was made");
  return listing;
}

test("good answer: stays as it is", () => {
  const completion = completeListing(goodAnswer, mugForm, photo);
  const listing = made(completion.listing);
  expect(completion.violations).toEqual([]);
  expect(listing.title).toBe(goodAnswer.titles[0]);
  expect(listing.description).toBe(goodAnswer.description);
  expect(listing.altText).toBe(goodAnswer.altText);
  expect(listing.tags).toHaveLength(13);
  expect(completion.titles).toEqual(goodAnswer.titles);
  expect(completion.missing).toEqual(["care instructions", "processing time"]);
});

test("no answer: the listing is made from the input", () => {
  const completion = completeListing(null, mugForm, noPhoto);
  const listing = made(completion.listing);
  expect(listing.title).toBe("Speckled coffee mug, Stoneware, White");
  expect(listing.description).toContain("Speckled coffee mug in white");
  expect(listing.description).toContain("[add care instructions]");
  expect(listing.description).not.toContain("[add size]");
  expect(listing.materials).toEqual(["stoneware"]);
  expect(listing.altText).toContain("stoneware");
  expect(listing.tags.length).toBeGreaterThan(4);
  expect(completion.violations.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["title_empty", "description_empty", "tags_few"]),
  );
  expect(completion.facts.every(({ source }) => source === "seller")).toBe(
    true,
  );
});

test.each([
  [null, {}, photo],
  [{}, { productName: "✨✨" }, noPhoto],
  [{ titles: ["❤"], description: "<script>x</script>" }, {}, photo],
])(
  "no input and no usable answer: no listing (%j)",
  (answer, form, options) => {
    expect(completeListing(answer, form, options).listing).toBeNull();
  },
);

test("unsupported claims: stay in their sentences, and leave out all else that makes them", () => {
  const answer = {
    ...goodAnswer,
    titles: ["Sterling Silver Ring, 14k Gold, Hammered"],
    description:
      "Hammered silver ring with a soft shine for every day. It heals the heart. The organic cotton pouch is soft. Made with care.",
    tags: [...goodAnswer.tags, { tag: "organic gift", facet: "what" }],
    materials: ["sterling silver", "cotton"],
    altText: "A hypoallergenic ring on linen.",
    attributes: [{ name: "Metal purity", value: "14k" }],
  };
  const completion = completeListing(
    answer,
    { productName: "Hammered ring" },
    photo,
  );
  const listing = made(completion.listing);
  const { description, ...others } = listing;
  expect(splitClaims(JSON.stringify(others), "").untyped).toEqual([]);
  expect(description).toContain(answer.description);
  expect(completion.faults.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "It heals the heart.",
      "The organic cotton pouch is soft.",
    ]),
  );
  expect(completion.removed.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["organic gift", "Metal purity: 14k"]),
  );
  expect(listing.materials).toEqual([]);
  expect(completion.claims).toEqual([]);
});

test("typed claims: stay and are marked", () => {
  const answer = {
    ...goodAnswer,
    titles: ["Sterling Silver Ring, Hammered"],
    materials: ["sterling silver"],
  };
  const completion = completeListing(
    answer,
    { productName: "Hammered ring", materials: "sterling silver" },
    photo,
  );
  expect(made(completion.listing).title).toBe("Sterling Silver Ring, Hammered");
  expect(completion.claims.map(({ text }) => text)).toEqual([
    "Sterling Silver",
  ]);
});

test("untyped measures: stay in their sentences, and a title with one gives way", () => {
  const answer = {
    ...goodAnswer,
    titles: ["Stoneware Mug, 12 oz, Speckled"],
    description:
      "Speckled stoneware mug that holds 12 oz and stands 4 inches tall on the table.",
  };
  const untold = completeListing(answer, { productName: "mug" }, photo);
  expect(untold.listing?.title).toBe("Mug");
  expect(untold.listing?.description).toContain(answer.description);
  expect(untold.faults.map(({ text }) => text)).toContain(answer.description);
  const told = completeListing(
    answer,
    {
      productName: "mug",
      materials: "stoneware",
      extraDetails: "12 oz, 4 inches tall",
    },
    photo,
  );
  expect(told.listing?.title).toBe("Stoneware Mug, 12 oz, Speckled");
});

test("other brand: appears only when typed, and is flagged", () => {
  const answer = {
    ...goodAnswer,
    titles: ["Harry Potter Mug", "Wizard Mug, Stoneware"],
  };
  expect(made(completeListing(answer, mugForm, photo).listing).title).toBe(
    "Wizard Mug, Stoneware",
  );
  const typed = completeListing(
    answer,
    { ...mugForm, productName: "Harry Potter mug" },
    photo,
  );
  expect(typed.watchList.map(({ term }) => term)).toEqual(["harry potter"]);
});

test("fact: is the seller's only when the seller typed its words", () => {
  const facts = [
    { name: "material", value: "stoneware", source: "seller" },
    { name: "glaze", value: "matte cream", source: "seller" },
    { name: "rim", value: "pale blue", source: "photo" },
  ];
  const namesOf = (options: typeof photo) =>
    completeListing({ ...goodAnswer, facts }, mugForm, options).facts.map(
      ({ name }) => name,
    );
  expect(namesOf(photo)).not.toContain("glaze");
  expect(namesOf(photo)).toContain("rim");
  expect(namesOf(noPhoto)).not.toContain("rim");
});

test("unknown topic: gets one blank, and the list matches the text", () => {
  const answer = {
    ...goodAnswer,
    description:
      "Stoneware mug with speckles for slow mornings. Size: [insert your size here]",
    unknown: ["dimensions", "Care", "what is included"],
  };
  // Its details tell size and contents, for which no blank may ask.
  const { listing, missing } = completeListing(
    answer,
    { ...mugForm, extraDetails: "" },
    photo,
  );
  expect(missing).toEqual(["size", "care", "what is included"]);
  expect(made(listing).description).toContain("Care: [add care]");
});

const anyAnswer = fc.record(
  {
    titles: fc.array(anyText, { maxLength: 4 }),
    description: anyText,
    tags: fc.array(fc.record({ tag: anyText, facet: anyText }), {
      maxLength: 25,
    }),
    materials: fc.array(anyText, { maxLength: 15 }),
    altText: anyText,
    attributes: fc.array(fc.record({ name: anyText, value: anyText }), {
      maxLength: 10,
    }),
    facts: fc.array(
      fc.record({
        name: fc.oneof(
          anyText,
          fc.constantFrom("product", "material", "color"),
        ),
        value: anyText,
        source: anyText,
      }),
      { maxLength: 8 },
    ),
    unknown: fc.array(anyText, { maxLength: 5 }),
  },
  { requiredKeys: [] },
);
const anyForm = fc.record(
  {
    productName: anyText,
    materials: anyText,
    audience: anyText,
    extraDetails: anyText,
  },
  { requiredKeys: [] },
);

test("any answer to any form: a listing that meets every rule, or none", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyAnswer, fc.anything()),
      anyForm,
      fc.boolean(),
      (answer, form, hasPhoto) => {
        const completion = completeListing(answer, form, { hasPhoto });
        if (completion.listing) {
          expect(
            checkListing(completion.listing).filter(
              (found) => !isOfScript(found),
            ),
          ).toEqual([]);
          expect(completion.missing).toEqual(
            blanksOf(completion.listing.description),
          );
        }
      },
    ),
    { numRuns: runs(repetitions(60, 300)) },
  );
});

test("meaningful product name: always makes a listing", () => {
  fc.assert(
    fc.property(
      anyAnswer,
      fc.stringMatching(/^[a-z]{3,12} (?:mug|ring|bag)$/),
      (answer, productName) => {
        expect(
          completeListing(answer, { productName }, photo).listing,
        ).not.toBeNull();
      },
    ),
    { numRuns: runs(repetitions(40, 200)) },
  );
});

test("a title of which the style leaves nothing: the product's name takes its place, whatever its language", () => {
  const answer = { titles: ["gift for mom, gift for mom, GIFT FOR MOM"] };
  expect(
    made(completeListing(answer, { productName: "aaa ring" }, photo).listing)
      .title,
  ).toBe("Aaa ring");
});

test("tags from facts: claim nothing, gold and white don't become white gold", () => {
  const form = {
    productName: "GOLD FILLED hoop earrings",
    colors: ["Gold" as const, "White" as const],
    materials: "gold filled wire & pearls",
  };
  const { listing } = completeListing(null, form, noPhoto);
  expect(made(listing).tags).toContain("hoop earrings");
  expect(
    made(listing).tags.filter((tag) => /white gold|^filled/u.test(tag)),
  ).toEqual([]);
  expect(made(listing).materials).toEqual(["gold filled wire", "pearls"]);
  expect(made(listing).title).toMatch(/^Gold Filled hoop/iu);
});

test("topic answered in the details: gets no blank", () => {
  const form = {
    productName: "Linen apron",
    extraDetails: "80 x 60 cm. Machine wash cold.",
  };
  expect(completeListing(null, form, noPhoto).missing).toEqual([
    "materials",
    "color",
    "what is included",
    "processing time",
  ]);
});

const pictureWords = [
  ["en", "An oak ring dish in a photo."],
  ["en", "An oak ring dish, pictured."],
  ["de", "Bild einer Eichenschale."],
  ["fr", "Photographie d'un plat en chêne."],
  ["es", "Imagen de un plato de roble."],
  ["it", "Fotografia di un piatto di rovere."],
  ["nl", "Afbeelding van een eiken schaal."],
  ["pt", "Fotografia de um prato de carvalho."],
  ["pl", "Zdjęcie dębowej miski."],
  ["ja", "オークの皿の写真。"],
] as const;

test.each(pictureWords)(
  "alt text without a photo, %s: %j gives way to the facts",
  (_, altText) => {
    const form = { productName: "Oak ring dish", materials: "oak" };
    const { listing } = completeListing(
      { ...goodAnswer, facts: [], altText },
      form,
      { hasPhoto: false },
    );
    expect(listing?.altText).toBe("Oak ring dish.");
  },
);

test.each(pictureWords)(
  "alt text in another language than the facts, %s: %j speaks of a picture",
  (_, altText) => {
    expect(speaksOfPicture(altText, "Oak ring dish")).toBe(true);
    expect(
      speaksOfPicture(
        altText.replace(
          /写真|photo\w*|pictured|bild|imagen|fotografi\w*|afbeelding|zdjęcie/iu,
          "x",
        ),
        "",
      ),
    ).toBe(false);
    expect(speaksOfPicture(altText, altText)).toBe(false);
  },
);

test("alt text without a photo: keeps what the facts say, and nothing that only an eye could see", () => {
  const form = {
    productName: "Oak ring dish",
    materials: "oak, linseed oil",
    extraDetails: "9 cm wide",
  };
  const altTextOf = (altText: string, productName = form.productName) =>
    completeListing(
      { ...goodAnswer, facts: [], altText },
      { ...form, productName },
      { hasPhoto: false },
    ).listing?.altText;
  expect(altTextOf("A ring dish of oak with linseed oil, 9 cm wide.")).toBe(
    "A ring dish of oak with linseed oil, 9 cm wide.",
  );
  expect(altTextOf("An oak ring dish on a windowsill in morning light.")).toBe(
    "Oak ring dish, made of linseed oil.",
  );
  expect(altTextOf("A photo frame of oak.", "Oak photo frame")).toBe(
    "A photo frame of oak.",
  );
});
