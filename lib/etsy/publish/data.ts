import "server-only";
import { z } from "zod";
import { hasRoom } from "@/lib/account/totals";
import { db } from "@/lib/db";
import { insertNote, type NewNote } from "@/lib/etsy/change-notes/data";
import { listingUpdateSchema } from "@/lib/etsy/listing/schema";
import {
  type SentListing,
  sentListingSchema,
} from "@/lib/etsy/listing/sent-listing";
import {
  type DraftChoices,
  draftChoicesSchema,
  type PublicationProblem,
  type PublicationStep,
  problemSchema,
  publicationStates,
  stepSchema,
} from "@/lib/etsy/publish/schema";
import { addJob } from "@/lib/jobs/queue";
import { Prisma } from "@/prisma/generated/client";

const storedSchema = z.object({
  id: z.string(),
  userId: z.number(),
  listingId: z.number(),
  etsyShopId: z.bigint(),
  etsyListingId: z.bigint().nullable(),
  choices: draftChoicesSchema,
  sent: sentListingSchema,
  steps: z.array(stepSchema),
  state: z.enum(publicationStates),
  problem: problemSchema.nullable(),
  createStartedAt: z.date().nullable(),
  failures: z.number(),
  version: z.number(),
  update: listingUpdateSchema.nullable().catch(null),
});
export type Publication = z.output<typeof storedSchema>;

/**
 * Whether its steps change a listing that stands at Etsy, rather than to make
 * one.
 */
export const isUpdate = ({ steps }: Pick<Publication, "steps">) =>
  steps[0] !== undefined && steps[0].kind !== "draft";

const columns = Object.fromEntries(
  Object.keys(storedSchema.shape).map((name) => [name, true]),
);

/** The publication's job; the key keeps a second one from being queued. */
const job = (id: string, userId: number) => ({
  owner: userId,
  key: `publish:${id}`,
  maxAttempts: 25,
});
const task = "publish_listing";

/** Queues the next step, in the transaction that makes it due. */
export const publishJob = (
  tx: Parameters<typeof addJob>[0],
  { id, userId }: Pick<Publication, "id" | "userId">,
) => addJob(tx, task, { publicationId: id, userId }, job(id, userId));

type New = {
  userId: number;
  listingId: number;
  etsyShopId: bigint;
  choices: DraftChoices;
} & {
  sent: SentListing;
  steps: PublicationStep[];
};

/**
 * Stores the publication with its job. The same listing in the same shop has
 * one: that is returned as it is.
 */
