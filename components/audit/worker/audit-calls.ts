import { type AuditDetail, auditListing, detailListing, unknownIn } from "@/lib/audit/audit-listing";
import { changeListHead, changeListLine } from "@/lib/audit/change-list";
import { type Mapping, readShopFile, type ShopFile, type ShopListing } from "@/lib/audit/file/read-shop-file";
import type { AuditRow } from "@/lib/audit/findings";
import { findGroups, type Group } from "@/lib/audit/groups/find-groups";
import type { Country } from "@/lib/audit/seasons/calendar";
import { createSeasonCheck } from "@/lib/audit/seasons/find-out-of-season";
import type { Unknown } from "@/lib/listings/score/check";

/** Where and when the listings are for sale; `today` in milliseconds. */
export type Season = { country: Country; today: number };

/** What is done with a file, in a worker. The file is opened first. */
type Calls = {
  open: { params: { file: Blob; mapping?: Mapping | undefined }; result: OpenedFile };
  /** Listings from one place up to before another. */
  score: { params: { from: number; to: number }; result: AuditRow[] };
  compare: { params: object; result: Group[] };
  /** Places of the listings that are out of season. */
  seasons: { params: Season; result: number[] };
  detail: { params: Season & { index: number }; result: AuditDetail };
  changeList: { params: Season & { indexes: number[]; groups: Group[] }; result: Blob };
};
export type CallName = keyof Calls;
export type Params<Name extends CallName> = Calls[Name]["params"];
export type Result<Name extends CallName> = Calls[Name]["result"];

/** The listings stay in the worker: the page gets a small row of each. */
export type OpenedFile =
  | { kind: "listings"; count: number; unknown: Unknown[]; notes: string[] }
  | Exclude<ShopFile, { kind: "listings" }>;

function seasonCheck({ country, today }: Season) {
  return createSeasonCheck(country, new Date(today));
}

/** Once the season is known, the page adds what is out of it. */
const noSeason = () => [];

export type AuditCalls = { [Name in CallName]: (params: Params<Name>) => Result<Name> | Promise<Result<Name>> };

/** One file and what is known of it. */
export function createAuditCalls(): AuditCalls {
  let listings: ShopListing[] = [];
  let unknown: Unknown[] = [];
  return {
    async open({ file, mapping }) {
      const found = readShopFile(new Uint8Array(await file.arrayBuffer()), mapping);
      if (found.kind !== "listings") return found;
      listings = found.listings;
      unknown = unknownIn(found.held);
      return { kind: "listings", count: listings.length, unknown, notes: found.notes };
    },
    score({ from, to }) {
      const known = { unknown, findOutOfSeason: noSeason };
      return listings.slice(from, to).map((listing, place) => auditListing(listing, from + place, known));
    },
    compare() {
      return findGroups(listings.map(({ listing }) => listing));
    },
    seasons(season) {
      const findOutOfSeason = seasonCheck(season);
      return listings.flatMap(({ listing }, index) => (findOutOfSeason(listing).length > 0 ? [index] : []));
    },
    detail({ index, ...season }) {
      const listing = listings[index];
      if (!listing) throw new Error("There is no such listing in the file.");
      return detailListing(listing, index, { unknown, findOutOfSeason: seasonCheck(season) });
    },
    changeList({ indexes, groups, ...season }) {
      const known = { unknown, findOutOfSeason: seasonCheck(season) };
      const lines = indexes.flatMap((index) => {
        const listing = listings[index];
        const own = groups.filter(({ members }) => members.includes(index));
        return listing ? [changeListLine(detailListing(listing, index, known), own)] : [];
      });
      return new Blob([changeListHead, ...lines], { type: "text/csv" });
    },
  };
}
