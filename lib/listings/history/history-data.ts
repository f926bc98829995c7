import "server-only";
import { db } from "@/lib/database/db";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import type { Sort } from "@/lib/listings/history/filter-choices";
import type {
  Cursor,
  HistoryQuery,
  Overlap,
} from "@/lib/listings/history/schema";
import type { HistoryEntry } from "@/lib/listings/schema";
import { Prisma } from "@/prisma/generated/client";

/**
 * Entries that are looked through in their order before the full-text index is
 * asked: a common word has filled its page by then, and of a rarer one the
 * index has few to sort.
 */
const scanLimit = 200;

/** By what each sort goes, as its index has it; the id goes the same way. */
const sortColumns: Record<
  Sort,
  { key: Prisma.Sql; direction: Prisma.Sql; beyond: Prisma.Sql }
> = {
  newest: {
    key: Prisma.sql`"createdAt"`,
    direction: Prisma.sql`DESC`,
    beyond: Prisma.sql`<`,
  },
  oldest: {
    key: Prisma.sql`"createdAt"`,
    direction: Prisma.sql`ASC`,
    beyond: Prisma.sql`>`,
  },
  score: {
    key: Prisma.sql`COALESCE("score", -1)`,
    direction: Prisma.sql`DESC`,
    beyond: Prisma.sql`<`,
  },
  name: {
    key: Prisma.sql`(left(plain_text("productName"), 80) COLLATE "C")`,
    direction: Prisma.sql`ASC`,
    beyond: Prisma.sql`>`,
  },
};

type Page = Omit<HistoryQuery, "cursor"> & {
  userId: number;
  cursor: Cursor | null;
};
type Row = Omit<HistoryEntry, "createdAt" | "results"> & {
  createdAt: Date;
  results: unknown;
  key: Cursor["key"];
};

/**
 * One page of the user's listings that answer the query, and the cursor of the
 * next one, null on the last.
 */
export async function listEntries(page: Page) {
  const rows = await db().$queryRaw<Row[]>(pageSql(page));
  const entries = rows.slice(0, page.limit).map(
    ({ createdAt, results, key: _, ...row }): HistoryEntry => ({
      ...row,
      createdAt: createdAt.toISOString(),
      results: generatedListingSchema.parse(results),
    }),
  );
  const last = rows[page.limit - 1];
  const next: Cursor | null =
    rows.length > page.limit && last ? { key: last.key, id: last.id } : null;
  return { entries, next };
}

/** How many listings the user's history has. */
export async function countListings(userId: number) {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { totalListings: true },
  });
  return user?.totalListings ?? 0;
}

/**
 * One entry more than the page has, which shows whether there is another page.
 */
export function pageSql(page: Page) {
  const { key, direction } = sortColumns[page.sort];
  const order = Prisma.sql`ORDER BY key ${direction}, id ${direction}`;
  const isFiltered = [
    page.q.trim(),
    page.category,
    page.state,
    page.points,
    page.batch,
  ].some((part) => part !== "");
  const chosen = isFiltered
    ? filteredSql(page, order)
    : Prisma.sql`
      SELECT id, ${key} AS key FROM "Listing" WHERE ${visibleSql(page)}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${page.limit + 1}`;
  return Prisma.sql`
    WITH chosen AS MATERIALIZED (${chosen})
    SELECT id, "productName", category, "createdAt", "imagePath", score, results, key, (
      SELECT CASE state WHEN 'done' THEN 'done' WHEN 'failed' THEN 'stopped' ELSE 'sending' END
      FROM "Publication" WHERE "listingId" = "Listing".id ORDER BY "Publication"."createdAt" DESC LIMIT 1
    ) AS "etsyDraft", "copiedAt" IS NOT NULL AS "isCopied"
    FROM chosen JOIN "Listing" USING (id) ${order}`;
}

/** What of the user's own is not deleted and comes after the cursor. */
function visibleSql({ userId, id, sort, cursor }: Page) {
  const named = id === undefined ? Prisma.empty : Prisma.sql`AND id = ${id}`;
  const own = Prisma.sql`"userId" = ${userId} AND "deletedAt" IS NULL ${named}`;
  if (!cursor) return own;
  const { key, beyond } = sortColumns[sort];
  const last =
    cursor.key instanceof Date
      ? Prisma.sql`${cursor.key}::timestamptz`
      : Prisma.sql`${cursor.key}`;
  return Prisma.sql`${own} AND (${key}, id) ${beyond} (${last}, ${cursor.id})`;
}