export async function insertPublication({
  userId,
  listingId,
  etsyShopId,
  ...plan
}: New): Promise<string> {
  return db().$transaction(async (tx) => {
    const [made] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO "Publication" ("userId", "listingId", "etsyShopId", "choices", "sent", "steps", "state")
      VALUES (${userId}, ${listingId}, ${etsyShopId}, ${JSON.stringify(plan.choices)}::jsonb,
        ${JSON.stringify(plan.sent)}::jsonb, ${JSON.stringify(plan.steps)}::jsonb, 'queued')
      ON CONFLICT ("listingId", "etsyShopId") DO NOTHING RETURNING "id"::text`;
    if (made) {
      await publishJob(tx, { id: made.id, userId });
      return made.id;
    }
    const { id } = await tx.publication.findFirstOrThrow({
      where: { userId, listingId, etsyShopId },
      select: { id: true },
    });
    return id;
  });
}

/**
 * Puts other choices in place of those that Etsy refused, as long as there is
 * no draft, or after Etsy said that it is gone; false otherwise.
 */
export async function replacePlan(
  id: string,
  userId: number,
  plan: Pick<New, "choices" | "sent" | "steps">,
) {
  const isGone = { path: ["code"], equals: "deleted_at_etsy" };
  return db().$transaction(async (tx) => {
    const { count } = await tx.publication.updateMany({
      where: {
        id,
        userId,
        state: "failed",
        OR: [
          { etsyListingId: null, createStartedAt: null },
          { problem: isGone },
        ],
      },
      data: {
        ...plan,
        state: "queued",
        problem: Prisma.DbNull,
        failures: 0,
        version: { increment: 1 },

        etsyListingId: null,
        createStartedAt: null,
        update: Prisma.DbNull,
      },
    });
    if (count === 1) await publishJob(tx, { id, userId });
    return count === 1;
  });
}

/** The user's own. */
export async function findPublication(
  id: string,
  userId: number,
): Promise<Publication | null> {
  const row = await db().publication.findFirst({
    where: { id, userId },
    select: columns,
  });
  return row && storedSchema.parse(row);
}

export async function findPublicationOf(
  userId: number,
  listingId: number,
  etsyShopId: bigint,
) {
  const row = await db().publication.findFirst({
    where: { userId, listingId, etsyShopId },
    select: columns,
  });
  return row && storedSchema.parse(row);
}

/** Whether the listing is still there. */
export async function isListingThere(userId: number, listingId: number) {
  return (
    (await db().listing.count({
      where: { id: listingId, userId, deletedAt: null },
    })) === 1
  );
}

/** Where a photo's working copy is, for the listing that has it. */
export function findPublishedPhoto(
  userId: number,
  listingId: number,
  photoId: string,
) {
  return db().photo.findFirst({
    where: { id: photoId, userId, listings: { some: { listingId } } },
    select: {
      object: { select: { key: true } },
      copy: { select: { image: true } },
    },
  });
}

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
 * What only the worker whose turn it is may write: one that was taken to be
 * killed writes nothing any more.
 */
export type Turn = { id: string; userId: number; holder: string };
const turnOver = { holder: null, heldUntil: null };

export async function endTurn({ id, holder }: Turn) {
  await db().publication.updateMany({ where: { id, holder }, data: turnOver });
}

/**
 * Looks again in a while; what another worker queues meanwhile takes this job's
 * place.
 */
export async function queueAgain(
  { id, userId }: Pick<Turn, "id" | "userId">,
  runAt: Date,
) {
  await addJob(
    db(),
    task,
    { publicationId: id, userId },
    { ...job(id, userId), runAt },
  );
}

/**
 * Says that the shop's one draft is being made now. False while another
 * publication of the shop makes one, of which it is not known yet whether it
 * stands. The first time stays: what was made since then may be ours.
 */
export async function startCreating(id: string): Promise<boolean> {
  try {
    const count = await db().$executeRaw`
      UPDATE "Publication" SET "createStartedAt" = coalesce("createStartedAt", now()) WHERE "id" = ${id}::uuid`;
    return count === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function isUniqueViolation(error: unknown) {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    (error.code === "P2002" || /23505/.test(error.message))
  );
}

/** Etsy certainly made no draft. */
export async function endCreating(id: string) {
  await db().publication.updateMany({
    where: { id, etsyListingId: null },
    data: { createStartedAt: null },
  });
}

/** Of these drafts at Etsy, those that belong to a publication already. */
export async function listBound(
  etsyListingIds: bigint[],
): Promise<Set<bigint>> {
  const rows = await db().publication.findMany({
    where: { etsyListingId: { in: etsyListingIds } },
    select: { etsyListingId: true },
  });
  return new Set(
    rows.flatMap(({ etsyListingId }) =>
      etsyListingId === null ? [] : [etsyListingId],
    ),
  );
}

/** The draft is this publication's from now on; false when it is another's. */
export async function bindDraft(id: string, etsyListingId: bigint) {
  try {
    await db().publication.updateMany({
      where: { id, etsyListingId: null },
      data: { etsyListingId },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
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
    if (
      count === 1 &&
      isDone &&
      change !== null &&
      (await hasRoom(tx, userId, "notes"))
    )
      await insertNote(tx, change);
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
    if (count === 1)
      await addJob(
        tx,
        task,
        { publicationId: id, userId },
        { ...job(id, userId), runAt },
      );
  });
}

export async function stopPublication(
  { id, holder }: Turn,
  problem: PublicationProblem,
) {
  await db().publication.updateMany({
    where: { id, holder },
    data: { state: "failed", problem, ...turnOver },
  });
}

/**
 * Goes on where it stopped; false unless it had, or while another listing of
 * the shop is at its first step.
 */
export async function resumePublication({
  id,
  userId,
}: Pick<Publication, "id" | "userId">) {
  try {
    return await db().$transaction(async (tx) => {
      const { count } = await tx.publication.updateMany({
        where: { id, userId, state: "failed" },
        data: { state: "queued", problem: Prisma.DbNull, failures: 0 },
      });
      if (count === 1) await publishJob(tx, { id, userId });
      return count === 1;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** What stands at Etsy from now on, in place of what was sent before. */
export async function saveSent(
  { id, userId }: { id: string; userId: number },
  sent: SentListing,
) {
  await db().publication.updateMany({ where: { id, userId }, data: { sent } });
}
