import { POST as exportListings } from "@/app/api/listings/export/route";
import { db } from "@/lib/database/db";
import { fields } from "@/lib/listing-text/fields/fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { closeConnections } from "@/tests/support/connections";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { createSeller, listingRow } from "@/tests/support/seller";
import { leaveSome } from "@/tests/support/used-limits";

afterAll(closeConnections);

const path = "/api/listings/export";

test("JSON: the selected listings in the requested order, without deleted ones and other users' listings", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const [first, second] = [
    await seller.add({ productName: "First" }),
    await seller.add({ productName: "Second", score: 91 }),
  ];
  const gone = await seller.add({ deletedAt: new Date() });
  const theirs = await other.add();
  const ids = [second, theirs, first, gone, second];
  const response = await seller.call(exportListings, "POST", path, {
    ids,
    format: "json",
  });
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="listings.json"',
  );
  const listings = await response.json();
  expect(listings.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(listings[0]).toMatchObject({
    productName: "Second",
    score: 91,
    title: "Stoneware Mug",
    tags: ["coffee mug"],
  });
  expect(
    (
      await other.call(exportListings, "POST", path, {
        ids: [first],
        format: "json",
      })
    ).status,
  ).toBe(404);
});

test("a selection larger than one chunk: one file", async () => {
  const seller = await createSeller();
  const rows = Array.from({ length: 120 }, (_, number) =>
    listingRow(seller.id, { productName: `Mug ${number}` }),
  );
  const created = await db().listing.createManyAndReturn({
    data: rows,
    select: { id: true },
  });
  const ids = created.map(({ id }) => id);
  const json = await seller.call(exportListings, "POST", path, {
    ids,
    format: "json",
  });
  expect((await json.json()).map(({ id }: { id: number }) => id)).toEqual(ids);
  const csv = await seller.call(exportListings, "POST", path, {
    ids,
    format: "csv",
  });
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(121);
});

test("CSV: UTF-8 with a byte order mark, and no formulas", async () => {
  const seller = await createSeller();
  const results = {
    title: "=cmd()",
    tags: ["a", "b"],
    description: 'One "mug"\nand, a cup',
    altText: "é",
  };
  const id = await seller.add({
    productName: "+Mug",
    category: "home_living",
    results,
  });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    await (
      await seller.call(exportListings, "POST", path, {
        ids: [id],
        format: "csv",
      })
    ).arrayBuffer(),
  );
  expect(
    text.startsWith("\uFEFFid,product_name,category,created_at,score,title,"),
  ).toBe(true);
  expect(text).toContain(`\r\n${id},"'+Mug","home_living",`);
  expect(text).toContain(
    `,,"'=cmd()","é","One ""mug""\nand, a cup","Primary color: White","a, b","clay","",""\r\n`,
  );
});

/** The last of the listing's own. */
const optionalColumns = optionalNames
  .flatMap((name) => Object.keys(fields[name].csv))
  .join(",");

test("CSV export: personalization has two columns", async () => {
  const seller = await createSeller();
  const personalization = {
    question: "Name",
    instructions: "Up to 12 letters.",
  };
  const id = await seller.add({ results: { personalization } });
  const text = await (
    await seller.call(exportListings, "POST", path, {
      ids: [id],
      format: "csv",
    })
  ).text();
  const [head, line] = text.split("\r\n");
  expect(head).toContain(
    ",materials,personalization_question,personalization_instructions",
  );
  expect(head).toMatch(new RegExp(`,materials,${optionalColumns}$`));
  expect(line).toMatch(
    /,"Primary color: White",.*,"Name","Up to 12 letters\."(?:,"")*$/,
  );
});

