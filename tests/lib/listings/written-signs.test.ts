import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";
import { checkListing, normalizeListing } from "@/lib/listing-text/rules/rules";
import { normalizeTag } from "@/lib/listing-text/rules/tags";
import { normalizeTitle } from "@/lib/listing-text/rules/title";

test.each([
  ["㎝", "cm"],
  ["㎜", "mm"],
  ["㎖", "ml"],
  ["㏄", "cc"],
  ["㎏", "kg"],
  ["①", "1"],
  ["⑫", "12"],
  ["Ⅱ", "ii"],
  ["ⅳ", "iv"],
  ["№", "no"],
  ["Ⓐ", "a"],
])("%s: spelled as %s in a title, a tag and a material", (sign, spelled) => {
  expect(normalizeTitle(`Vase 9 ${sign} blau`).toLowerCase()).toBe(
    `vase 9 ${spelled} blau`,
  );
  expect(normalizeTag(`vase 9 ${sign}`)?.tag).toBe(`vase 9 ${spelled}`);
  expect(normalizeMaterials([`wire ${sign}`])[0]?.toLowerCase()).toBe(
    `wire ${spelled}`,
  );
});

test.each([
  ["every square and enclosed sign of East Asia", 0x3200, 0x33ff],
  ["every enclosed letter and number", 0x2460, 0x24ff],
  ["every Roman numeral", 0x2160, 0x217f],
])("%s: no title loses it", (_, first, last) => {
  for (let code = first; code <= last; code += 1) {
    const sign = String.fromCodePoint(code);
    const spelled = sign.normalize("NFKC");
    if (spelled === sign || !/^[\p{L}\p{Nd}]+$/u.test(spelled)) continue;
    expect([sign, normalizeTitle(`Vase ${sign} blau`)]).toEqual([
      sign,
      `Vase ${spelled} blau`,
    ]);
  }
});

test.each([
  ["1½ m ribbon", "1 1/2 m ribbon"],
  ["⅕ scale house", "1/5 scale house"],
  ["Rug 4 m²", "Rug 4 m2"],
  ["Oven cloth 200 ℃", "Oven cloth 200 degrees C"],
  ["Ｏａｋ Ｔｒａｙ", "Oak Tray"],
  ["Maker™ bowl", "Maker™ bowl"],
  ["Maker℠ bowl", "Maker bowl"],
])("title “%s”: becomes “%s”", (title, written) => {
  expect(normalizeTitle(title)).toBe(written);
});

test("a fraction that no tag can write: no tag, but a half is one", () => {
  expect(normalizeTag("⅓ scale doll")).toBeNull();
  expect(normalizeTag("½ scale doll")?.tag).toBe("half scale doll");
});

const words = [
  ["Thai", "น้ำเงินที่ทำมือ"],
  ["Hindi", "हिन्दी में लिखा"],
  ["Tamil", "தமிழ் கிண்ணம்"],
  ["Arabic with its vowels", "مَكْتُوب بِاليَد"],
  ["Hebrew with its vowels", "שָׁלוֹם"],
  ["Burmese", "မြန်မာ"],
  ["Khmer", "ខ្មែរ"],
] as const;

test.each(words)(
  "%s: an alt text and a description keep every mark, and nothing is wrong with them",
  (_, text) => {
    const listing = normalizeListing({
      ...emptyListing,
      title: "Bowl",
      altText: text,
      description: text,
    });
    expect(listing).toMatchObject({ altText: text, description: text });
    expect(checkListing(listing)).toEqual([]);
  },
);

test.each(words)(
  "%s: a title, a tag and a material keep every mark, and it is said that Etsy refuses them",
  (_, text) => {
    const [short = ""] = text.split(" ");
    const listing = normalizeListing({
      ...emptyListing,
      description: "A bowl.",
      title: text,
      tags: [short],
      materials: [short],
    });
    expect(listing).toMatchObject({
      title: text,
      tags: [short],
      materials: [short],
    });
    const codes = checkListing(listing).map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        "title_character",
        "tag_character",
        "material_character",
      ]),
    );
  },
);

test("an accent that joins no letter: dropped from a title as before", () => {
  expect(normalizeTitle("Bo\u0336wl \u0301blue")).toBe("Bowl blue");
});

test("a model's text that was escaped twice: line breaks, spaces and letters are there", () => {
  const answer = parseAnswer({
    title: String.raw`Vase\u00a0bleu`,
    description: String.raw`A bowl.\n\nCaf\u00e9 \"au lait\" \ud83c\udf3f\r\n- Size: 9\u00a0cm`,
    facts: [
      { name: "color", value: String.raw`deep\u00a0blue`, source: "photo" },
    ],
  });
  expect(answer.description).toBe(
    'A bowl.\n\nCafé "au lait" 🌿\n- Size: 9\u00a0cm',
  );
  expect(answer.facts[0]?.value).toBe("deep\u00a0blue");
  expect(JSON.stringify(answer)).not.toContain("\\\\");
  const listing = normalizeListing({
    title: String.raw`Vase\u00a0bleu`,
    description: String.raw`A bowl.\nIt is blue.`,
  });
  expect(listing).toMatchObject({
    title: "Vase bleu",
    description: "A bowl.\nIt is blue.",
  });
});
