import "server-only";
import { storeWithin } from "@/lib/account/totals";
import { db, type Transaction } from "@/lib/database/db";
import type { ListingEdit, StoredUndo } from "@/lib/listings/edit/schema";

/**
 * Puts the edit in place of the version it was made of; false when the user has
 * no such listing in that version. The first edit also keeps what was
 * generated. `grows`: an imported listing that gets longer, which throws
 * `storage_full` when there is no room. `undo` stays as it is when undefined.
 */
export function replaceResults(target: EditTarget, edit: ListingEdit) {
  if (!target.grows) return replaceIn(db(), target, edit);
  const total = { userId: target.userId, kind: "imports" } as const;
  return db().$transaction((tx) =>
    storeWithin(tx, total, () => replaceIn(tx, target, edit)),
  );
}

type EditTarget = {
  userId: number;
  id: number;
  score: number;
  grows?: boolean;
  undo?: StoredUndo | null | undefined;
};

async function replaceIn(
  sql: Pick<Transaction, "$executeRaw">,
  { userId, id, score, undo }: EditTarget,
  { results, version, photos = [], ...marks }: ListingEdit,
) {
  const { locked, confirmed, leftOut } = marks;
  const count = await sql.$executeRaw`
    WITH edited AS (
      UPDATE "Listing"
      SET "generated" = COALESCE("generated", "results"),
          "results" = ${JSON.stringify(results)}::jsonb,
          "score" = ${score},
          "notes" = "notes" || ${JSON.stringify({ locked, confirmed, leftOut })}::jsonb,
          "undo" = CASE WHEN ${undo === undefined} THEN "undo" ELSE ${undo ? JSON.stringify(undo) : null}::jsonb END,
          "version" = "version" + 1
      WHERE "id" = ${id} AND "userId" = ${userId} AND "version" = ${version} AND "deletedAt" IS NULL
      RETURNING id
    ),
    texts AS (
      UPDATE "ListingPhoto" SET "altText" = sent."altText"
      FROM edited, jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) AS sent(id UUID, "altText" TEXT)
      WHERE "listingId" = edited.id AND "photoId" = sent.id
    )
    SELECT id FROM edited`;
  return count === 1;
}

/**
 * Notes which sentences the model wrote anew, so that they don't pass for the
 * seller's own. The version stays.
 */
export async function setRewritten(
  userId: number,
  id: number,
  rewritten: string[],
) {
  await db().$executeRaw`
    UPDATE "Listing" SET "notes" = "notes" || ${JSON.stringify({ rewritten })}::jsonb
    WHERE "id" = ${id} AND "userId" = ${userId} AND "deletedAt" IS NULL`;
}