/**
 * What of the listings is in the folder and the batch and has open points, each
 * found by an index of its own.
 */
function insideSql({ userId, state, points, batch }: Page) {
  const atEtsy = Prisma.sql`EXISTS (
    SELECT FROM "Publication" p
    WHERE p."listingId" = "Listing".id AND p."userId" = ${userId} AND p."etsyListingId" IS NOT NULL
  )`;
  const ofState = {
    "": Prisma.sql`true`,
    new: Prisma.sql`"copiedAt" IS NULL AND NOT ${atEtsy}`,
    copied: Prisma.sql`"copiedAt" IS NOT NULL`,
    draft: atEtsy,
  }[state];
  const inFolder =
    points === "" ? ofState : Prisma.sql`${ofState} AND "openPoints" > 0`;
  if (batch === "") return inFolder;
  return Prisma.sql`${inFolder} AND EXISTS (
    SELECT FROM "BatchRow" r
    WHERE r."listingId" = "Listing".id AND r."batchId" = ${batch}::uuid AND r."userId" = ${userId}
  )`;
}

/**
 * The index is only asked when the near entries neither fill the page nor are
 * all there is.
 */
function filteredSql(page: Page, order: Prisma.Sql) {
  const { userId, q, category, sort, limit } = page;
  const { key, direction } = sortColumns[sort];
  const isInside = insideSql(page);
  const isSearched = q.trim() !== "" || category !== "";
  const isAnswer = isSearched
    ? Prisma.sql`search @@ (SELECT query FROM asked) AND ${isInside}`
    : isInside;
  // Without words the index would give the whole history: folder and batch have
  // shorter ways.
  const isOwnAnswer = isSearched
    ? Prisma.sql`own_terms("userId", search) @@ (SELECT own FROM asked) AND ${isInside}`
    : isInside;
  const isNotEnough = Prisma.sql`(SELECT walked = ${scanLimit} AND found <= ${limit} FROM counted)`;
  return Prisma.sql`
    WITH asked AS MATERIALIZED (
      SELECT listing_query(${userId}, ${category || null}, ${q}) AS query, own_query(${userId}, ${category || null}, ${q}) AS own
    ),
    near AS MATERIALIZED (
      SELECT id, ${key} AS key, (${isAnswer}) AS hit FROM "Listing" WHERE ${visibleSql(page)}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${scanLimit}
    ),
    counted AS MATERIALIZED (SELECT count(*) AS walked, count(*) FILTER (WHERE hit) AS found FROM near),
    answers AS (
      SELECT id, key FROM near WHERE hit AND NOT ${isNotEnough}
      UNION ALL
      SELECT id, ${key} AS key FROM "Listing" WHERE ${isNotEnough} AND ${visibleSql(page)} AND ${isOwnAnswer}
    )
    SELECT id, key FROM answers ${order} LIMIT ${limit + 1}`;
}

/**
 * Notes the time unless the listing was copied before; false when the user has
 * no such listing.
 */
export async function setCopied(userId: number, id: number, now: Date) {
  const count = await db().$executeRaw`
    UPDATE "Listing" SET "copiedAt" = COALESCE("copiedAt", ${now}::timestamptz)
    WHERE id = ${id} AND "userId" = ${userId} AND "deletedAt" IS NULL`;
  return count === 1;
}

/**
 * Of the user's newest other listings the three that share most of these tags,
 * and at least half of them.
 */
export function findOverlaps(userId: number, id: number, tags: string[]) {
  const wanted = tags.map((tag) => tag.toLowerCase());
  return db().$queryRaw<Overlap[]>`
    SELECT other.id, other."productName", shared.tags AS shared
    FROM (
      SELECT id, "productName", results FROM "Listing"
      WHERE "userId" = ${userId} AND "deletedAt" IS NULL AND id <> ${id}
      ORDER BY "createdAt" DESC, id DESC LIMIT 500
    ) other
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT lower(tag)) AS tags FROM jsonb_array_elements_text(other.results -> 'tags') AS tag
      WHERE lower(tag) = ANY(${wanted}::text[])
    ) shared
    WHERE cardinality(shared.tags) * 2 >= ${tags.length}
    ORDER BY cardinality(shared.tags) DESC, other.id DESC LIMIT 3`;
}
