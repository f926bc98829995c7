import "server-only";
import { hasRoom } from "@/lib/account/totals";
import { db, type Transaction } from "@/lib/database/db";
import { insertNote, type NewNote } from "@/lib/etsy/change-notes/note-data";
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
    if (count === 1 && !isDone) await publishJob(tx, { id, userId });
    if (count === 1 && isDone) await emitDraftCreated(tx, id);
    if (
      count === 1 &&
      isDone &&
      change !== null &&
      (await hasRoom(tx, userId, "notes"))
    )
      await insertNote(tx, change);
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

type Delay = { runAt: Date; problem: PublicationProblem; isFailure: boolean };

/** The step is tried again at `runAt`. `problem` says what it waits for. */
export function postpone(
  { id, userId, holder }: Turn,
  { runAt, problem, isFailure }: Delay,
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
    if (count === 1) await publishJob(tx, { id, userId }, runAt);
  });
}

export async function stopPublication(
  { id, holder }: Turn,
  problem: PublicationProblem,
) {
  await db().publication.updateMany({
    where: { id, holder },
    data: {
      state: "failed",
      problem,
      stoppedAt: new Date(),
      ...turnOver,
    },
  });
}
