import fc from "fast-check";
import { evidenceOf } from "@/lib/listing-text/check/refusal";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import {
  editedListingSchema,
  generatedListingSchema,
} from "@/lib/listing-text/fields/listing-schema";
import {
  copyText,
  wholeListingText,
} from "@/lib/listing-text/fields/map-fields";
import { offersPersonalization } from "@/lib/listing-text/lexicon/personalization-offers";
import { readPastedListing } from "@/lib/listing-text/paste/read-pasted-listing";
import {
  checkPersonalization,
  normalizePersonalization,
} from "@/lib/listing-text/rules/personalization";
import { normalizeListing } from "@/lib/listing-text/rules/rules";
import { totalOf } from "@/lib/listing-text/score/score";
import { parseRewrite } from "@/lib/listings/edit/parse-rewrite";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { anyText } from "@/tests/lib/listings/arbitraries";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { runs } from "@/tests/support/repetitions";

const engraving = {
  question: "Name to engrave",
  instructions: "Up to 12 letters.",
};
const codesOf = (question: string, instructions: string) =>
  checkPersonalization({ question, instructions }).map(({ code }) =>
    code.replace("personalization_", ""),
  );

test.each([
  ["Name", "", []],
  ["x".repeat(45), "y".repeat(120), []],
  ["", "", ["question_empty"]],
  ["  ", "", ["question_empty"]],
  ["x".repeat(46), "", ["question_too_long"]],
  ["Name", "y".repeat(121), ["instructions_too_long"]],
  ["Name", "- up to 12 letters", ["instructions_start"]],
  ["Name", " up to 12 letters", ["instructions_start"]],
  ["Name", "12 letters", []],
  ["Name", "Écrivez le prénom", []],
  ["Name", "お名前を書いてください", []],
  ["Name", "ALL CAPS is fine", []],
  ["Name", "USE CAPITAL LETTERS", ["instructions_capitals"]],
  ["Name", "USE ÉCRAN, write ÜBER", ["instructions_capitals"]],
  ["Name", "A, B or C. I engrave it", []],
  ["<b>Name</b>", "", ["control"]],
  ["Name", "a\u0007b", ["control"]],
  ["Mail anna@example.com", "", ["contact"]],
  ["Name", "undefined", ["leftover"]],
])(
  "personalization %j with instructions %j: violates %j",
  (question, instructions, expected) => {
    expect(codesOf(question, instructions)).toEqual(expected);
  },
);

test("personalization: a listing without it violates nothing", () => {
  expect(checkPersonalization(null)).toEqual([]);
});

test.each([
  [
    {
      question: "What **name** shall we engrave on the inside of the ring?",
      instructions: "",
    },
    "What name shall we engrave on the inside",
    "",
  ],
  [
    { question: " Name ", instructions: "• UP TO TWELVE LETTERS" },
    "Name",
    "Up To Twelve Letters",
  ],
  [
    { question: "Name", instructions: "ONE TWO three" },
    "Name",
    "ONE TWO three",
  ],
  [{ question: "Name", instructions: "---" }, "Name", ""],
  [{ question: "Name", instructions: "{{text}}" }, "Name", ""],
  [
    { question: "Name", instructions: "- {{text}} up to 12 letters" },
    "Name",
    "up to 12 letters",
  ],
  [
    { question: "Name", instructions: "letter ".repeat(30) },
    "Name",
    "letter ".repeat(17).trim(),
  ],
])(
  "personalization %j: is repaired to %j and %j",
  (personalization, question, instructions) => {
    expect(normalizePersonalization(personalization)).toEqual({
      question,
      instructions,
    });
  },
);

test.each(["", "!!!", "undefined", "x".repeat(46)])(
  "personalization with the question %j: nothing usable is left",
  (question) => {
    expect(
      normalizePersonalization({ question, instructions: "Up to 12 letters." }),
    ).toBeNull();
  },
);

test("personalization: any text passes the rules once repaired, and repairing twice is the same as once", () => {
  fc.assert(
    fc.property(anyText, anyText, (question, instructions) => {
      const repaired = normalizePersonalization({ question, instructions });
      expect(checkPersonalization(repaired)).toEqual([]);
      expect(normalizePersonalization(repaired)).toEqual(repaired);
    }),
    { numRuns: runs(300) },
  );
});

test.each([
  "Can be personalized.",
  "PERSONALISED dog collar",
  "Custom name necklace",
  "Engraved with your initials",
  "Add a name or a date for free",
  "We can customize the color.",
  "Monogrammed linen napkins",
  "Mug with your dog's photo: add a photo after checkout",
  "Personalisierbar mit Namen",
  "Wir besticken es mit Ihrem Namen",
  "Gravur möglich",
  "Wunschtext bis 20 Zeichen",
  "Auf Wunsch individualisiert",
  "Collier personnalisé",
  "Brodé avec votre prénom",
  "Prénom au choix",
  "Collar personalizado para perro",
  "Bordado con tu nombre",
  "Iniciales a elegir",
  "Collana personalizzata",
  "Ricamato con il tuo nome",
  "Nome a scelta",
  "Gepersonaliseerde mok",
  "Met eigen naam",
  "Graveren mogelijk",
  "Caneca personalizada",
  "Bordado com o seu nome",
  "Nome à escolha",
  "Kubek personalizowany",
  "Spersonalizowany prezent",
  "Z imieniem dziecka",
  "Grawer na życzenie",
  "名入れできます",
  "お名前を刻印いたします",
  "イニシャル刺繍",
  "カスタマイズ可能",
])("seller's text %j: offers personalization", (text) => {
  expect(offersPersonalization(`Stoneware mug.\n${text}`)).toBe(true);
});

