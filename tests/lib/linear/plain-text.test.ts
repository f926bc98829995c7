import { readdirSync } from "node:fs";
import path from "node:path";
import { findSuperlinear, piecesForFunction } from "@/tests/support/growth";

const folder = "lib/listing-text/plain-text";
type Work = (...given: never[]) => unknown;
const callWith = (work: Work, ...given: unknown[]) =>
  work(...(given as never[]));

/**
 * The longest text has four times as many characters, of which one may fold to
 * three, and an array grows by half again: V8 keeps one of more than 16,384
 * apart, which makes it many times as slow, whatever is done with it.
 */
const sizes = { shortest: 500, calls: 20 };

/** What takes more than a text is given the rest. */
const others: Record<string, (work: Work, text: string) => unknown> = {
  matchFolded: (work, text) => callWith(work, text, /\p{L}+/gu),
  replaceFolded: (work, text) => callWith(work, text, /\p{L}+/gu, () => "x"),
  untilStable: (work, text) =>
    callWith(work, text, (given: string) => given.replace(/[ab]/u, "")),
};

const files = readdirSync(folder).map((file) => path.basename(file, ".ts"));
const functions = files.flatMap((file) => {
  const exported: Record<string, unknown> = require(path.resolve(folder, file));
  return Object.entries(exported).flatMap(([name, work]) =>
    typeof work === "function" ? [[name, work as Work] as const] : [],
  );
});

test("plain text: all its functions are found", () => {
  expect(functions.map(([name]) => name)).toEqual(
    expect.arrayContaining(["plainText", "foldText", "stripMarkdown"]),
  );
});

test.each(functions.map((each, place) => [...each, place] as const))(
  "%s: takes no longer than in proportion to the text, whatever is repeated in it",
  (name, work, place) => {
    const call = others[name] ?? callWith;
    expect(
      findSuperlinear(
        (text) => call(work, text),
        sizes,
        piecesForFunction(place),
      ),
    ).toEqual([]);
  },
);

test("a pattern that ends sentences: splits in proportion to the text", () => {
  const { sentenceEnd }: { sentenceEnd: RegExp } = require(
    path.resolve(folder, "sentence-end"),
  );
  expect(
    findSuperlinear(
      (text) => text.split(sentenceEnd),
      sizes,
      piecesForFunction(functions.length),
    ),
  ).toEqual([]);
});
