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
      expect(parseCsv(text, separator, 100)).toEqual({ rows, isCutOff: false, hasMore: false });
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
    isCutOff: false,
    hasMore: true,
  });
});
