import { fillerIn } from "@/lib/listings/lexicon/filler";
import { wordsOf } from "@/lib/listings/lexicon/word-roots";
import { checkListing } from "@/lib/listings/rules";
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
    expect(tags.length).toBeGreaterThanOrEqual(13);
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
  const answer = await writer.write(facts);
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
