import {
  type AuditDetail,
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
import type { AuditedListing } from "@/lib/audit/etsy-shop/schema";
import {
  toShopListing,
  unknownOfShop,
} from "@/lib/audit/etsy-shop/to-shop-listing";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import {
  type Mapping,
  readShopFile,
  type ShopFile,
  type ShopListing,
} from "@/lib/audit/file/read-shop-file";
import { sourceKeysOf } from "@/lib/audit/file/source-keys";
import type { AuditRow } from "@/lib/audit/findings";
import { findGroups, type Group } from "@/lib/audit/groups/find-groups";
import type { Country } from "@/lib/audit/seasons/calendar";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import type { Unknown } from "@/lib/listing-text/check/score-context";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";

/**
 * Where the listings are: in a file, or in parts as a connected shop was read,
 * each a list in JSON.
 */
export type AuditSource =
  | {
      kind: "file";
      file: Blob;
      mapping: Mapping | undefined;
      encoding: Encoding | undefined;
    }
  /** A file that was read before. */
  | { kind: "file"; read: Blob }
  | { kind: "shop"; parts: readonly Blob[] };

/** Where and when the listings are for sale; `today` in milliseconds. */
export type Season = { country: Country; today: number };

/** What is done with the listings, in a worker. They are opened first. */
type Calls = {
  open: { params: AuditSource; result: OpenedListings };
  /** Listings from one place up to before another. */
  score: { params: { from: number; to: number }; result: AuditRow[] };
  compare: { params: object; result: Group[] };
  /** Places of the listings that are out of season. */
  seasons: { params: Season; result: number[] };
  /**
   * With attributes of the listing, if they are known, it is scored with them.
   */
  detail: {
    params: Season & { index: number; attributes?: Attribute[] | undefined };
    result: AuditDetail;
  };
  changeList: {
    params: Season & { indexes: number[]; groups: Group[] };
    result: Blob;
  };
  /** What was read of a file, to be a source again. */
  keep: { params: object; result: ArrayBuffer };
};
export type CallName = keyof Calls;
export type Params<Name extends CallName> = Calls[Name]["params"];
export type Result<Name extends CallName> = Calls[Name]["result"];

type ListingsOfFile = Extract<ShopFile, { kind: "listings" }>;

/** The listings stay in the worker: the page gets a small row of each. */
export type OpenedListings =
  | {
      kind: "listings";
      count: number;
      unknown: Unknown[];
      notes: string[];
      encoding?: ListingsOfFile["encoding"];
    }
  | Exclude<ShopFile, { kind: "listings" }>;

function seasonCheck({ country, today }: Season) {
  return createSeasonCheck(country, new Date(today));
}

/** Once the season is known, the page adds what is out of it. */
const noSeason = () => [];

export type AuditCalls = {
  [Name in CallName]: (
    params: Params<Name>,
  ) => Result<Name> | Promise<Result<Name>>;
};

const textOf = async (blob: Blob) =>
  new TextDecoder().decode(await blob.arrayBuffer());

async function readPart(part: Blob): Promise<ShopListing[]> {
  const listings: AuditedListing[] = JSON.parse(await textOf(part));
  return listings.map(toShopListing);
}

type FileSource = Extract<AuditSource, { kind: "file" }>;

async function readFile(source: FileSource): Promise<ShopFile> {
  if ("read" in source) return JSON.parse(await textOf(source.read));
  const { file, mapping, encoding } = source;
  return readShopFile(
    new Uint8Array(await file.arrayBuffer()),
    mapping,
    encoding,
  );
}

/** The listings of one shop, and what is known of them. */
type Opened = {
  listings: ShopListing[];
  unknown: Unknown[];
  names: ReturnType<typeof rowsOfFile>;
  /**
   * Null until the first listing of a file is opened; those of a shop have
   * Etsy's numbers.
   */
  sourceKeys: string[] | null;
};

async function openShop(parts: readonly Blob[]): Promise<Opened> {
  const listings = (await Promise.all(parts.map(readPart))).flat();
  return {
    listings,
    unknown: [...unknownOfShop],
    names: etsyNumbers(listings),
    sourceKeys: [],
  };
}

function openFile({ listings, held }: ListingsOfFile): Opened {
  return {
    listings,
    unknown: unknownIn(held),
    names: rowsOfFile(listings),
    sourceKeys: null,
  };
}

/** A listing in full; with attributes of it, if they are known. */
function detailOf(
  { listings, unknown }: Opened,
  { index, attributes, ...season }: Params<"detail">,
) {
  const entry = listings[index];
  if (!entry) throw new Error("There is no such listing.");
  const findOutOfSeason = seasonCheck(season);
  if (attributes === undefined)
    return detailListing(entry, index, { unknown, findOutOfSeason });
  return detailListing(
    { ...entry, listing: { ...entry.listing, attributes } },
    index,
    {
      unknown: unknown.filter((part) => part !== "attributes"),
      findOutOfSeason,
    },
  );
}

/** A file with a line for each of the listings, and what to change there. */
function changeListOf(
  { listings, unknown, names }: Opened,
  { indexes, groups, ...season }: Params<"changeList">,
) {
  const known = { unknown, findOutOfSeason: seasonCheck(season) };
  const lines = indexes.flatMap((index) => {
    const listing = listings[index];
    const own = groups.filter(({ members }) => members.includes(index));
    return listing
      ? [changeListLine(detailListing(listing, index, known), own, names)]
      : [];
  });
  return new Blob([changeListHead(names), ...lines], { type: "text/csv" });
}

/** What a worker does with the listings of one shop. */
export function createAuditCalls(): AuditCalls {
  let opened: Opened = {
    listings: [],
    unknown: [],
    names: rowsOfFile([]),
    sourceKeys: [],
  };
  let file: ShopFile | null = null;
  return {
    async open(source) {
      if (source.kind === "shop") {
        opened = await openShop(source.parts);
        const { listings, unknown } = opened;
        return { kind: "listings", count: listings.length, unknown, notes: [] };
      }
      const found = await readFile(source);
      if (found.kind !== "listings") return found;
      file = found;
      opened = openFile(found);
      const { notes, encoding } = found;
      return {
        kind: "listings",
        count: opened.listings.length,
        unknown: opened.unknown,
        notes,
        ...(encoding && { encoding }),
      };
    },
    score({ from, to }) {
      const { listings, unknown } = opened;
      const known = { unknown, findOutOfSeason: noSeason };
      return listings
        .slice(from, to)
        .map((listing, place) => auditListing(listing, from + place, known));
    },
    compare() {
      return findGroups(opened.listings.map(({ listing }) => listing));
    },
    seasons(season) {
      const findOutOfSeason = seasonCheck(season);
      return opened.listings.flatMap(({ listing }, index) =>
        findOutOfSeason(listing).length > 0 ? [index] : [],
      );
    },
    detail(params) {
      const detail = detailOf(opened, params);
      opened.sourceKeys ??= sourceKeysOf(opened.listings);
      return { ...detail, sourceKey: opened.sourceKeys[params.index] ?? "" };
    },
    changeList: (params) => changeListOf(opened, params),
    keep: () => new Blob([JSON.stringify(file)]).arrayBuffer(),
  };
}