test.each([
  "Speckled stoneware mug, 12 oz",
  "Carved by hand. Custom made to order",
  "Sorry, no personalization",
  "Cannot be personalized",
  "This one is not personalized",
  "Personalization is not available",
  "Kann nicht personalisiert werden",
  "Keine Personalisierung",
  "Personalisierung ist nicht möglich",
  "Mit floraler Gravur",
  "Pas de personnalisation",
  "Sin personalización",
  "Non personalizzabile",
  "Niet gepersonaliseerd",
  "Não personalizamos",
  "Bez personalizacji",
  "名入れはできません",
  "名入れ不可",
  "An engraved pattern of leaves",
  "A personal gift",
  "Comes with a photo frame",
])("seller's text %j: offers no personalization", (text) => {
  expect(offersPersonalization(`Stoneware mug.\n${text}`)).toBe(false);
});

test("offer of personalization: a denial of something else in another clause doesn't count", () => {
  expect(
    offersPersonalization("Not dishwasher safe, personalized with a name"),
  ).toBe(true);
});

describe("model's personalization", () => {
  const answer = { ...goodAnswer, personalization: engraving };
  const offering = {
    ...mugForm,
    extraDetails: "Can be engraved with your name, up to 12 letters.",
  };
  const personalizationFor = (input: object, form = offering) =>
    completeListing(input, form, { hasPhoto: true }).listing?.personalization;

  test("offered by the seller: is kept", () => {
    expect(personalizationFor(answer)).toEqual(engraving);
  });

  test("not offered by the seller: becomes null", () => {
    expect(
      personalizationFor(answer, { ...mugForm, extraDetails: "12 oz" }),
    ).toBeNull();
  });

  test("a text of it with claims, prices or measures that nobody typed: goes as a whole", () => {
    const invented = {
      question: "Name to engrave",
      instructions: "Engraved 5 mm high, $5 extra",
    };
    const text = JSON.stringify(
      personalizationFor({ ...answer, personalization: invented }),
    );
    expect(text).toContain("Name to engrave");
    expect(text).not.toMatch(/Engraved|5 mm|\$/);
    const claiming = { ...engraving, question: "Name on the sterling silver" };
    expect(
      JSON.stringify(
        personalizationFor({ ...answer, personalization: claiming }),
      ),
    ).not.toMatch(/name on|silver/iu);
  });

  test.each([
    undefined,
    null,
    "Name",
    [],
    { question: 7 },
    { instructions: "Up to 12 letters." },
  ])(
    "of another shape, %j: makes a listing all the same",
    (personalization) => {
      const { question = null } =
        personalizationFor({ ...answer, personalization }) ?? {};
      expect([null, "7"]).toContain(question);
    },
  );

  test("streaming: shown once it is complete, and never when nobody offered it", () => {
    const shownFor = (form: typeof offering) =>
      createPartialComposer({ form, hasPhoto: true })(JSON.stringify(answer))
        .personalization;
    expect(shownFor(offering)).toEqual(engraving);
    expect(shownFor({ ...mugForm, extraDetails: "12 oz" })).toBeNull();
  });
});

describe("rewritten personalization", () => {
  const rewrite = (results: typeof emptyListing, sellerText: string) =>
    parseRewrite(
      "personalization",
      JSON.stringify({ personalization: engraving }),
      { results, evidence: evidenceOf({ sellerText }), context: {} },
    ).patch;

  test("offered by the seller: is used", () => {
    expect(rewrite(emptyListing, "Add a name")).toEqual({
      personalization: engraving,
    });
  });

  test("added by the seller in the editor: is used", () => {
    const results = {
      ...emptyListing,
      personalization: { question: "Initials", instructions: "" },
    };
    expect(rewrite(results, "Mug")).toEqual({ personalization: engraving });
  });

  test("neither offered nor added: is refused", () => {
    expect(rewrite(emptyListing, "Mug")).toBeNull();
  });
});

describe("listing older than the field", () => {
  const { personalization: _, ...old } = { ...emptyListing, title: "Mug" };

  test("when read: has no personalization", () => {
    expect(generatedListingSchema.parse(old)).toEqual({
      ...old,
      personalization: null,
    });
  });

  test("when edited: may be sent without it", () => {
    expect(editedListingSchema.parse(old)).toEqual(old);
    expect(
      editedListingSchema.safeParse({
        ...old,
        personalization: { ...engraving, id: 1 },
      }).success,
    ).toBe(false);
  });
});

test("personalization: is copied, and read again from the pasted text", () => {
  const listing = {
    ...emptyListing,
    title: "Ring",
    description: "A ring.",
    personalization: engraving,
  };
  expect(copyText(listing, "personalization")).toBe(
    "Question: Name to engrave\nInstructions: Up to 12 letters.",
  );
  expect(readPastedListing(wholeListingText(listing))).toEqual(listing);
  expect(
    readPastedListing("Title: Ring\nPersonalization: Name").personalization,
  ).toEqual({
    question: "Name",
    instructions: "",
  });
});

test("score: personalization earns no points; one that Etsy would refuse caps it", () => {
  const { listing } = completeListing(goodAnswer, mugForm, { hasPhoto: true });
  const good = normalizeListing(listing);
  expect(totalOf({ ...good, personalization: engraving }, {})).toBe(
    totalOf(good),
  );
  expect(
    totalOf({ ...good, personalization: { question: "", instructions: "" } }),
  ).toBe(49);
});
