import { readShopFile, type ShopFile } from "@/lib/audit/file/read-shop-file";
import { maxCell, maxListings } from "@/lib/audit/limits";
import {
  badFiles,
  encode,
  encodeLatin1,
  etsyHeader,
  goodFiles,
  localizedOrders,
  mug,
  toCsv,
} from "@/tests/lib/audit/shop-files";

function listingsOf(file: ShopFile) {
  if (file.kind !== "listings") throw new Error(`It is ${file.kind}.`);
  return file.listings.map(({ listing }) => listing);
}

test.each(Object.entries(goodFiles))(
  "%s: both listings are read",
  (_, bytes) => {
    const [first, second, ...others] = listingsOf(readShopFile(bytes));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: "Speckled Stoneware Mug",
      description: "A mug of stoneware.\n\nHolds 12 oz.",
      tags: ["stoneware mug", "coffee cup", "pottery"],
      materials: ["stoneware", "glaze"],
      altText: "",
    });
    expect(second).toMatchObject({
      title: "Oak Bowl",
      tags: ["oak bowl", "salad bowl"],
    });
  },
);

test.each(Object.entries(badFiles))(
  "%s: a sentence says what it is and what to do",
  (_, [bytes, sentence]) => {
    const file = readShopFile(bytes);
    expect(file).toEqual({
      kind: "problem",
      message: expect.stringMatching(sentence),
    });
  },
);

test("an orders file: no name or address of a buyer is in what is returned", () => {
  const file = readShopFile(
    encode("Item Name,Buyer,Transaction ID,Ship Name\r\nMug,jo99,17,Jo Doe"),
  );
  expect(JSON.stringify(file)).not.toMatch(/jo99|Jo Doe/);
});

test.each(
  Object.entries(localizedOrders).flatMap(([language, headers]) =>
    headers.map(
      (header, place) =>
        [place === 0 ? "sold items" : "orders", language, header] as const,
    ),
  ),
)(
  "%s in %s: a sentence says what to do, and nothing of a buyer is returned",
  (_, __, header) => {
    const separator = header.includes(";") ? ";" : ",";
    const row = header.split(separator).map(() => "Jo Doe");
    const bytes = encode(`${header}\r\n${row.join(separator)}`);
    const refused = {
      kind: "problem",
      message: expect.stringMatching(
        /orders or sold items.*file of your listings/,
      ),
    };
    expect(readShopFile(bytes)).toEqual(refused);
    expect(readShopFile(bytes, { title: 1 })).toEqual(refused);
  },
);

test("one column that orders have as well: the file is a table like any other", () => {
  const file = readShopFile(
    encode(
      "Titel;Beschreibung;Versandprofil;Versandkosten;Land;Kunde\r\nTasse;Blau;a;b;c;d",
    ),
  );
  expect(listingsOf(file)).toMatchObject([{ title: "Tasse" }]);
});

test("Latin-1: accents are read", () => {
  const bytes = encodeLatin1(
    toCsv(
      ["TITRE", "DESCRIPTION"],
      [["Théière émaillée", "Façonnée à la main"]],
    ),
  );
  expect(listingsOf(readShopFile(bytes))[0]).toMatchObject({
    title: "Théière émaillée",
    description: "Façonnée à la main",
  });
});

test("entities and quotes: the text is as buyers read it", () => {
  const row = [
    "Tom&#39;s &quot;Best&quot; Mug &amp; Lid",
    'He said "hi", then left',
  ];
  expect(
    listingsOf(readShopFile(encode(toCsv(etsyHeader(), [row]))))[0],
  ).toMatchObject({
    title: 'Tom\'s "Best" Mug & Lid',
    description: 'He said "hi", then left',
  });
});

test("half of a surrogate pair: it is left out, since it can't be sent", () => {
  const bytes = encode(toCsv(etsyHeader(), [["Mug &#xD800;blue"]]));
  expect(listingsOf(readShopFile(bytes))[0]?.title).toBe("Mug blue");
});

test("a formula in each cell: it stays text", () => {
  const formula = '=HYPERLINK("https://evil.example","x")';
  const [listing] = listingsOf(
    readShopFile(
      encode(toCsv(etsyHeader(), [etsyHeader().map(() => formula)])),
    ),
  );
  expect(listing).toMatchObject({ title: formula, description: formula });
});

