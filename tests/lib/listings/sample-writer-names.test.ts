import { fillerIn } from "@/lib/listing-text/lexicon/filler";
import { wordsOf } from "@/lib/listing-text/lexicon/roots";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { names } from "@/tests/lib/listings/sample-writer-names";
import { someOf } from "@/tests/support/repetitions";
import { asListing, startSampleWriter } from "@/tests/support/sample-writer";

// A new seller's first listing comes from the sample writer: it may be dull,
// never false.
let writer: Awaited<ReturnType<typeof startSampleWriter>>;
beforeAll(async () => {
  writer = await startSampleWriter();
});
afterAll(() => writer.close());

test("names: at least a hundred, each once", () => {
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(100);
});

/** The words of the writer's own sentences, and the labels of the details. */
const ownWords = new Set(
  wordsOf(
    "a an and for in made with style details materials color size care included processing time personalization",
  ),
);
const invented =
  /\bgifts? (?:for|idea)|\bpromise\b|\bcozy\b|\beveryday\b|handmade|\bphotos?\b|\bframe of\b|\blight\b/i;

test.each(someOf(names))(
  "%s: belongs to %s, and nothing untrue is said of it",
  async (productName, category, end, untrue) => {
    const answer = await writer.write({ productName });
    expect([
      answer.category,
      answer.categoryPath.endsWith(end) || answer.categoryPath,
    ]).toEqual([category, true]);
    const { titles, description, tags, attributes, altText, materials } =
      answer;
    const texts = [
      ...titles,
      description,
      ...tags.map(({ tag }) => tag),
      altText,
      ...materials,
    ];
    texts.push(...attributes.map(({ name, value }) => `${name}: ${value}`));
    const said = texts.join("\n");
    // A word that the seller typed is no invention.
    const own = said
      .replace(/\[add [^\]]*\]/g, "")
      .replaceAll(new RegExp(`\\b${productName}\\b`, "gi"), "");
    expect(own).not.toMatch(untrue);
    expect(own).not.toMatch(invented);
    expect(tags.length).toBeGreaterThanOrEqual(1);
    for (const title of titles)
      expect(checkListing(asListing(answer, title))).toEqual([]);
  },
);

test.each(someOf(names))(
  "%s: description, attributes and alt text have no word that nobody typed",
  async (productName) => {
    const { description, attributes, altText } = await writer.write({
      productName,
    });
    const values = attributes.map(({ value }) => value).join("\n");
    const labels = /^(?:[A-Z][a-z ]+: )?\[add [^\]]*\]$/gm;
    const said = `${description.replace(labels, "")}\n${altText}\n${values}`;
    const typed = new Set(wordsOf(productName));
    expect(
      wordsOf(said).filter((word) => !typed.has(word) && !ownWords.has(word)),
    ).toEqual([]);
  },
);

const facts = {
  productName: "Oak ring dish",
  materials: "oak, linseed oil",
  styleDesign: "plain",
  colors: ["Brown"],
  extraDetails: "9 cm wide, 2 cm tall. Wipe clean. Made in 3–5 days.",
};

test("an oak ring dish: typed facts, blanks, and no gift, mood or jewelry", async () => {
  const { photoAltTexts, ...answer } = await writer.write(facts);
  expect(photoAltTexts).toEqual([]);
  expect(answer.category).toBe("home_living");
  expect(JSON.stringify(answer)).not.toMatch(
    /gift|wear|stack|band|promise|photo|frame|light|mood/i,
  );
  expect(answer.description).toContain("Size: 9 cm wide, 2 cm tall");
  expect(answer.description).toContain("Processing time: Made in 3–5 days");
  expect(answer.unknown).toEqual(["what is included"]);
  expect(answer.altText).toBe(
    "Oak ring dish made with oak and linseed oil, in brown.",
  );
  expect(answer.titles.join()).not.toMatch(/brown linseed/i);
});

