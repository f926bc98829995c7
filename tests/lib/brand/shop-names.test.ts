import fc from "fast-check";
import { candidatesFromKeywords } from "@/lib/brand/names/candidates-from-keywords";
import { chooseNames, cleanReasoning } from "@/lib/brand/names/choose-names";
import {
  findProtectedTerm,
  findSimilar,
  parseSpokenName,
  violationOf,
} from "@/lib/brand/names/name-checks";
import { compactName, isSimilar } from "@/lib/brand/names/name-words";
import { hostileTexts } from "@/tests/lib/listings/hostile-texts";
import { runs } from "@/tests/support/repetitions";

const etsyName = /^[A-Za-z0-9]{4,20}$/;
const choose = (spoken: string[], taken: string[] = []) =>
  chooseNames(
    spoken.map((one) => ({
      spoken: one,
      reasoning: "It fits the shop and is easy to say.",
    })),
    taken,
    100,
  );
const kept = (spoken: string[], taken: string[] = []) =>
  choose(spoken, taken).chosen.map(({ name }) => name);

test.each([
  ["Ash & Ember", "AshAndEmber"],
  ["mother's kiln", "MothersKiln"],
  ["Café Łódź", "CafeLodz"],
  ["Slow-Made Straße", "SlowMadeStrasse"],
  ["Studio 12", "Studio12"],
])("shop name “%s” becomes %s", (spoken, name) =>
  expect(compactName(spoken)).toBe(name),
);

test.each([
  ["Ink", /at least 4/],
  ["The Very Long Workshop Row", /at most 20/],
  ["2024", /needs at least one letter/],
  ["Etsy Finds", /not accept/],
  ["Bestetsygoods", /not accept/],
  ["Fu\u1d04k Row", /not accept/],
  ["Ni-ke Knits", /nike/i],
  ["Nike Knits", /nike/i],
  ["DisneyCrafts", /disney/i],
  ["Harrypotterish", /harry potter/i],
  ["Kiln_Row", /letters, digits/],
])("shop name “%s” is refused with a reason", (spoken, reason) =>
  expect(violationOf(spoken)).toMatch(reason),
);

test.each([
  "Quiet Kiln",
  "Moth & Linden",
  "Wren",
  "Fern Harbor",
  "Grapple Yard",
])("shop name “%s” is accepted", (spoken) =>
  expect(violationOf(spoken)).toBeNull(),
);

test.each([
  ["Clay Studio", "The Clay Works", true],
  ["Fern & Clay", "Clay and Fern", true],
  ["Quiet Kiln", "Quiet Kilns", true],
  ["Wickery", "Wickerly", true],
  ["Wren", "Fern", false],
  ["Clay & Moth", "Clay & Oak", false],
])("“%s” and “%s” are similar: %s", (a, b, alike) =>
  expect([isSimilar(a, b), isSimilar(b, a)]).toEqual([alike, alike]),
);

test("chosen names: no two similar, none similar to an earlier one, no word five times", () => {
  expect(kept(["Clay Row", "Clay Row Studio", "Row of Clay"])).toEqual([
    "ClayRow",
  ]);
  expect(kept(["Quiet Kiln", "Moth & Oak"], ["The Quiet Kiln"])).toEqual([
    "MothAndOak",
  ]);
  const clay = [
    "Clay Row",
    "Clay Moth",
    "Clay Oak",
    "Clay Fern",
    "Clay Heron",
    "Clay Tansy",
  ];
  expect(kept(clay)).toEqual(["ClayRow", "ClayMoth", "ClayOak", "ClayFern"]);
});

const hostileNames = [
  '<svg onload="alert(1)">',
  "<script>Kiln</script>",
  "javascript:alert(1)",
  "https://evil.example/a",
  "evil.example.com",
  "file:///etc/passwd",
  "http://169.254.169.254/latest",
  "אש ואדמה",
  "نار وطين",
  "\u202eKiln Row",
  "Kiln\u200bRow",
  "🧶 Yarn Bar",
  "Yarn 🧶",
  "陶工房",
  "Кузница",
  "Kiln'; DROP TABLE users;--",
  "{{7*7}}",
  "",
  "   ",
  "a".repeat(10_000),
];

