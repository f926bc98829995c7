import { readOrdersFile } from "@/lib/changes/orders/read-orders-file";
import { ordersSchema } from "@/lib/changes/schema";
import { toOrdersFile } from "@/tests/support/orders-file";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";

const now = new Date("2026-11-24T04:00:00Z");
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (
  text: string,
  name = "EtsySoldOrderItems2026.csv",
  savedAt = now,
) => readOrdersFile(bytesOf(text), { name, savedAt }, now);

const sales = [
  {
    date: "11/02/26",
    listingId: "4321",
    order: "1",
    quantity: 2,
    buyer: "Ann Secret",
  },
  { date: "11/02/26", listingId: "4321", order: "1", buyer: "Ann Secret" },
  { date: "11/02/26", listingId: "4321", order: "2" },
  { date: "11/20/26", listingId: "99", order: "3" },
];
const sold = [
  { listingId: "4321", date: "2026-11-02", orders: 2, quantity: 4 },
  { listingId: "99", date: "2026-11-20", orders: 1, quantity: 1 },
];

test("orders by listing and day, and nothing of a buyer", () => {
  const file = read(toOrdersFile(sales));
  expect(file).toMatchObject({
    kind: "orders",
    sold,
    orders: 3,
    listings: 2,
    note: "",
  });
  expect(JSON.stringify(file)).not.toMatch(
    /Secret|Jo Buyer|Lane|Springfield|62701/,
  );
  if (file.kind !== "orders") throw new Error("no orders");
  expect(
    ordersSchema.safeParse({ sold: file.sold, period: file.period }).success,
  ).toBe(true);
});

test("an order of two listings is one order, of each of them", () => {
  const text = toOrdersFile([
    { date: "11/02/26", listingId: "4321", order: "1" },
    { date: "11/02/26", listingId: "99", order: "1" },
  ]);
  expect(read(text)).toMatchObject({
    orders: 1,
    listings: 2,
    sold: [{ orders: 1 }, { orders: 1 }],
  });
});

