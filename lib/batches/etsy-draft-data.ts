import "server-only";
import { z } from "zod";
import type { RowDraft } from "@/lib/batches/schema";
import { db } from "@/lib/database/db";
import { problemSchema, publicationStates } from "@/lib/etsy/publish/schema";

const storedSchema = z.object({
  listingId: z.number(),
  id: z.string(),
  state: z.enum(publicationStates),
  problem: problemSchema.nullable().catch(null),
  etsyListingId: z.bigint().nullable(),
});

/**
 * What Etsy has of the batch's listings, or what is on its way there, by
 * listing: in the shop that is connected, or while none is, in any.
 */
export async function listDrafts(
  userId: number,
  batchId: string,
): Promise<Map<number, RowDraft>> {
  const rows = await db().$queryRaw<unknown[]>`
    WITH shop AS (SELECT "etsyShopId" AS id FROM "EtsyConnection" WHERE "userId" = ${userId} ORDER BY id LIMIT 1)
    SELECT DISTINCT ON (p."listingId") p."listingId", p.id::text, p.state, p.problem, p."etsyListingId"
    FROM "Publication" p
    WHERE p."userId" = ${userId}
      AND p."listingId" IN (
        SELECT "listingId" FROM "BatchRow" WHERE "batchId" = ${batchId}::uuid AND "userId" = ${userId})
      AND (NOT EXISTS (SELECT FROM shop) OR p."etsyShopId" = (SELECT id FROM shop))
    ORDER BY p."listingId", p."createdAt" DESC`;
  return new Map(rows.map((row) => draftOf(storedSchema.parse(row))));
}

function draftOf({
  listingId,
  id,
  state,
  problem,
  etsyListingId,
}: z.output<typeof storedSchema>): [number, RowDraft] {
  const code = problem?.code ?? null;
  return [
    listingId,
    {
      publicationId: id,
      state,
      code,
      message: problem?.message ?? null,
      words: problem?.words ?? "",
      field: problem?.field ?? null,
      etsyListingId: etsyListingId === null ? null : String(etsyListingId),
      canChooseAgain:
        state === "failed" &&
        (code === "deleted_at_etsy" ||
          (code === "refused" && etsyListingId === null)),
    },
  ];
}