test("a file without tags and materials: only what it holds is held", () => {
  const file = readShopFile(encode("Title,Description\r\nMug,A mug"));
  expect(file).toMatchObject({
    held: { description: true, tags: false, materials: false, altText: false },
  });
});

test("our own export: alt texts are read as well", () => {
  const header =
    "id,product_name,category,created_at,score,title,alt_text,description,attributes,tags,materials";
  const file = readShopFile(
    encode(
      `\uFEFF${header}\r\n"1","Mug",,,,"Oak Mug","A mug on a table","Text","","mug, oak","oak"`,
    ),
  );
  expect(file).toMatchObject({
    held: { altText: true },
    listings: [
      {
        listing: {
          title: "Oak Mug",
          altText: "A mug on a table",
          tags: ["mug", "oak"],
        },
      },
    ],
  });
});

test.each([
  ["a header", toCsv(etsyHeader(), [mug, mug]), [2, 3]],
  ["empty lines", toCsv(etsyHeader(), [mug, mug], ",", "\r\n\r\n"), [3, 5]],
  ["a row of separators", toCsv(etsyHeader(), [[], mug, [], mug]), [3, 5]],
  [
    "no header",
    toCsv(etsyHeader(), [mug, mug]).split("\r\n").slice(1).join("\r\n"),
    [1, 2],
  ],
])("%s: each listing has its row of the file", (_, text, rows) => {
  expect(readShopFile(encode(text))).toMatchObject({
    listings: rows.map((row) => ({ row })),
  });
});

test("files that were put together: the first line of the second one is no listing", () => {
  const one = toCsv(etsyHeader(), [mug]);
  for (const other of [
    toCsv(etsyHeader(), [mug]),
    `\uFEFF${toCsv(etsyHeader(20, 3), [mug])}`,
  ]) {
    const file = readShopFile(encode(`${one}\r\n${other}`));
    expect(listingsOf(file).map(({ title }) => title)).toEqual([
      mug[0],
      mug[0],
    ]);
    expect(file).toMatchObject({ listings: [{ row: 2 }, { row: 4 }] });
  }
});

test("underscores in tags: they are spaces, unless the tag has spaces of its own", () => {
  const row = (tags: string) => ["Mug", "", "1", "EUR", "1", tags];
  const [first, second] = listingsOf(
    readShopFile(
      encode(
        toCsv(etsyHeader(), [
          row("stoneware_mug, coffee_cup, _"),
          row("mug_cup,blue mug_cup"),
        ]),
      ),
    ),
  );
  expect(first?.tags).toEqual(["stoneware mug", "coffee cup"]);
  expect(second?.tags).toEqual(["mug cup", "blue mug_cup"]);
});

test("a download that stopped within a letter: the letters before it are read", () => {
  const whole = encode(
    "TITRE,DESCRIPTION\r\nThéière émaillée,Façonnée à la main é",
  );
  expect(listingsOf(readShopFile(whole.subarray(0, -1)))[0]).toMatchObject({
    title: "Théière émaillée",
    description: "Façonnée à la main",
  });
});

test("unknown names of columns: header, first rows and a guess are given, and a mapping reads the file", () => {
  const bytes = encode(
    "Bezeichnung;Langtext;Tags\r\nMug;Holds 12 oz;cup, mug\r\nBowl;Of oak;bowl",
  );
  expect(readShopFile(bytes)).toEqual({
    kind: "unknown_columns",
    header: ["Bezeichnung", "Langtext", "Tags"],
    samples: [
      ["Mug", "Holds 12 oz", "cup, mug"],
      ["Bowl", "Of oak", "bowl"],
    ],
    guess: { tags: 2 },
  });
  expect(
    listingsOf(readShopFile(bytes, { title: 0, description: 1, tags: 2 })),
  ).toMatchObject([
    { title: "Mug", description: "Holds 12 oz", tags: ["cup", "mug"] },
    { title: "Bowl", description: "Of oak", tags: ["bowl"] },
  ]);
});

