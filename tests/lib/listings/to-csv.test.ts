import fc from "fast-check";
import { toCsvLine } from "@/lib/to-csv-line";
import { anyCharacter } from "@/tests/support/any-character";

/** Reads one line as RFC 4180 has it. */
function readLine(line: string) {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare);
}

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  "＝1",
  "＠x",
  '=HYPERLINK("http://x")',
])("%j is no formula in a spreadsheet", (text) => {
  expect(readLine(toCsvLine([text]))).toEqual([`'${text}`]);
});

test("any text: is read back unchanged but for an apostrophe before it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: anyCharacter }), { minLength: 1 }),
      (texts) => {
        const line = toCsvLine(texts);
        expect(line.endsWith('"\r\n')).toBe(true);
        const read = readLine(line.slice(0, -2));
        expect(
          read.map((text, index) =>
            text === texts[index] ? text : text?.slice(1),
          ),
        ).toEqual(texts);
      },
    ),
  );
});

test("numbers and null: are not quoted", () => {
  expect(toCsvLine([1, null, "a,b", 'say "hi"'])).toBe(
    '1,,"a,b","say ""hi"""\r\n',
  );
});
