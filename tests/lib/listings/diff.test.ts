import fc from "fast-check";
import {
  type DiffPart,
  diffEntries,
  diffTexts,
  diffWords,
} from "@/lib/listings/edit/diff";

const side = (parts: DiffPart[], kind: "added" | "removed") =>
  parts
    .filter((part) => part.kind === "same" || part.kind === kind)
    .flatMap(({ entries }) => entries);

const words = fc.array(fc.constantFrom("mug", "clay", "white", "a", " "), {
  maxLength: 30,
});

test("difference of two texts: contains both", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffEntries(before, after);
      expect(side(parts, "removed")).toEqual(before);
      expect(side(parts, "added")).toEqual(after);
    }),
  );
});

test("difference of any two texts: contains both", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(side(parts, "removed").join("")).toBe(before);
      expect(side(parts, "added").join("")).toBe(after);
    }),
  );
});

test("difference of any two texts of several lines: contains both", () => {
  const text = fc.array(
    fc.constantFrom(
      "A mug.",
      "White clay, thrown.",
      "White clay, cast.",
      "",
      "\n",
    ),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffTexts(before.join("\n"), after.join("\n"));
      expect(side(parts, "removed").join("")).toBe(before.join("\n"));
      expect(side(parts, "added").join("")).toBe(after.join("\n"));
    }),
  );
});

test("moved paragraph: shown whole; edited paragraph: word by word", () => {
  const moved = diffTexts(
    "One two three.\n\nFour five six.\n\nEnd.",
    "Four five six.\n\nOne two three.\n\nEnd.",
  );
  expect(moved.map(({ kind, entries }) => [kind, entries.join("")])).toEqual([
    ["removed", "One two three.\n\n"],
    ["same", "Four five six.\n\n"],
    ["added", "One two three.\n\n"],
    ["same", "End."],
  ]);
  const mended = diffTexts("A white clay mug.\nEnd.", "A blue clay mug.\nEnd.");
  expect(mended.map(({ kind }) => kind)).toEqual([
    "same",
    "removed",
    "added",
    "same",
  ]);
});

test("equal texts: no difference; neighboring parts: of different kinds", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(
        diffEntries(before, before).every(({ kind }) => kind === "same"),
      ).toBe(true);
      const kinds = diffEntries(before, after).map(({ kind }) => kind);
      expect(kinds.every((kind, at) => kind !== kinds[at + 1])).toBe(true);
    }),
  );
});

test("difference: is the shortest", () => {
  const common = (one: string[], other: string[]): number => {
    const [first, ...rest] = one;
    if (first === undefined || other.length === 0) return 0;
    if (first === other[0]) return 1 + common(rest, other.slice(1));
    return Math.max(common(rest, other), common(one, other.slice(1)));
  };
  const few = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 7 });
  fc.assert(
    fc.property(few, few, (before, after) => {
      const same = diffEntries(before, after).flatMap(({ kind, entries }) =>
        kind === "same" ? entries : [],
      );
      expect(same).toHaveLength(common(before, after));
    }),
  );
});

test("changed word: shown as that word", () => {
  expect(diffWords("A white mug, thrown", "A blue mug, thrown")).toEqual([
    { kind: "same", entries: ["A", " "] },
    { kind: "removed", entries: ["white"] },
    { kind: "added", entries: ["blue"] },
    { kind: "same", entries: [" ", "mug", ",", " ", "thrown"] },
  ]);
});

test("two long texts without common parts: shown as replaced", () => {
  const before = Array.from({ length: 3_000 }, (_, n) => `a${n}`);
  const after = Array.from({ length: 3_000 }, (_, n) => `b${n}`);
  expect(diffEntries(before, after).map(({ kind }) => kind)).toEqual([
    "removed",
    "added",
  ]);
});

test("two long texts with the same words in another order: shown as replaced", () => {
  const draw = (seed: number) =>
    Array.from({ length: 5_000 }, (_, n) => `w${(n * n * seed + n) % 47}`);
  expect(
    diffEntries(["a", ...draw(3), "z"], ["a", ...draw(5), "z"]).map(
      ({ kind }) => kind,
    ),
  ).toEqual(["same", "removed", "added", "same"]);
});

test("long texts: compared by lines like short ones", () => {
  const long = "word ".repeat(200_000);
  const textOf = (first: string, last: string) =>
    `A ${first} mug.\nKept.\n${long}${last}\n`;
  const [before, after] = [textOf("red", "end"), textOf("blue", "close")];
  const parts = diffTexts(before, after);
  expect(side(parts, "removed").join("")).toBe(before);
  expect(side(parts, "added").join("")).toBe(after);
});