test("no names of columns at all: the first line is a listing where the seller says so", () => {
  const bytes = encode("Oak Bowl;A bowl\r\nOak Tray;A tray");
  const mapping = { title: 0, description: 1 };
  expect(
    listingsOf(readShopFile(bytes, mapping)).map(({ title }) => title),
  ).toEqual(["Oak Tray"]);
  const whole = readShopFile(bytes, { ...mapping, isListingFirst: true });
  expect(whole).toMatchObject({ listings: [{ row: 1 }, { row: 2 }] });
  expect(listingsOf(whole).map(({ title }) => title)).toEqual([
    "Oak Bowl",
    "Oak Tray",
  ]);
});

test("more listings than the limit: the first are read, and a note says so", () => {
  const rows = Array.from({ length: maxListings + 5 }, (_, index) => [
    `Mug ${index}`,
  ]);
  const file = readShopFile(encode(toCsv(["Title", "Description"], rows)));
  expect(listingsOf(file)).toHaveLength(maxListings);
  expect(file).toMatchObject({
    notes: [expect.stringMatching(/more than 5,000/)],
  });
});

test("a download that stopped within a listing: what is there is read, and a note says so", () => {
  const whole = toCsv(etsyHeader(), [mug, mug]);
  const file = readShopFile(encode(whole.slice(0, whole.lastIndexOf("Holds"))));
  expect(listingsOf(file)).toHaveLength(2);
  expect(file).toMatchObject({
    notes: [
      expect.stringMatching(/^The listing in row 3 .* Download it again\.$/),
    ],
  });
});

test("a quotation mark that is missing in the middle: a note says from which row on nothing was read", () => {
  const file = readShopFile(
    encode(
      'Title,Description\r\nOak Bowl,A bowl\r\n"Oak Tray,A tray\r\nOak Dish,A dish',
    ),
  );
  expect(listingsOf(file)).toHaveLength(2);
  expect(file).toMatchObject({
    notes: [
      expect.stringMatching(
        /row 3 .* quotation mark is missing\. Nothing after/,
      ),
    ],
  });
});

test("nearly 30 MB in one cell: the cell is shortened, and its row named", () => {
  const bytes = encode(`Title,Description\r\nMug,"${"a".repeat(29_900_000)}"`);
  const file = readShopFile(bytes);
  expect(listingsOf(file)[0]?.description.length).toBeLessThanOrEqual(maxCell);
  expect(file).toMatchObject({
    notes: [
      expect.stringMatching(/^Too long to be read in full: row 2 of the file/),
    ],
  });
});

const product = "Oak spoon,Carved by hand,12.00,spoon";

test.each([
  ["a name of the table", ["Table 1"]],
  ["a line of the program", ["Info,Version=2.1,Template=products"]],
  [
    "a title and an empty line of separators",
    ["All products of 2026-11-20,,,", ",,,"],
  ],
  [
    "nine lines of text",
    Array.from({ length: 9 }, (_, line) => `Line ${line} of a report`),
  ],
])("%s above the header: the table below is read", (_, above) => {
  const file = readShopFile(
    encode(
      [...above, "TITLE,DESCRIPTION,PRICE,TAGS", product, product].join("\r\n"),
    ),
  );
  expect(listingsOf(file)).toMatchObject([
    { title: "Oak spoon", description: "Carved by hand", tags: ["spoon"] },
    { title: "Oak spoon" },
  ]);
  expect(file).toMatchObject({
    notes: [],
    listings: [{ row: above.length + 2 }, { row: above.length + 3 }],
  });
});

test("a header that nobody knows, below a line of text: its names are asked for", () => {
  const file = readShopFile(
    encode("Export of my shop\r\nNaam,Tekst\r\nLepel,Van hout\r\nKom,Van klei"),
  );
  expect(file).toMatchObject({
    kind: "unknown_columns",
    header: ["Naam", "Tekst"],
    samples: [
      ["Lepel", "Van hout"],
      ["Kom", "Van klei"],
    ],
  });
  const mapping = { title: 0, description: 1 };
  const bytes = encode("Export of my shop\r\nNaam,Tekst\r\nLepel,Van hout");
  expect(
    listingsOf(readShopFile(bytes, mapping)).map(({ title }) => title),
  ).toEqual(["Lepel"]);
});

