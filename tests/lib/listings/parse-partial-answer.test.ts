import fc from "fast-check";
import { parsePartialAnswer } from "@/lib/listing-text/answer/parse-partial-answer";
import { goodAnswer } from "@/tests/lib/listings/good-answer";
import { anyCharacter } from "@/tests/support/any-character";
import { runs } from "@/tests/support/repetitions";

const read = (text: string) => {
  const { done, growing } = parsePartialAnswer(text);
  return { done: Object.fromEntries(done), growing };
};

test.each([
  ["nothing", "", {}, null],
  ["not JSON", "Here is the listing", {}, null],
  ["a list", '["a"', {}, null],
  ["half a name", '{"tit', {}, null],
  ["a name alone", '{"title":', {}, null],
  [
    "half a text",
    '{"title":"Mug, whi',
    {},
    { name: "title", value: "Mug, whi" },
  ],
  ["a text and its quote", '{"title":"Mug"', { title: "Mug" }, null],
  ["half an escape", '{"a":"x\\', {}, { name: "a", value: "x" }],
  ["half a code", '{"a":"x\\u00e', {}, { name: "a", value: "x" }],
  ["half an escaped pair", '{"a":"x\\ud83d', {}, { name: "a", value: "x" }],
  [
    "half a pair and half a code",
    '{"a":"x\\ud83d\\ude',
    {},
    { name: "a", value: "x" },
  ],
  ["half a pair", '{"a":"x\ud83d', {}, { name: "a", value: "x" }],
  [
    "an escaped backslash before a d83d",
    '{"a":"\\\\ud83d',
    {},
    { name: "a", value: "\\ud83d" },
  ],
  ["whole entries of a list", '{"a":["x","y', {}, { name: "a", value: ["x"] }],
  ["a number that may go on", '{"a":[1,2', {}, { name: "a", value: [1] }],
  [
    "entries that are objects",
    '{"a":[{"b":[1]},{"b":"',
    {},
    { name: "a", value: [{ b: [1] }] },
  ],
  [
    "whole entries of the list in a list",
    '{"a":[["x","y"],[{"b":[1]},{"b":[2',
    {},
    { name: "a", value: [["x", "y"], [{ b: [1] }]] },
  ],
  [
    "a list in a list that has nothing yet",
    '{"a":[["x"],[{"b":"',
    {},
    { name: "a", value: [["x"]] },
  ],
  [
    "no entries of lists any deeper",
    '{"a":[["x",["y",',
    {},
    { name: "a", value: [["x"]] },
  ],
  ["a number at the end", '{"a":12', {}, null],
  [
    "all but the brace",
    ' { "a" : 12 , "b":{"c":[]} ',
    { a: 12, b: { c: [] } },
    null,
  ],
  ["what is no JSON after a while", '{"a":1,"b":tru,"c":2', { a: 1 }, null],
])("reads %s", (_, text, done, growing) => {
  expect(read(text)).toEqual({ done, growing });
});

test("partial answer: appears member by member, and nothing that is not in the answer", () => {
  const whole = JSON.stringify(goodAnswer);
  const names = new Set<string>();
  for (let length = 0; length <= whole.length; length += 1) {
    const { done } = read(whole.slice(0, length));
    for (const [name, value] of Object.entries(done)) {
      if (!names.has(name))
        expect(value).toEqual(goodAnswer[name as keyof typeof goodAnswer]);
      names.add(name);
    }
  }
  expect([...names]).toEqual(Object.keys(goodAnswer));
});

const anyValue = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });
const anyObject = fc.dictionary(fc.string({ unit: "grapheme" }), anyValue, {
  maxKeys: 6,
  noNullPrototype: true,
});
/**
 * As providers may write it: indented, or with every other character escaped.
 */
const written = fc
  .tuple(anyObject, fc.constantFrom(0, 1, 2))
  .map(([value, way]) => {
    const plain = JSON.stringify(value, null, way);
    return {
      value: JSON.parse(plain) as Record<string, unknown>,
      text:
        way === 2
          ? plain.replace(
              /[^\0-\x7f]/g,
              (unit) =>
                `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
            )
          : plain,
    };
  });

/** Its last entry may be a beginning too, if it is a list. */
function expectBeginning(shown: unknown[], whole: unknown[]) {
  if (shown.length === 0) return;
  const last = shown.at(-1);
  const of = whole[shown.length - 1];
  const isCut = Array.isArray(last) && Array.isArray(of);
  expect(whole.slice(0, shown.length - 1)).toEqual(shown.slice(0, -1));
  expect(isCut ? of.slice(0, last.length) : of).toEqual(last);
}

test("any beginning of any JSON: gives whole values of its beginning", () => {
  fc.assert(
    fc.property(written, fc.nat(), ({ value, text }, cut) => {
      const { done, growing } = parsePartialAnswer(
        text.slice(0, cut % (text.length + 1)),
      );
      for (const [name, shown] of done) expect(shown).toEqual(value[name]);
      if (growing === null) return;
      const whole = value[growing.name];
      if (typeof growing.value === "string") {
        expect(String(whole).startsWith(growing.value)).toBe(true);
        expect(growing.value).not.toMatch(/[\uD800-\uDBFF]$/);
      } else {
        expectBeginning(growing.value, whole as unknown[]);
      }
    }),
    { numRuns: runs(3_000) },
  );
});

test("any whole object: is read like JSON.parse", () => {
  fc.assert(
    fc.property(written, ({ value, text }) => {
      expect(Object.fromEntries(parsePartialAnswer(text).done)).toEqual(value);
    }),
    { numRuns: runs(1_000) },
  );
});

test("any text: doesn't throw", () => {
  const noise = fc.array(
    fc.constantFrom(
      ...'{}[]":,\\u d8 3d 0 1 e - t true null \n é'.split(" "),
      '"a":',
      '{"a":',
      "\ud83d",
    ),
    {
      maxLength: 80,
    },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        noise.map((parts) => parts.join("")),
      ),
      (text) => {
        parsePartialAnswer(text);
        parsePartialAnswer(`{"a":${text}`);
      },
    ),
    { numRuns: runs(5_000) },
  );
  parsePartialAnswer(`{"a":${"[".repeat(100_000)}`);
  parsePartialAnswer(`{"a":${'{"b":'.repeat(100_000)}`);
  parsePartialAnswer(`{"a":"${'\\"'.repeat(100_000)}`);
});
