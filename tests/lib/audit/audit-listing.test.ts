import {
  auditListing,
  detailListing,
  unknownIn,
} from "@/lib/audit/audit-listing";
import {
  changeListHead,
  changeListLine,
  etsyNumbers,
  rowsOfFile,
} from "@/lib/audit/change-list";
import {
  toShopListing,
  unknownOfShop,
} from "@/lib/audit/etsy-shop/to-shop-listing";
import { parseCsv } from "@/lib/audit/file/parse-csv";
import type { ShopListing } from "@/lib/audit/file/read-shop-file";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { noOptionalFields } from "@/lib/listing-text/fields/optional-fields";
import { summarizeListing } from "@/lib/listing-text/score/score";
import { seedListings } from "@/scripts/seed-listings";

const held = { description: true, tags: true, materials: true, altText: false };
const known = {
  unknown: unknownIn(held),
  findOutOfSeason: createSeasonCheck("US", new Date("2026-03-10T00:00:00Z")),
};

const entry = (listing: Partial<GeneratedListing>): ShopListing => ({
  listing: { ...emptyListing, ...listing },
  sku: "SKU-1",
  price: "24.00 EUR",
});
const good = entry({
  title: "Speckled Stoneware Coffee Mug, 12 oz, Wheel Thrown",
  description:
    "This speckled stoneware mug holds 12 oz of coffee.\n\nIt is 9 cm wide and made of stoneware.\n\nDishwasher safe. Made to order in 5 days.",
  tags: ["stoneware mug", "coffee cup"],
  materials: ["stoneware"],
});
const found = (listing: Partial<GeneratedListing>) =>
  auditListing(entry({ ...good.listing, ...listing }), 0, known).found;

test("what the file doesn't hold: it takes no points, and the rest has all hundred", () => {
  const results = seedListings[0]?.results;
  if (!results) throw new Error("There is no listing.");
  const description = results.description.replace(/\[add [^\]]*\]/gu, "9 cm");
  const bare = {
    ...results,
    description,
    altText: "",
    attributes: [],
    ...noOptionalFields,
  };
  const whole = summarizeListing(bare, {});
  const { checks, total } = summarizeListing(bare, { unknown: known.unknown });
  expect(checks.map(({ area }) => area)).not.toContain("altText");
  expect(checks.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining(["category_set"]),
  );
  expect(total).toBeGreaterThan(whole.total);
  const sum = (of: "points" | "max") =>
    checks.reduce((points, check) => points + check[of], 0);
  expect(total).toBe(Math.round((100 * sum("points")) / sum("max")));
});

test("a file without descriptions: their absence breaks no rule", () => {
  const given = entry({ ...good.listing, description: "" });
  expect(auditListing(given, 0, known).found).toContain("refused");
  const unknown = unknownIn({ ...held, description: false });
  expect(auditListing(given, 0, { ...known, unknown }).found).not.toContain(
    "refused",
  );
});

test("findings: each has its listing", () => {
  expect(found({})).toEqual(["tags"]);
  expect(found({ title: "Mug $5" })).toEqual(
    expect.arrayContaining(["refused", "characters"]),
  );
  expect(found({ tags: ["this tag is far longer than twenty"] })).toContain(
    "refused",
  );
  expect(found({ title: "Christmas Mug" })).toContain("season");
  expect(found({ title: "Sterling Silver Mug" })).toContain("claim");
  expect(found({ title: "Disney Mug" })).toContain("name");
  expect(found({ description: "A mug. It is [add size] wide." })).toContain(
    "blank",
  );
});

test("claims: they are the seller's own word and cost no points, third-party names do", () => {
  const score = (title: string) =>
    auditListing(entry({ ...good.listing, title }), 0, known).score;
  expect(score("Sterling Silver Coffee Mug, 12 oz")).toBeGreaterThan(50);
  expect(score("Disney Coffee Mug, 12 oz")).toBeLessThanOrEqual(50);
});

test("the detail: it has the score of the row, the claims and the season", () => {
  const given = entry({
    ...good.listing,
    title: "Sterling Silver Christmas Mug",
  });
  const detail = detailListing(given, 3, known);
  expect(detail.row).toEqual(auditListing(given, 3, known));
  expect(detail.score.total).toBe(detail.row.score);
  expect(detail.score.open).toEqual([
    expect.objectContaining({
      code: "claim_unconfirmed",
      text: "Sterling Silver",
    }),
  ]);
  expect(detail.outOfSeason).toMatchObject([{ name: "Christmas" }]);
});

