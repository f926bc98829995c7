import { auditListing, detailListing } from "@/lib/audit/audit-listing";
import { readShopFile } from "@/lib/audit/file/read-shop-file";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import { readinessOf } from "@/lib/listing-text/check/readiness";
import { collectFacts } from "@/lib/listing-text/compose/facts";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { readPastedListing } from "@/lib/listing-text/paste/read-pasted-listing";
import { totalOf } from "@/lib/listing-text/score/score";
import { listingEditSchema } from "@/lib/listings/edit/schema";
import { importedListingSchema } from "@/lib/listings/import/schema";
import { checkText } from "@/lib/public-api/check-text";
import { auditListings } from "@/lib/public-api/checks/audit-listings";
import { findSuperlinear, piecesFor } from "@/tests/support/growth";

const now = new Date("2026-06-01T12:00:00Z");

/** A listing whose every field holds a part of the text. */
function spread(text: string) {
  const part = (share: number) => text.slice(0, text.length / share);
  return {
    title: part(8),
    description: text.slice(text.length / 2),
    tags: [part(16), part(17), part(18)],
    materials: [part(16), part(17)],
    altText: part(8),
  };
}

const listingOf = (text: string) => ({ ...emptyListing, ...spread(text) });

/**
 * As a stored listing is read: with what the seller typed, and what the text
 * said before.
 */
function readStored(text: string) {
  const form = {
    productName: "oak mug",
    materials: "",
    extraDetails: text.slice(0, 2_000),
  };
  const listing = listingOf(text);
  const answer = listingAnswerSchema.parse({
    ...listing,

    id: 1,
    facts: collectFacts([], form),
    missing: [],
    score: null,
    writer: "",
    sellerText: text,
    generated: { ...listing, description: text.slice(1) },
  });
  return [totalOf(answer, answer), readinessOf(answer)];
}

function auditCells(text: string) {
  const entry = { listing: listingOf(text), sku: "", price: "" };
  const known = { unknown: [], findOutOfSeason: createSeasonCheck("US", now) };
  findGroups([
    entry.listing,
    { ...entry.listing, title: `${entry.listing.title} again` },
  ]);
  return [auditListing(entry, 0, known), detailListing(entry, 0, known)];
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const fileOf = (...rows: string[]) =>
  new TextEncoder().encode(["TITLE,DESCRIPTION,TAGS", ...rows].join("\n"));

const facts = "A gold filled organic mug. 5 cm. Made of oak.";

/** Half as long in a short run: each of them takes milliseconds all the same. */
const shortest = 2_500;

type Entrance = [
  name: string,
  work: (text: string) => unknown,
  sizes: { shortest: number; calls: number },
];
const entrances: Entrance[] = [
  [
    "all fields of a check",
    (text) => checkText(spread(text)),
    { shortest, calls: 1 },
  ],
  [
    "what the seller told a check",
    (text) =>
      checkText({ title: "Organic mug", description: facts, sellerText: text }),
    { shortest, calls: 2 },
  ],
  ["the cells of an audit", auditCells, { shortest, calls: 1 }],
  [
    "a quoted cell of a file",
    (text) => readShopFile(fileOf(`"Mug",${cell(text)},a`)),
    { shortest, calls: 4 },
  ],
  ["a pasted listing", readPastedListing, { shortest, calls: 2 }],
  ["a stored listing that is read", readStored, { shortest, calls: 1 }],
  [
    "an edit's body",
    (text) =>
      listingEditSchema.safeParse({
        results: { ...spread(text), attributes: [] },
        version: 1,
      }),
    { shortest, calls: 1 },
  ],
  // What these call, others above call as well.
  [
    "a check's description",
    (text) => checkText({ title: "Mug", description: text }),
    { shortest, calls: 1 },
  ],
  [
    "a check's title",
    (text) => checkText({ title: text, description: "A mug." }),
    { shortest: 500, calls: 2 },
  ],
  [
    "the listings of an audit",
    (text) =>
      auditListings(
        { listings: [spread(text), { title: text.slice(0, 200) }] },
        now,
      ),
    { shortest, calls: 1 },
  ],
  [
    "the rows of a file",
    (text) => readShopFile(fileOf(text)),
    { shortest, calls: 4 },
  ],
  [
    "an import's body",
    (text) => importedListingSchema.safeParse(spread(text)),
    { shortest, calls: 4 },
  ],
];

test.each(entrances.map((entrance, place) => [...entrance, place] as const))(
  "%s: takes no longer than in proportion to the text",
  (_, work, sizes, place) => {
    expect(findSuperlinear(work, sizes, piecesFor(place))).toEqual([]);
  },
);
