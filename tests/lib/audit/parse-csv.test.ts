import fc from "fast-check";
import { parseCsv } from "@/lib/audit/file/parse-csv";

const cell = fc.stringMatching(/^[a-z",;\n\r\t =+-]{0,12}$/u);
const table = fc
  .integer({ min: 2, max: 6 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("any table that is written by RFC 4180: the same cells come back", () => {
  fc.assert(
    fc.property(table, fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n", "\r"), (rows, separator, end) => {
      const text = rows.map((row) => row.map(quoted).join(separator)).join(end);
      const numbers = rows.map((_, index) => index + 1);
      expect(parseCsv(text, separator, 100)).toEqual({ rows, numbers, isCutOff: false, hasMore: false });
    }),
  );
});

test("any text at all: rows come out, and nothing of it is lost but quotes, separators and line ends", () => {
  const letters = (text: string) => text.replace(/[",\r\n\s]/gu, "");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", '"', ",", "\n", "\r", " ") }), (text) => {
      const { rows } = parseCsv(text, ",", 1_000);
      expect(letters(rows.flat().join(""))).toBe(letters(text));
    }),
  );
});

test("more rows than asked for: they are left, and that is said", () => {
  expect(parseCsv("a,b\nc,d\ne,f", ",", 2)).toEqual({
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
    numbers: [1, 2],
    isCutOff: false,
    hasMore: true,
  });
});

test("empty lines and line breaks in cells: each row has the number that a spreadsheet gives it", () => {
  const { rows, numbers } = parseCsv('a,b\r\n\r\n"c\n\nc",d\r\n  \r\n,\r\ne,f', ",", 100);
  expect(rows).toEqual([
    ["a", "b"],
    ["c\n\nc", "d"],
    ["", ""],
    ["e", "f"],
  ]);
  expect(numbers).toEqual([1, 3, 5, 6]);
});
