import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import { isNewlyMade, whenMadeValues } from "@/lib/etsy/publish/when-made";

const older = [
  "1990s",
  "1980s",
  "1970s",
  "1960s",
  "1950s",
  "1940s",
  "1930s",
  "1920s",
  "1910s",
  "1900s",
];
const oldest = ["1800s", "1700s", "before_1700"];

test.each([
  [2026, ["2020_2026", "2010_2019", "2007_2009", "before_2007", "2000_2006"]],
  [2027, ["2020_2027", "2010_2019", "2008_2009", "before_2008", "2000_2007"]],
  [2029, ["2020_2029", "2010_2019", "before_2010", "2000_2009"]],
  [
    2030,
    [
      "2030_2030",
      "2020_2029",
      "2011_2019",
      "before_2011",
      "2010_2010",
      "2000_2009",
    ],
  ],
])(
  "when made, in %i: the years move, and all is in one list",
  (year, values) => {
    expect(whenMadeValues(year)).toEqual([
      "made_to_order",
      ...values,
      ...older,
      ...oldest,
    ]);
  },
);

test("newly made: to order, and in the present decade", () => {
  expect(
    ["made_to_order", "2020_2026", "2010_2019", "before_2007"].map((value) =>
      isNewlyMade(value, 2026),
    ),
  ).toEqual([true, true, false, false]);
});

test.each([
  ["Ann&#39;s &quot;dish&quot; &amp; tray", `Ann's "dish" & tray`],
  ["&#x27;5 &lt; 6&gt;", "'5 < 6>"],
  ["&amp;quot;", "&quot;"],
  ["&nothing; &#0; &#x110000;", "&nothing; &#0; &#x110000;"],
  ["R&D", "R&D"],
])("a text as Etsy escapes it: %s", (escaped, text) => {
  expect(unescapeText(escaped)).toBe(text);
});
