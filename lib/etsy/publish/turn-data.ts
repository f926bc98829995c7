import "server-only";
import { hasRoom } from "@/lib/account/totals";
import { db, type Transaction } from "@/lib/database/db";
import {
  insertNote,
  type NewNote,
  withoutFormerTexts,
} from "@/lib/etsy/change-notes/note-data";
import { isUpdate } from "@/lib/etsy/publish/publication-data";
import { publishJob } from "@/lib/etsy/publish/publish-queue-data";
import type {
  PublicationProblem,
  PublicationStep,
} from "@/lib/etsy/publish/schema";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { Prisma } from "@/prisma/generated/client";

/**
 * One worker at a time for each publication; a turn ends by itself when its
 * worker was killed.
 */
export async function takeTurn({ id, holder }: Turn, seconds: number) {
  const taken = await db().$executeRaw`
    UPDATE "Publication" SET "holder" = ${holder}::uuid, "heldUntil" = now() + ${seconds} * interval '1 second'
    WHERE "id" = ${id}::uuid AND ("heldUntil" IS NULL OR "heldUntil" < now() OR "heldUntil" > now() + interval '10 minutes')`;
  return taken === 1;
}

/**
 * What only the worker whose turn it is may write: one that was considered
 * killed writes nothing any more.
 */
export type Turn = { id: string; userId: number; holder: string };
const turnOver = { holder: null, heldUntil: null };

export async function endTurn({ id, holder }: Turn) {
  await db().publication.updateMany({ where: { id, holder }, data: turnOver });
}

/** Says that a step is being taken; false when the turn is another's. */
export async function startStep(
  { id, holder }: Turn,
  steps: PublicationStep[],
) {
  const data = { steps, state: "running", problem: Prisma.DbNull };
  return (
    (await db().publication.updateMany({ where: { id, holder }, data }))
      .count === 1
  );
}

/**
 * Stores that a step is done, together with the job of the next one; without a
 * next one the publication is done, and the change is noted. The turn ends with
 * it: the job may be taken at once.
 */
export function finishStep(
  { id, userId, holder }: Turn,
  steps: PublicationStep[],
  change: NewNote | null = null,
) {
  const isDone = steps.every(({ state }) => state === "done");
  return db().$transaction(async (tx) => {
    const isKept = isDone && (await mayKeep(tx, userId, change));
    const data = {
      steps,
      state: isDone ? "done" : "running",
      problem: Prisma.DbNull,
      failures: 0,
      ...turnOver,
    };
    const { count } = await tx.publication.updateMany({
      where: { id, holder },
      data,
    });
    if (count === 0) return;
    if (!isDone)
      return publishJob(tx, { id, userId }, { canWait: isUpdate({ steps }) });
    await emitDraftCreated(tx, id);
    await noteChange(tx, { id, change, isKept });
  });
}

/**
 * Whether texts that Etsy had may be stored: as long as their shop is
 * connected. Asked first of all, so that disconnecting deletes what is stored
 * here, or comes first.
 */
async function mayKeep(
  tx: Transaction,
  userId: number,
  change: NewNote | null,
) {
  if (!change?.putBackUntil) return true;
  const shops = await tx.$queryRaw<unknown[]>`
    SELECT FROM "EtsyConnection" WHERE "userId" = ${userId} AND "etsyShopId" = ${change.etsyShopId} FOR KEY SHARE`;
  return shops.length > 0;
}

type Change = { id: string; change: NewNote | null; isKept: boolean };

/**
 * The note is what is put back later. Where there is no room for it, the
 * publication keeps no former texts either.
 */
async function noteChange(tx: Transaction, { id, change, isKept }: Change) {
  if (change === null) return;
  if (await hasRoom(tx, change.userId, "notes"))
    await insertNote(tx, isKept ? change : withoutFormerTexts(change));
  else
    await tx.publication.updateMany({
      where: { id },
      data: { update: Prisma.DbNull },
    });
}

/** An update of a listing at Etsy takes the same steps, and creates no draft. */
async function emitDraftCreated(tx: Transaction, id: string) {
  const { userId, listingId, etsyListingId, update } =
    await tx.publication.findUniqueOrThrow({ where: { id } });
  if (update !== null) return;
  await emitEvent(tx, userId, "etsy.draft_created", {
    listingId: String(listingId),
    publicationId: id,
    etsyListingId: String(etsyListingId),
  });
}

type Delay = {
  runAt: Date;
  problem: PublicationProblem;
  isFailure: boolean;
  /** Drafts go first. */
  canWait?: boolean;
};

/** The step is tried again at `runAt`. `problem` says what it waits for. */
export function postpone(
  { id, userId, holder }: Turn,
  { runAt, problem, isFailure, canWait = false }: Delay,
) {
  return db().$transaction(async (tx) => {
    const data = {
      state: "waiting",
      problem,
      ...(isFailure && { failures: { increment: 1 } }),
      ...turnOver,
    };
    const { count } = await tx.publication.updateMany({
      where: { id, holder },
      data,
    });
    if (count === 1) await publishJob(tx, { id, userId }, { runAt, canWait });
  });
}

/**
 * `change`: what was replaced on Etsy until here, which is noted like an update
 * that was done.
 */
export function stopPublication(
  { id, userId, holder }: Turn,
  problem: PublicationProblem,
  change: NewNote | null = null,
) {
  return db().$transaction(async (tx) => {
    const isKept = await mayKeep(tx, userId, change);
    const { count } = await tx.publication.updateMany({
      where: { id, holder },
      data: {
        state: "failed",
        problem,
        stoppedAt: new Date(),
        ...turnOver,
      },
    });
    if (count === 1 && change !== null && (await hasRoom(tx, userId, "notes")))
      await insertNote(tx, isKept ? change : withoutFormerTexts(change));
  });
}
