import { readTable, tableTemplate } from "@/lib/batches/read-table";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readTable(bytes(text));

test("our template: read as it was downloaded", () => {
  expect(read(tableTemplate)).toMatchObject({
    rows: [
      {
        ...{ productName: "Speckled stoneware mug", materials: "Stoneware clay, white glaze", styleDesign: "Rustic" },
        ...{ colors: ["Blue", "White"], audience: "Coffee drinkers", category: "home_living" },
        extraDetails: "12 oz, 4 in tall. Dishwasher safe.",
      },
    ],
    problem: null,
  });
});

test("a table with semicolons, other names and line breaks in cells: read", () => {
  const { rows } = read('Name;Colour;Notes\r\nMug;mauve, blue;"12 oz\r\nround"\r\n;;\r\nBowl;;\r\n');
  expect(rows).toMatchObject([
    { productName: "Mug", colors: ["Blue"], extraDetails: "12 oz\r\nround\nColors: mauve" },
    { productName: "Bowl", extraDetails: "" },
  ]);
});

test("Etsy's download: a row for each listing, with its title, materials and description", () => {
  const header = "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1";
  expect(
    read(`${header}\n"Blue mug, 12 oz","Round &amp; blue",24,USD,1,"mug,cup","clay,glaze",http://x\n`),
  ).toMatchObject({
    rows: [{ productName: "Blue mug, 12 oz", materials: "clay, glaze", extraDetails: "Round & blue" }],
  });
});

test("Etsy's download: what stands in the shop comes with each row, as far as the file holds it", () => {
  const header = "TITLE,DESCRIPTION,TAGS,MATERIALS";
  const { rows } = read(
    `${header}\n"Blue mug","Round &amp; blue","blue_mug,cup","clay,glaze"\nOak tray,,${"x".repeat(21)},\n`,
  );
  expect(rows?.map(({ original }) => original)).toEqual([
    { title: "Blue mug", description: "Round & blue", tags: ["blue mug", "cup"], materials: ["clay", "glaze"] },
    { title: "Oak tray", materials: [] },
  ]);
  expect(read("TITLE,PRICE,IMAGE1,SKU\nBlue mug,24,http://x,A\n").rows?.[0]?.original).toEqual({ title: "Blue mug" });
  expect(read(tableTemplate).rows?.[0]).not.toHaveProperty("original");
});

test.each([
  ["another table", "SKU,Weight\nA,1\n", /No column of this table is called “Product name”/],
  ["a header alone", "Product name,Materials\n", /This table has none/],
  ["an empty file", "", /empty/],
  ["a zip", "PK\u0003\u0004", /ZIP/],
])("%s: refused with what to do", (_, text, message) => {
  expect(read(text)).toEqual({ rows: null, problem: expect.stringMatching(message) });
});

test("more than a batch takes: the first, and it is said", () => {
  const many = Array.from({ length: 501 }, (_, index) => `Mug ${index}`).join("\n");
  const table = read(`Product name,Materials\n${many.replaceAll("\n", ",clay\n")},clay\n`);
  expect(table.rows).toHaveLength(500);
  expect(table).toMatchObject({ note: "A batch has at most 500 listings: the first were taken." });
});

test("long cells and formulas: text, as long as the form takes", () => {
  const { rows } = read(`Product name,Materials\n"=HYPERLINK(""x"")",${"😀".repeat(400)}\n`);
  expect(rows?.[0]?.productName).toBe('=HYPERLINK("x")');
  expect(rows?.[0]?.materials).toBe("😀".repeat(250));
});