test("markup, URLs, other scripts, emoji and hidden characters are refused as names", () => {
  expect(kept(hostileNames)).toEqual([]);
  for (const text of hostileNames) expect(parseSpokenName(text)).toBeNull();
});

test("any model text yields only names valid for Etsy, and reasons without markup or URLs", () => {
  const text = fc.oneof(
    fc.constantFrom(...hostileTexts, ...hostileNames),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.stringMatching(/^[A-Za-z&' -]{1,40}$/),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ spoken: text, reasoning: text }), { maxLength: 30 }),
      (candidates) => {
        const { chosen } = chooseNames(candidates, [], 100);
        for (const { name, spoken, reasoning } of chosen) {
          expect(name).toMatch(etsyName);
          expect(compactName(spoken)).toBe(name);
          expect(violationOf(spoken)).toBeNull();
          expect(reasoning).not.toMatch(
            /[<>{}[\]\\\u202a-\u202e\u2066-\u2069\u200b\0]|https?:|javascript/i,
          );
          expect(reasoning.length).toBeGreaterThan(0);
          expect(reasoning.length).toBeLessThanOrEqual(161);
        }
        for (const [index, { spoken }] of chosen.entries()) {
          expect(
            findSimilar(
              spoken,
              chosen.slice(index + 1).map((other) => other.spoken),
            ),
          ).toBeNull();
        }
      },
    ),
    { numRuns: runs(300) },
  );
});

test.each([
  "See https://evil.example for more.",
  "<svg onload=alert(1)> and a kiln, which fits.",
  "It will rank first and bring more sales.",
  "Inspired by Disney and its castles.",
  "My instructions say that I must not tell.",
])("the reason “%s” is replaced by our own", (line) =>
  expect(cleanReasoning(line, "Quiet Kiln")).toBe(
    "2 words that are easy to say and to spell.",
  ),
);

test("a long reason is cut after a whole sentence or word", () => {
  expect(
    cleanReasoning(
      `It is short. ${"Then it goes on and on ".repeat(20)}`,
      "Kiln",
    ),
  ).toBe("It is short.");
  expect(cleanReasoning("easy to remember ".repeat(20), "Kiln")).toMatch(
    /remember…$|to…$|easy…$/,
  );
});

test.each(["clay mugs", "", "陶器 ברכה 🧶", "xx yy", "the and for"])(
  "a shop of “%s” gets twelve names without a model, the same each time, and others the next time",
  (keywords) => {
    const first = chooseNames(
      candidatesFromKeywords(keywords, "1"),
      [],
      12,
    ).chosen.map(({ spoken }) => spoken);
    const again = chooseNames(
      candidatesFromKeywords(keywords, "1"),
      [],
      12,
    ).chosen.map(({ spoken }) => spoken);
    const next = chooseNames(
      candidatesFromKeywords(keywords, "2"),
      first,
      12,
    ).chosen.map(({ spoken }) => spoken);
    expect(first).toHaveLength(12);
    expect(again).toEqual(first);
    expect(next).toHaveLength(12);
    expect(next.filter((name) => findSimilar(name, first) !== null)).toEqual(
      [],
    );
  },
);

test("protected names are found as words, by capitals and inside other words, not by chance", () => {
  expect(findProtectedTerm("LegoBench")).toBe("lego");
  expect(findProtectedTerm("Starbucksy")).toBe("starbucks");
  for (const fine of [
    "Coach House",
    "Apple Row",
    "Target Practice",
    "Stitch & Fern",
  ]) {
    expect([fine, findProtectedTerm(fine)]).toEqual([fine, null]);
  }
});