test("the change list: one line a listing, with no formula in any cell", () => {
  const formula = "=1+1";
  const given = {
    ...entry({ title: formula, description: formula, tags: [formula] }),
    sku: formula,
  };
  // Below an empty line, and above two of them.
  const names = rowsOfFile([
    { ...given, row: 3 },
    { ...given, row: 6 },
  ]);
  const line = changeListLine(
    detailListing(given, 0, known),
    [{ common: [], members: [0, 1] }],
    names,
  );
  expect(changeListHead(names).trim().split(",")).toHaveLength(11);
  expect(line).toContain(`3,"'=1+1","'=1+1",`);
  expect(line).toContain('"6"\r\n');
  expect(line).not.toMatch(/(?:^|,)"?=/u);
});

test("the change list: what Etsy merely advises against is not among what it would refuse", () => {
  const names = rowsOfFile([good]);
  const columns = changeListHead(names).trim().split(",");
  const cellsOf = (listing: Partial<GeneratedListing>) => {
    const line = changeListLine(
      detailListing(entry({ ...good.listing, ...listing }), 0, known),
      [],
      names,
    );
    const [cells = []] = parseCsv(line, ",", 1).rows;
    return Object.fromEntries(
      columns.map((column, index) => [column, cells[index]]),
    );
  };
  const advised = cellsOf({
    description: `${good.listing.description} See www.example.com for more.`,
  });
  expect(advised).toMatchObject({
    etsy_would_refuse: "",
    could_be_better: expect.stringContaining("www.example.com"),
  });
  expect(cellsOf({ title: "Mug $5" }).etsy_would_refuse).toContain("“$”");
});

const described =
  "A speckled stoneware mug on a linen cloth, seen from the side.";
const atEtsy = (
  altTexts: string[],
  path = ["Home & Living", "Kitchen & Dining", "Mugs"],
): ShopListing => {
  const { title, description, tags, materials } = good.listing;
  const texts = { title, description, tags, materials };
  return toShopListing({
    id: "1234",
    altTexts,
    path,
    sku: "",
    price: "",
    taxonomyId: 1062,
    ...texts,
  });
};
const ofShop = { ...known, unknown: unknownOfShop };
const checksOf = (given: ShopListing, area: string) =>
  detailListing(given, 0, ofShop).score.checks.filter(
    (check) => check.area === area,
  );
const pointsOf = (given: ShopListing, area: string) =>
  checksOf(given, area).reduce((sum, { points }) => sum + points, 0);

test("a connected shop: alt texts and category are scored, attributes are not", () => {
  const checks = detailListing(atEtsy([described]), 0, ofShop).score.checks.map(
    ({ id }) => id,
  );
  expect(checks).toEqual(
    expect.arrayContaining(["alt_text_present", "category_set"]),
  );
  expect(checks).not.toEqual(expect.arrayContaining(["attributes_filled"]));
  const score = (given: ShopListing) => auditListing(given, 0, ofShop).score;
  expect(score(atEtsy([described]))).toBeGreaterThan(score(atEtsy([""])));
  expect(pointsOf(atEtsy([described]), "altText")).toBe(8);
});

test("several photos: the points are their mean, and the first that could be better is named", () => {
  const half = atEtsy([described, "", described, ""]);
  expect(pointsOf(half, "altText")).toBe(4);
  expect(checksOf(half, "altText")[0]?.message).toBe(
    "Photo 2 and 1 more: Describe the photo in the alt text.",
  );
  expect(pointsOf(atEtsy([described, described]), "altText")).toBe(8);
  expect(auditListing(half, 0, ofShop).found).toContain("altText");
  expect(auditListing(atEtsy([described]), 0, ofShop).found).not.toContain(
    "altText",
  );
  // Nobody knows the alt texts of a file.
  expect(found({})).not.toContain("altText");
});

test("a later photo's alt text that Etsy would refuse: it is found, with its photo", () => {
  const { row, violations } = detailListing(
    atEtsy([described, "a".repeat(501)]),
    0,
    ofShop,
  );
  expect(row.found).toContain("refused");
  expect(violations).toEqual([
    expect.objectContaining({ code: "alt_text_too_long", index: 1 }),
  ]);
  expect(violations[0]?.message).toMatch(/^Photo 2: /);
});

test("the category: the deepest one has all points, and tags that repeat a part of it are named", () => {
  const category = (path: string[]) =>
    checksOf(atEtsy([described], path), "attributes").find(
      ({ id }) => id === "category_set",
    );
  expect(category(["Home & Living", "Mugs"])?.points).toBe(2);
  expect(category(["Home & Living"])).toMatchObject({
    points: 1,
    message: expect.stringContaining("Home & Living"),
  });
  expect(category([])).toBeUndefined();
  const echoes = (path: string[]) =>
    checksOf(atEtsy([described], path), "tags").find(
      ({ id }) => id === "tags_echoes",
    );
  expect(echoes(["Home & Living", "Coffee Cups"])).toMatchObject({
    points: 1,
    message: expect.stringContaining("coffee cup"),
  });
});

test("the change list of a connected shop: Etsy's numbers stand for the rows", () => {
  const listings = [
    atEtsy([described]),
    { ...atEtsy([described]), atEtsy: { id: "5678", altTexts: [], path: [] } },
  ];
  const names = etsyNumbers(listings);
  expect(changeListHead(names)).toMatch(
    /^\uFEFFlisting_id,.*,competes_with_listing_ids\r\n$/,
  );
  const line = changeListLine(
    detailListing(atEtsy([described]), 0, ofShop),
    [{ common: [], members: [0, 1] }],
    names,
  );
  expect(line).toMatch(/^"?1234"?,.*"?5678"?\r\n$/s);
});
