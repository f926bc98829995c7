import fc from "fast-check";
import { mendRow, parseCsv } from "@/lib/audit/file/parse-csv";
import { maxCell } from "@/lib/audit/limits";

const cell = fc.stringMatching(/^[a-z",;\n\r\t =+-]{0,12}$/u);
const table = fc.integer({ min: 2, max: 6 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 8,
  }),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("any table that is written by RFC 4180: the same cells come back", () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n", "\r"),
      (rows, separator, end) => {
        const text = rows
          .map((row) => row.map(quoted).join(separator))
          .join(end);
        const numbers = rows.map((_, index) => index + 1);
        expect(parseCsv(text, separator, 100)).toMatchObject({
          rows,
          numbers,
          isCutOff: false,
          hasMore: false,
        });
      },
    ),
  );
});

test("any text at all: rows come out, and nothing of it is lost but quotes, separators and line ends", () => {
  const letters = (text: string) => text.replace(/[",\r\n\s]/gu, "");
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "b", '"', ",", "\n", "\r", " ") }),
      (text) => {
        const { rows } = parseCsv(text, ",", 1_000);
        expect(letters(rows.flat().join(""))).toBe(letters(text));
      },
    ),
  );
});

test("more rows than asked for: they are left, and that is said", () => {
  expect(parseCsv("a,b\nc,d\ne,f", ",", 2)).toMatchObject({
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
  const { rows, numbers } = parseCsv(
    'a,b\r\n\r\n"c\n\nc",d\r\n  \r\n,\r\ne,f',
    ",",
    100,
  );
  expect(rows).toEqual([
    ["a", "b"],
    ["c\n\nc", "d"],
    ["", ""],
    ["e", "f"],
  ]);
  expect(numbers).toEqual([1, 3, 5, 6]);
});

test.each([
  [
    "a size in a cell",
    '"Frame 11" x 14", oak,b\nc,d',
    ['Frame 11" x 14', " oak", "b"],
  ],
  [
    "a quote before spaces and the separator",
    '"a "b" c"  ,d',
    ['a "b" c', "d"],
  ],
  ["a quote at the end of a cell", '"12" wide 6"",oak', ['12" wide 6"', "oak"]],
])("%s that should have been doubled: the cell is whole", (_, text, cells) => {
  expect(parseCsv(text, ",", 10).rows[0]).toEqual(cells);
});

test.each([
  [
    "a quote before a comma and a space",
    '"Tray 9" x 4", waxed",oak,3',
    ['Tray 9" x 4", waxed', "oak", "3"],
  ],
  [
    "two of them",
    '"4", 6", or 8", waxed",oak,3',
    ['4", 6", or 8", waxed', "oak", "3"],
  ],
])("%s: mended where the number of columns proves it", (_, text, cells) => {
  const [row = []] = parseCsv(text, ",", 10).rows;
  expect(row.length).toBeGreaterThan(3);
  expect(mendRow(row, 3, ",")).toEqual(cells);
  expect(mendRow(row, row.length, ",")).toBe(row);
  expect(mendRow(row, 2, ",")).toEqual(row);
});

test("a cell beyond the limit: shortened, and its row is named", () => {
  const table = parseCsv(`a,b\nc,${"d".repeat(maxCell + 1)}\ne,f`, ",", 10);
  expect(table).toMatchObject({ shortened: [2] });
  expect(table.rows[1]?.[1]).toHaveLength(maxCell);
});