test("translations: are in the JSON file, and have columns of their own in the CSV file", async () => {
  const seller = await createSeller();
  const [one, other] = [await seller.add(), await seller.add()];
  const german = {
    language: "de",
    title: "Becher",
    description: "Ein Becher.",
    tags: ["becher", "tasse"],
  };
  const cost = {
    item: "Becher",
    writer: "w",
    promptVersion: "p",
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
  };
  await db().translation.create({
    data: { listingId: one, ...german, ...cost },
  });
  const ids = [one, other];
  const json = await (
    await seller.call(exportListings, "POST", path, { ids, format: "json" })
  ).json();
  expect(
    json.map(({ translations }: { translations: unknown }) => translations),
  ).toEqual([[german], []]);
  const text = await (
    await seller.call(exportListings, "POST", path, { ids, format: "csv" })
  ).text();
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toMatch(
    new RegExp(`,${optionalColumns},title_de,description_de,tags_de$`),
  );
  expect(lines[0]).toMatch(/,"Becher","Ein Becher\.","becher, tasse"$/);
  expect(lines[1]).toMatch(/,"","","",""$/);
  const etsy = await (
    await seller.call(exportListings, "POST", path, { ids, format: "etsy" })
  ).text();
  expect(etsy).not.toContain("Becher");
});

test("listings with several photos: JSON has their alt texts in order, CSV columns for the most", async () => {
  const seller = await createSeller();
  const [id, other] = [await seller.add(), await seller.add()];
  await addToListing(id, [
    await addPhoto(seller.id),
    await addPhoto(seller.id),
    await addPhoto(seller.id),
  ]);
  const ids = [id, other];
  const json = await (
    await seller.call(exportListings, "POST", path, { ids, format: "json" })
  ).json();
  expect(json.map(({ photos }: { photos: unknown }) => photos)).toEqual([
    [
      { position: 1, altText: "A mug on a table" },
      { position: 2, altText: "A mug, seen from side 2" },
      { position: 3, altText: "A mug, seen from side 3" },
    ],
    [],
  ]);
  const csv = await (
    await seller.call(exportListings, "POST", path, { ids, format: "csv" })
  ).text();
  const [head, first, second] = csv.split("\r\n");
  expect(head).toMatch(
    new RegExp(`,${optionalColumns},alt_text_2,alt_text_3$`),
  );
  expect(first).toMatch(
    /,"A mug, seen from side 2","A mug, seen from side 3"$/,
  );
  expect(second).toMatch(/,"","","",""$/);
});

test("Etsy CSV: the columns of Etsy's own download", async () => {
  const seller = await createSeller();
  const id = await seller.add({
    results: { tags: ["a b", "c"], materials: ["clay", "glaze"] },
  });
  const text = await (
    await seller.call(exportListings, "POST", path, {
      ids: [id],
      format: "etsy",
    })
  ).text();
  const [head, line] = text.split("\r\n");
  expect(head).toMatch(
    /^TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,.*,IMAGE10,VARIATION 1 TYPE,.*,SKU$/,
  );
  expect(line).toBe(
    `"Stoneware Mug","A mug.",,,,"a b,c","clay,glaze"${",".repeat(17)}`,
  );
});

test.each([
  { ids: [1], format: "xml" },
  { ids: [1] },
  { ids: [], format: "csv" },
])("an invalid request is refused: %j", async (body) => {
  expect(
    (await (await createSeller()).call(exportListings, "POST", path, body))
      .status,
  ).toBe(422);
});

test("rate limit: 60 exports an hour per user", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const ids = [await seller.add()];
  const save = () =>
    seller.call(exportListings, "POST", path, { ids, format: "json" });
  expect((await save()).status).toBe(200);
  const left = await leaveSome("exportListings", String(seller.id), 60);
  const saved = await Promise.all(Array.from({ length: left + 2 }, save));
  const statuses = saved.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(left);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const refusal = await save();
  expect([refusal.status, (await refusal.json()).code]).toEqual([
    429,
    "rate_limited",
  ]);
  expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(60);
  const theirs = [await other.add()];
  expect(
    (
      await other.call(exportListings, "POST", path, {
        ids: theirs,
        format: "json",
      })
    ).status,
  ).toBe(200);
});