test.each([
  ["semicolons", (text: string) => text.replaceAll(",", ";")],
  ["tabs", (text: string) => text.replaceAll(",", "\t")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["line feeds alone", (text: string) => text.replaceAll("\r\n", "\n")],
  ["Excel's first line", (text: string) => `sep=,\r\n${text}`],
  [
    "other capitals",
    (text: string) =>
      text
        .replace("Sale Date", "SALE_DATE")
        .replace("Listing ID", "listing id"),
  ],
  [
    "four digits of the year",
    (text: string) => text.replaceAll("/26", "/2026"),
  ],
  [
    "days first",
    (text: string) =>
      text
        .replaceAll("11/02/26", "02.11.2026")
        .replaceAll("11/20/26", "20.11.2026"),
  ],
  [
    "days first, with strokes",
    (text: string) =>
      text
        .replaceAll("11/20/26", "20/11/26")
        .replaceAll("11/02/26", "02/11/26"),
  ],
  [
    "years first",
    (text: string) =>
      text
        .replaceAll("11/02/26", "2026-11-02")
        .replaceAll("11/20/26", "2026-11-20"),
  ],
  [
    "a formula in a cell",
    (text: string) => text.replaceAll("MUG-1", "=HYPERLINK(1)"),
  ],
])("the same with %s", (_, change) => {
  // The name of the item holds a comma in quotes, which stays what it is under
  // any separator.
  expect(read(change(toOrdersFile(sales)))).toMatchObject({
    kind: "orders",
    sold,
  });
});

test.each([
  [
    "2026, which is not over: up to its last sale",
    "EtsySoldOrderItems2026.csv",
    "2026-01-01",
    "2026-11-20",
  ],
  [
    "a month whose last orders may be missing",
    "EtsySoldOrderItems2026-11.csv",
    "2026-11-01",
    "2026-11-20",
  ],
  ["a name that says nothing", "items (2).csv", "2026-11-02", "2026-11-20"],
  [
    "a third-party name year",
    "EtsySoldOrderItems2025.csv",
    "2026-11-02",
    "2026-11-20",
  ],
])("the days of %s", (_, name, from, to) => {
  expect(read(toOrdersFile(sales), name)).toMatchObject({
    period: { from, to },
  });
});

test("the days of a year or month that is over: all of it", () => {
  const old = toOrdersFile([{ date: "12/03/25", listingId: "4321" }]);
  const january = new Date("2026-01-20T04:00:00Z");
  const early = readOrdersFile(
    bytesOf(old),
    { name: "EtsySoldOrderItems2025.csv", savedAt: january },
    january,
  );
  expect(early).toMatchObject({
    period: { from: "2025-01-01", to: "2025-12-31" },
  });
  expect(read(old, "EtsySoldOrderItems2025-12.csv")).toMatchObject({
    period: { from: "2025-12-01", to: "2025-12-31" },
  });
});

test("the days of a year that is over by now, but was not when the file was downloaded: up to its last sale", () => {
  const old = toOrdersFile([{ date: "12/03/25", listingId: "4321" }]);
  expect(
    read(old, "EtsySoldOrderItems2025.csv", new Date("2025-12-04T08:00:00Z")),
  ).toMatchObject({
    period: { from: "2025-10-20", to: "2025-12-03" },
  });
});

test("days whose orders are too old to be kept are not covered, and their rows are counted", () => {
  const text = toOrdersFile([
    { date: "10/19/25", listingId: "4321" },
    { date: "10/20/25", listingId: "4321" },
  ]);
  for (const name of ["EtsySoldOrderItems2025.csv", "items.csv"])
    expect(read(text, name)).toMatchObject({
      sold: [{ date: "2025-10-20" }],
      period: { from: "2025-10-20" },
      note: "Left out, older than 400 days: 1 of 2 rows.",
    });
});

test("rows that can't be read are left out and counted", () => {
  const text = toOrdersFile([
    ...sales,
    { date: "11/31/26", listingId: "4321" },
    { date: "11/03/26", listingId: "" },
  ]);
  expect(read(text)).toMatchObject({
    sold,
    note: "Left out, without a listing number or date: 2 of 6 rows.",
  });
});

const zip = new Uint8Array([
  0x50,
  0x4b,
  3,
  4,
  ...Array.from({ length: 100 }, () => 7),
]);
const orders =
  "Sale Date,Order ID,Buyer User ID,Full Name,First Name\r\n11/02/26,1,u,Ann Secret,Ann";
test.each([
  ["an empty file", "", /^This file is empty.*Order Items/],
  ["a header alone", toOrdersFile([]), /contains no sold items/],
  [
    "the file of listings",
    toEtsyFile(createShop(2)),
    /^This is the file of your listings.*Order Items/,
  ],
  [
    "the file of orders",
    orders,
    /^This is Etsy's file of orders.*Nothing of it was kept.*Order Items/,
  ],
  [
    "another table",
    "Name,Size\r\nmug,3",
    /no columns “Sale Date” and “Listing ID”.*English/,
  ],
  [
    "a web page",
    "<!doctype html><title>Etsy</title>",
    /^This is a web page.*Order Items/,
  ],
  [
    "a file that was cut off",
    `${toOrdersFile(sales)}\r\n11/02/26,"Mug`,
    /cut off/,
  ],
  [
    "damaged numbers",
    toOrdersFile([{ date: "11/02/26", listingId: "4.3E+09" }]),
    /spreadsheet program/,
  ],
  [
    "only days to come",
    toOrdersFile([{ date: "11/02/28", listingId: "4321" }]),
    /spreadsheet program/,
  ],
  [
    "old sales",
    toOrdersFile([{ date: "11/02/20", listingId: "4321" }]),
    /older than 400 days/,
  ],
])("%s: a sentence that says what to do", (_, text, message) => {
  expect(read(text)).toEqual({
    kind: "problem",
    message: expect.stringMatching(message),
  });
});

test("a zip: a sentence that says what to do", () => {
  const message = expect.stringMatching(
    /^This is a ZIP archive\. Unpack it first/,
  );
  expect(
    readOrdersFile(zip, { name: "orders.zip", savedAt: now }, now),
  ).toEqual({ kind: "problem", message });
});
