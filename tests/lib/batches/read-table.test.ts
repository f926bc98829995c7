import { readTable, tableTemplate } from "@/lib/batches/read-table";
import { encodeText } from "@/tests/support/encode-text";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTable(bytes(text));

test("our template: read as it was downloaded", () => {
  expect(read(tableTemplate)).toMatchObject({
    rows: [
      {
        productName: "Speckled stoneware mug",
        materials: "Stoneware clay, white glaze",
        styleDesign: "Rustic",

        colors: ["Blue", "White"],
        audience: "Coffee drinkers",
        category: "home_living",
        extraDetails: "12 oz, 4 in tall. Dishwasher safe.",
      },
    ],
    problem: null,
  });
});

test("a table with semicolons, other names and line breaks in cells: read", () => {
  const { rows } = read(
    'Name;Colour;Notes\r\nMug;mauve, blue;"12 oz\r\nround"\r\n;;\r\nBowl;;\r\n',
  );
  expect(rows).toMatchObject([
    {
      productName: "Mug",
      colors: ["Blue"],
      extraDetails: "12 oz\r\nround\nColors: mauve",
    },
    { productName: "Bowl", extraDetails: "" },
  ]);
});

test("Etsy's download: a row for each listing, with its title, materials and description", () => {
  const header =
    "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1";
  expect(
    read(
      `${header}\n"Blue mug, 12 oz","Round &amp; blue",24,USD,1,"mug,cup","clay,glaze",http://x\n`,
    ),
  ).toMatchObject({
    rows: [
      {
        productName: "Blue mug, 12 oz",
        materials: "clay, glaze",
        extraDetails: "Round & blue",
      },
    ],
  });
});

test("Etsy's download: what stands in the shop comes with each row, as far as the file holds it", () => {
  const header = "TITLE,DESCRIPTION,TAGS,MATERIALS";
  const { rows } = read(
    `${header}\n"Blue mug","Round &amp; blue","blue_mug,cup","clay,glaze"\nOak tray,,${"x".repeat(21)},\n`,
  );
  expect(rows?.map(({ original }) => original)).toEqual([
    {
      title: "Blue mug",
      description: "Round & blue",
      tags: ["blue mug", "cup"],
      materials: ["clay", "glaze"],
    },
    { title: "Oak tray", materials: [] },
  ]);
  expect(
    read("TITLE,PRICE,IMAGE1,SKU\nBlue mug,24,http://x,A\n").rows?.[0]
      ?.original,
  ).toEqual({ title: "Blue mug" });
  expect(read(tableTemplate).rows?.[0]).not.toHaveProperty("original");
});

test.each([
  [
    "another table",
    "SKU,Weight\nA,1\n",
    /No column in this table is called “Product name”/,
  ],
  ["a header alone", "Product name,Materials\n", /This table has none/],
  ["an empty file", "", /empty/],
  ["a zip", "PK\u0003\u0004", /ZIP/],
])("%s: refused with what to do", (_, text, message) => {
  expect(read(text)).toEqual({
    rows: null,
    problem: expect.stringMatching(message),
  });
});

test("more than a batch takes: the first, and it is said", () => {
  const many = Array.from({ length: 501 }, (_, index) => `Mug ${index}`).join(
    "\n",
  );
  const table = read(
    `Product name,Materials\n${many.replaceAll("\n", ",clay\n")},clay\n`,
  );
  expect(table.rows).toHaveLength(500);
  expect(table).toMatchObject({
    note: "A batch has at most 500 listings: only the first were taken.",
  });
});

test("formulas: text", () => {
  expect(
    read(`Product name,Materials\n"=HYPERLINK(""x"")",a\n`).rows?.[0]
      ?.productName,
  ).toBe('=HYPERLINK("x")');
});

const filler = "Woven on a narrow loom by the river. ";

test.each([3_000, 6_000, 9_900])(
  "Etsy's description of %d characters: its end is in the row",
  (length) => {
    const description = `${filler.repeat(length / filler.length)}Size: 41 x 63 cm.`;
    const { rows } = read(`TITLE,DESCRIPTION\nWool rug,"${description}"\n`);
    expect(rows).toEqual([
      expect.objectContaining({ extraDetails: description }),
    ]);
    expect(rows?.[0]).not.toHaveProperty("leftOut");
  },
);

test("texts beyond the form: what fits ends with a word, and the row says what was left out", () => {
  const description = `${filler.repeat(400)}Size: 41 x 63 cm.`;
  const { rows } = read(
    `TITLE,DESCRIPTION,MATERIALS\nWool rug,"${description}",wool\nTin mug,Small,tin\n`,
  );
  const [row, other] = rows ?? [];
  const kept = row?.extraDetails ?? "";
  expect(kept.length).toBeGreaterThan(9_900);
  expect(description.startsWith(`${kept} `)).toBe(true);
  const next = description.slice(kept.length + 1, kept.length + 30);
  expect(row?.leftOut).toEqual([
    expect.stringMatching(
      /^Extra details: only 10,000 characters fit\. Left out from “/,
    ),
  ]);
  expect(row?.leftOut?.[0]).toContain(next);
  expect(other).not.toHaveProperty("leftOut");
});

test.each([
  "Product name",
  "Materials",
  "Style and design",
  "Who it is for",
  "Extra details",
])(
  "%s beyond what the form takes: said, and no half of a letter is kept",
  (column) => {
    const header =
      column === "Product name" ? column : `Product name,${column}`;
    const row =
      column === "Product name"
        ? "😀".repeat(6_000)
        : `Tin mug,${"😀".repeat(6_000)}`;
    const [found] = read(`${header},Category\n${row},\n`).rows ?? [];
    expect(found?.leftOut).toEqual([
      expect.stringContaining(`${column}: only `),
    ]);
    expect(JSON.stringify(found)).not.toMatch(/\\ud[89a-f]/u);
  },
);

test("all materials that Etsy takes: none is left out", () => {
  const materials = Array.from(
    { length: 13 },
    (_, index) => `${index} ${"m".repeat(42)}`,
  );
  const [row] =
    read(`TITLE,MATERIALS\nWool rug,"${materials.join(",")}"\n`).rows ?? [];
  expect(row).toMatchObject({ materials: materials.join(", ") });
  expect(row).not.toHaveProperty("leftOut");
});

test("our template below a line of text, saved without Unicode: read, and the guess is told", () => {
  const table = readTable(
    encodeText(
      "Moje wyroby\r\nProduct name;Materials\r\nŻółta świeca;wosk pszczeli\r\n",
      "windows-1250",
    ),
  );
  expect(table).toMatchObject({
    rows: [{ productName: "Żółta świeca", materials: "wosk pszczeli" }],
    encoding: { name: "windows-1250", titles: ["Żółta świeca"] },
  });
});
