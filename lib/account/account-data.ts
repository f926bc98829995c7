import "server-only";
import { acts } from "@/lib/account/schema";
import { measureStored, storedKinds } from "@/lib/account/totals";
import { db } from "@/lib/database/db";

/** Everything about a user except the password hash and tokens. */
export function findAccount(id: number) {
  return db().user.findUniqueOrThrow({
    where: { id },
    omit: {
      password: true,
      verificationToken: true,
      signUpCookie: true,
      passwordResetToken: true,
    },
    include: {
      usage: {
        select: { period: true, used: true, carriedOver: true },
        orderBy: { period: "asc" },
      },
    },
  });
}

/** What administrators did with the account, newest first. */
export function listActRows(userId: number, take: number) {
  return db().adminAudit.findMany({
    where: { subjectId: userId, action: { in: [...acts] }, refusal: null },
    orderBy: { id: "desc" },
    take,
    select: { action: true, reason: true, listings: true, createdAt: true },
  });
}

/** Bytes of each kind that the user has stored. */
export const measureAll = (userId: number) =>
  Promise.all(
    storedKinds.map(async (kind) => ({
      kind,
      bytes: await measureStored(db(), userId, kind),
    })),
  );

/** The emails sent about the plan, oldest first. */
export function listBillingEmails(userId: number) {
  return db().billingEmail.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true },
  });
}

/** Sorted by id, starting after `cursor`. */
export function listListingsAfter(
  userId: number,
  cursor: number,
  take: number,
) {
  return db().listing.findMany({
    where: { userId, deletedAt: null, id: { gt: cursor } },
    orderBy: { id: "asc" },
    take,
    omit: { userId: true, deletedAt: true, sourceKey: true },
    include: {
      thumbnail: { select: { image: true } },
      translations: { omit: { listingId: true } },
      options: { omit: { listingId: true } },
      photos: {
        select: { photoId: true, position: true, altText: true },
        orderBy: { position: "asc" },
      },
    },
  });
}

/** Photos that wait or are in a listing that is not deleted. */
export async function listPhotoIds(userId: number) {
  const listings = { some: { listing: { deletedAt: null } } };
  const photos = await db().photo.findMany({
    where: { userId, OR: [{ listings: { none: {} } }, { listings }] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return photos.map(({ id }) => id);
}

/** With its working copy, as long as that is there. */
export function findPhoto(userId: number, id: string) {
  return db().photo.findFirst({
    where: { id, userId },
    omit: { userId: true },
    include: {
      copy: { select: { image: true } },
      object: { select: { key: true } },
    },
  });
}

/**
 * The brand builder's runs with their requests, all names, and the briefs of
 * the logos.
 */
export async function findBrandKit(userId: number) {
  const [shopNameRuns, shopNames, logos] = await Promise.all([
    db().shopNameRun.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      omit: { userId: true, reservationId: true },
    }),
    db().shopName.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      omit: { userId: true, key: true },
    }),
    db().logo.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      omit: { userId: true },
    }),
  ]);
  return { shopNameRuns, shopNames, logos };
}

/** Voice, snippets and defaults of each shop. */
export function listShops(userId: number) {
  return db().shop.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    omit: { userId: true },
  });
}

/** What was saved of the history's filters. */
export function listSavedFilters(userId: number) {
  return db().savedFilter.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true },
  });
}

/** Batches with what was typed of their rows, and what became of them. */
export function listBatches(userId: number) {
  return db().batch.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true },
    include: {
      rows: {
        orderBy: { position: "asc" },
        omit: {
          userId: true,
          batchId: true,
          holder: true,
          heldUntil: true,
          open: true,
          openVersion: true,
        },
      },
    },
  });
}

/** Keys for programs, without their hashes. Also those that have ended. */
export function listApiKeys(userId: number) {
  return db().apiKey.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true, hash: true },
  });
}

/** Links for photos, without the hashes of their tokens. */
export function listUploadLinks(userId: number) {
  return db().uploadLink.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { userId: true, hash: true },
  });
}

/**
 * What programs asked for within a day, with the answers that are kept for
 * those that repeat it.
 */
export function listProgramRequests(userId: number) {
  return db().programRequest.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true, requestHash: true, holder: true, heldUntil: true },
  });
}

/**
 * Apps that have access, and what the user allowed them, without their tokens.
 */
export function listConnectedApps(userId: number) {
  return db().oAuthGrant.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { userId: true },
    include: { client: { select: { name: true } } },
  });
}

/** Addresses to which events are sent, without their secrets. */
export function listWebhookEndpoints(userId: number) {
  return db().webhookEndpoint.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { userId: true, secrets: true, keyId: true },
    include: {
      deliveries: {
        orderBy: { createdAt: "asc" },
        omit: { endpointId: true, holder: true, heldUntil: true },
      },
    },
  });
}