test.each([
  ...someOf(names).map(([productName]) => ({ productName })),
  facts,
  { ...facts, audience: "new parents" },
])("$productName: the description has no filler", async (form) => {
  const { description, facts: known } = await writer.write(form);
  expect(fillerIn(description, known)).toEqual([]);
});

/** True of whatever is sold, and so of no use to anybody. */
const anyShop =
  /\b(?:shop|store|online|listing|item to|search|buy|order|find|seller)\b/i;

test.each([
  ...someOf(names).map(([productName]) => ({ productName })),
  facts,
  { ...facts, audience: "new parents", colors: ["Brown", "White"] },
])("$productName: each text cites the facts it is made of", async (form) => {
  const answer = await writer.writeCited(form);
  expect(answer.canCite).toBe(true);
  expect(answer.item).toMatch(/\p{L}/u);
  const lines = answer.description.flat();
  const stating = [
    ...answer.titles,
    ...lines.filter(({ text }) => !/^Details$|\[add [^\]]*\]$/.test(text)),
    answer.altText,
  ];
  expect(stating.filter((each) => each.facts.length === 0)).toEqual([]);
  const blanks = lines.filter(({ text }) => /: \[add [^\]]*\]$/.test(text));
  expect(blanks.filter((each) => each.facts.length > 0)).toEqual([]);
  // What is true of the whole kind rests on its name.
  const loose = answer.tags.filter((each) => each.facts.length === 0);
  expect(loose.filter(({ facet }) => facet !== "what")).toEqual([]);
  expect(answer.tags.filter(({ tag }) => anyShop.test(tag))).toEqual([]);
});

test("facts: each with its property, quoted where the words differ", async () => {
  const { facts: known } = await writer.writeCited({
    ...facts,
    productName: "Oak Ring Dish, hand-crafted",
    extraDetails: "9 cm wide. Not dishwasher safe.",
  });
  const told = known.map(({ property, value, quote }) => [
    property,
    value,
    quote,
  ]);
  expect(told).toEqual([
    ["item", "oak ring dish", "Oak Ring Dish, hand-crafted"],
    ["material", "oak", "oak"],
    ["material", "linseed oil", "linseed oil"],
    ["style", "plain", "plain"],
    ["color", "Brown", "Brown"],
    ["width", "9 cm wide", "9 cm wide"],
    ["care", "Not dishwasher safe", "Not dishwasher safe"],
    ["technique", "handmade", "hand-crafted"],
  ]);
});

test("no name typed: says that it doesn't know what the piece is", async () => {
  const { item, facts: known } = await writer.writeCited({ materials: "oak" });
  expect(item).toBe("");
  expect(known.map(({ property }) => property)).toEqual(["material"]);
});

test("gift tags: none unless the seller names an audience or occasion", async () => {
  const tagsOf = async (form: object) =>
    (await writer.write(form)).tags.map(({ tag }) => tag).join("\n");
  expect(await tagsOf(facts)).not.toMatch(/gift|birthday|wedding|mom|dad/i);
  expect(await tagsOf({ ...facts, audience: "new parents" })).toContain(
    "new parent gift",
  );
});

test.each([
  [
    "a category of its own is typed",
    { productName: "Oak ring dish", category: "jewelry" },
  ],
  [
    "a technique is denied",
    { productName: "Bowl", extraDetails: "Not hand painted, no gold." },
  ],
  [
    "a machine may have knitted it",
    { productName: "Scarf", styleDesign: "knitted" },
  ],
])("%s: nothing follows from it that was not said", async (_, form) => {
  const { description, tags, attributes, materials } = await writer.write(form);
  const said = [
    ...tags.map(({ tag }) => tag),
    ...attributes.map(({ value }) => value),
    ...materials,
  ].join("\n");
  expect(said).not.toMatch(
    /finger|jewelry piece|jewelry item|hand (?:painted|knit)|gold/i,
  );
  expect(description).not.toMatch(/to wear|hand knit/i);
});
