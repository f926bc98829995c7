import { parseTable } from "@/components/sheet/blanks/parse-table";

test.each<[string, string, string[][]]>([
  ["one value", "9 cm", [["9 cm"]]],
  ["nothing", "", [[""]]],
  ["a column, whose last line ends", "9 cm\n10 cm\n", [["9 cm"], ["10 cm"]]],
  [
    "lines of Windows",
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["an empty line", "a\n\nc", [["a"], [""], ["c"]]],
  [
    "empty cells",
    "\ta\t\n\t\t",
    [
      ["", "a", ""],
      ["", "", ""],
    ],
  ],
  ["a tab at the end", "a\t", [["a", ""]]],
  [
    "a cell in quotation marks",
    '"a\tb\nc"\t"say ""hi"""',
    [["a\tb\nc", 'say "hi"']],
  ],
  ["inches", '9"\n"9" wide', [['9"'], ['"9" wide']]],
  ["a quotation mark that is never closed", '"a\tb', [['"a', "b"]]],
])("%s", (_, text, table) => {
  expect(parseTable(text)).toEqual(table);
});

test("more rows and cells than a table may have are cut off", () => {
  const table = parseTable("a\t".repeat(100).concat("\n").repeat(700));
  expect([table.length, table[0]?.length]).toEqual([500, 60]);
});
