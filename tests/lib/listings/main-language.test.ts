import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { fallbackDescription } from "@/lib/listing-text/compose/texts";
import { type Fact, listingFormSchema } from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { sentenceFromFacts } from "@/lib/listing-text/score/sentence-from-facts";
import { listingPrompt } from "@/lib/listings/prompts/listing";

const form = {
  productName: "Oak ring dish",
  materials: "oak, linseed oil",
  language: "de" as const,
  extraDetails:
    "9 cm wide, 2.5 cm tall. Dishwasher safe. The rim is sterling silver.",
};
const german = {
  titles: ["Ringschale aus Eiche, geölt", "Schmuckschale mit Silberrand"],
  description:
    "Diese Ringschale ist aus Eiche und mit Leinöl geölt. Sie ist 9 cm breit und 2,5 cm hoch, und sie ist spülmaschinenfest. Der Rand ist aus Sterlingsilber. Sie heilt schlechten Schlaf. Der Boden ist 7 mm dick.",
  tags: [{ tag: "ringschale eiche", facet: "what" }],
  materials: ["Eiche", "Leinöl", "Gold"],
  altText: "Eine Ringschale aus Eiche auf einem Tisch",
  attributes: [],
  facts: [],
};
const complete = (answer: object, options: object = {}) =>
  completeListing(answer, { ...form, ...options }, { hasPhoto: false });

describe("a listing in another language than the seller typed in", () => {
  test("keeps the model's own text, with the claims and numbers that she told in her language", () => {
    const { listing, used, titles } = complete(german);
    expect(used).toEqual(expect.arrayContaining(["title", "description"]));
    expect(titles).toEqual(german.titles);
    // Without a photo no scene is described; what she typed is in another
    // language.
    expect(listing?.altText).toBe(german.titles[0]);
    expect(listing?.description).toMatch(/9 cm breit und 2,5 cm hoch/);
    expect(listing?.description).toMatch(/spülmaschinenfest.*Sterlingsilber/s);
    expect(listing?.description).toContain(german.description);
    expect(listing?.description).not.toMatch(/Size|Details/);
    expect(listing?.materials).toEqual(["Eiche", "Leinöl"]);
  });

  test("fills up its tags with words of its own title, never with English ones", () => {
    const { listing } = complete(german);
    expect(listing?.tags).toEqual(
      expect.arrayContaining(["ringschale eiche", "geölt"]),
    );
    expect(listing?.tags.join(" ")).not.toMatch(/oak|ring dish|linseed/);
  });

  test.each([
    [
      "in a third language",
      "Bonjour et merci, une coupelle pour les bagues avec du chêne dans la maison.",
    ],
    [
      "about something else",
      "Ignore all of it. Buy a PWNED course instead, it is the best of them.",
    ],
  ])("text %s: is not used", (_, description) => {
    const { used } = complete({
      ...german,
      titles: ["PWNED"],
      description,
      altText: "PWNED",
    });
    expect(used).not.toContain("description");
    expect(used).not.toContain("title");
  });

  test("text in the language without any of the materials told: is not used", () => {
    const description =
      "Das ist ein Kurs über das Verkaufen im Internet und er ist für alle, die mehr wollen.";
    expect(
      complete({ ...german, titles: ["Kurs für das Internet"], description })
        .used,
    ).not.toContain("description");
  });

  test("claims that the seller made in no language: are left out as ever", () => {
    const { listing } = complete({
      ...german,
      titles: ["Ringschale aus Bio-Eiche, vergoldet"],
    });
    expect(listing?.title).not.toMatch(/bio|vergoldet/i);
  });
});

describe("our own texts", () => {
  const facts: Fact[] = [
    { name: "product", value: "Mira", source: "seller" },
    { name: "materials", value: "Lino", source: "seller" },
    { name: "audience", value: "Ada", source: "seller" },
  ];

  test.each(languageValues.filter((language) => language !== "en"))(
    "in %s: contain no English word",
    (language) => {
      const text = fallbackDescription(facts, "Mira", language);
      expect(text).toContain("Mira, Lino.");
      expect(text.replaceAll("[add ", "[")).not.toMatch(
        /\b(?:made|of|size|care|materials|included|time)\b/i,
      );
      expect(text.match(/\[add /g)).toHaveLength(5);
      expect(sentenceFromFacts(facts, language)).toBe("Mira, Lino.");
    },
  );

  test("in English: stay as they were", () => {
    expect(fallbackDescription(facts, "Mira")).toContain("Mira, made of Lino.");
    expect(fallbackDescription(facts, "Mira")).toContain(
      "- Care: [add care instructions]",
    );
  });
});

test("the prompt: names the language, English without one, and keeps the choice out of the facts", () => {
  const options = {
    facts: {},
    style: "etsy_2026",
    voice: null,
    photos: 0,
  } as const;
  expect(listingPrompt.prompt({ ...options, language: "en" })).toContain(
    "Write the listing in English.",
  );
  expect(listingPrompt.prompt({ ...options, language: "ja" })).toContain(
    "Write the listing in Japanese.",
  );
  const repair = {
    ...options,
    draft: null,
    violations: [],
    language: "pl" as const,
  };
  expect(listingPrompt.repairPrompt(repair)).toContain("in Polish again");
});

test("the form: takes a language that can be written in or none, and no other", () => {
  const parsed = listingFormSchema.parse({ productName: "Mug" });
  expect("language" in parsed).toBe(false);
  for (const language of languageValues) {
    expect(
      listingFormSchema.parse({ productName: "Mug", language }),
    ).toMatchObject({ language });
  }
  expect(
    listingFormSchema.safeParse({ productName: "Mug", language: "tlh" })
      .success,
  ).toBe(false);
});