test("orders below a line of text: refused, and nothing of a buyer is returned", () => {
  const file = readShopFile(
    encode(
      "Report\r\nSale Date,Item Name,Transaction ID,Ship Name\r\n11/20/26,Mug,17,Jo Doe",
    ),
  );
  expect(file).toEqual({
    kind: "problem",
    message: expect.stringMatching(/sold items/),
  });
});

test.each([
  ["underscores", (name: string, number: number) => `${name}_${number}`],
  ["spaces", (name: string, number: number) => `${name} ${number}`],
  [
    "capitals and nothing",
    (name: string, number: number) => `${name.toUpperCase()}${number}`,
  ],
])("columns numbered with %s: joined", (_, nameOf) => {
  const numbers = Array.from({ length: 13 }, (_, index) => index + 1);
  const header = [
    "title",
    ...numbers.map((one) => nameOf("tag", one)),
    ...numbers.map((one) => nameOf("material", one)),
  ];
  const row = [
    "Oak spoon",
    ...numbers.map((one) => `tag no ${one}`),
    "oak",
    "linseed oil",
    "wax",
  ];
  expect(listingsOf(readShopFile(encode(toCsv(header, [row]))))).toMatchObject([
    {
      tags: numbers.map((one) => `tag no ${one}`),
      materials: ["oak", "linseed oil", "wax"],
    },
  ]);
});

test("a column of tags and numbered ones: each tag once", () => {
  const file = readShopFile(
    encode('Title,Tags,Tag 2,Tag count\r\nSpoon,"oak, spoon",oak,2'),
  );
  expect(listingsOf(file)[0]?.tags).toEqual(["oak", "spoon"]);
});

test.each([
  ["Body (HTML)", "SEO Description"],
  ["Body HTML", "Meta description"],
  ["Description", "SEO description"],
])(
  "%s of another shop: its text is the description, not the %s",
  (body, other) => {
    const html =
      "<p>Turned from <b>oak</b> &amp; ash.</p>\n<ul><li>8 in long</li><li>Oiled &lt;twice&gt;</li></ul>";
    const header = ["Handle", "SEO Title", other, "Title", body, "Tags"];
    const row = [
      "spoon",
      "Buy spoons",
      "The best spoons",
      "Oak spoon",
      html,
      "spoon, oak",
    ];
    const [listing] = listingsOf(readShopFile(encode(toCsv(header, [row]))));
    expect(listing?.title).toBe("Oak spoon");
    expect(listing?.description.split(/\n+/)).toEqual([
      "Turned from oak & ash.",
      "8 in long",
      expect.stringMatching(/^Oiled/),
    ]);
  },
);

test("a description for search engines alone: better than none", () => {
  const file = readShopFile(
    encode("Title,SEO Description\r\nOak spoon,Carved by hand"),
  );
  expect(listingsOf(file)).toMatchObject([{ description: "Carved by hand" }]);
});

test("a row with more or fewer columns than the first line: named", () => {
  const rows = ["a,b,c", "d,e,f", 'g "h", i, j,k,l', "m,n", "o,p,q", "r,s,t,,"];
  const file = readShopFile(
    encode(["TITLE,DESCRIPTION,TAGS", ...rows].join("\r\n")),
  );
  expect(listingsOf(file)).toHaveLength(6);
  expect(file).toMatchObject({
    notes: [
      expect.stringMatching(
        /^A different number of columns .*: rows 4 and 5 of the file/,
      ),
    ],
  });
});

test("sizes in inches that were not doubled: titles are whole", () => {
  const rows = [
    '"Oak tray 9" x 4", oiled","Holds a 9" x 4" card, no more",tray',
    '"Ash tray 6" x 3", raw",Small,tray',
  ];
  const file = readShopFile(
    encode(["TITLE,DESCRIPTION,TAGS", ...rows].join("\r\n")),
  );
  expect(listingsOf(file)).toMatchObject([
    {
      title: 'Oak tray 9" x 4", oiled',
      description: 'Holds a 9" x 4" card, no more',
      tags: ["tray"],
    },
    { title: 'Ash tray 6" x 3", raw', description: "Small" },
  ]);
  expect(file).toMatchObject({ notes: [] });
});
