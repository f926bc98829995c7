import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/database/db";
import { listingUpdateSchema } from "@/lib/etsy/listing/schema";
import {
  type SentListing,
  sentListingSchema,
} from "@/lib/etsy/listing/sent-listing";
import { isUniqueViolation } from "@/lib/etsy/publish/draft-data";
import { publishJob } from "@/lib/etsy/publish/publish-queue-data";
import {
  type DraftChoices,
  draftChoicesSchema,
  type PublicationStep,
  problemSchema,
  publicationStates,
  stepSchema,
} from "@/lib/etsy/publish/schema";
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
 * Whether its steps change a listing that is on Etsy, rather than to make
 * one.
 */
export const isUpdate = ({ steps }: Pick<Publication, "steps">) =>
  steps[0] !== undefined && steps[0].kind !== "draft";

const columns = Object.fromEntries(
  Object.keys(storedSchema.shape).map((name) => [name, true]),
);

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
 * Continues where it stopped, with what Etsy refused once more; false unless it
 * had stopped, or while another listing of the shop is at its first step.
 */
export async function resumePublication({
  id,
  userId,
  steps,
}: Pick<Publication, "id" | "userId" | "steps">) {
  const canWait = isUpdate({ steps });
  try {
    return await db().$transaction(async (tx) => {
      const { count } = await tx.publication.updateMany({
        where: { id, userId, state: "failed" },
        data: { state: "queued", problem: Prisma.DbNull, failures: 0 },
      });
      if (count === 0) return false;
      await reopenRefused(tx, id);
      await publishJob(tx, { id, userId }, { canWait });
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** With the comparison, which left them out. */
async function reopenRefused(tx: Transaction, id: string) {
  const { steps } = await tx.publication.findUniqueOrThrow({
    where: { id },
    select: { steps: true },
  });
  const taken = storedSchema.shape.steps.parse(steps);
  if (!taken.some(({ state }) => state === "refused")) return;
  const reopened = taken.map(({ words: _, ...step }) =>
    step.state === "refused" || step.kind === "check"
      ? { ...step, state: "waiting" }
      : step,
  );
  await tx.publication.update({ where: { id }, data: { steps: reopened } });
}

/** What is on Etsy from now on, in place of what was sent before. */
export async function saveSent(
  { id, userId }: { id: string; userId: number },
  sent: SentListing,
) {
  await db().publication.updateMany({ where: { id, userId }, data: { sent } });
}
