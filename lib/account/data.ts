import "server-only";
import { measureStored, storedKinds } from "@/lib/account/totals";
import {
  deleteCustomer,
  lockCustomer,
  retainIdentity,
} from "@/lib/billing/deletion/data";
import { db } from "@/lib/db";
import { addJob, removeJobsOf } from "@/lib/jobs/queue";

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

/**
 * What was carried into shops at Etsy: the texts and choices as they were
 * confirmed, and how far it got.
 */
export async function listPublications(userId: number) {
  const publications = await db().publication.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true, holder: true, heldUntil: true },
  });
  return publications.map((publication) => ({
    ...publication,
    etsyShopId: String(publication.etsyShopId),
    etsyListingId:
      publication.etsyListingId === null
        ? null
        : String(publication.etsyListingId),
  }));
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

/**
 * What the seller changed in her shop, with the numbers of before and after.
 */
export async function listChangeNotes(userId: number) {
  const notes = await db().changeNote.findMany({
    where: { userId, listing: { deletedAt: null } },
    orderBy: [{ changedAt: "asc" }, { id: "asc" }],
    omit: { userId: true, origin: true },
    include: {
      readings: {
        orderBy: { readAt: "asc" },
        omit: { userId: true, listingId: true, changeId: true, key: true },
      },
    },
  });
  return notes.map((note) => ({
    ...note,
    etsyShopId: note.etsyShopId === null ? null : String(note.etsyShopId),
    etsyListingId:
      note.etsyListingId === null ? null : String(note.etsyListingId),
  }));
}

/**
 * Orders by listing and day, and the days that the files of sold items cover.
 */
export async function findSold(userId: number) {
  const [days, periods] = await Promise.all([
    db().soldDay.findMany({
      where: { userId },
      orderBy: [{ day: "asc" }, { etsyListingId: "asc" }],
      omit: { userId: true },
    }),
    db().soldPeriod.findMany({
      where: { userId },
      orderBy: { from: "asc" },
      omit: { userId: true },
    }),
  ]);
  return {
    days: days.map((day) => ({
      ...day,
      etsyListingId: String(day.etsyListingId),
    })),
    periods,
  };
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

/**
 * Shops at Etsy, without the tokens, and when they were audited: listings that
 * were read for that are Etsy's copies.
 */
export async function listEtsyShops(userId: number) {
  const [shops, audit] = await Promise.all([
    db().etsyConnection.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: {
        etsyUserId: true,
        etsyShopId: true,
        shopName: true,
        currency: true,
        languages: true,
        scopes: true,

        connectedAt: true,
        shopReadAt: true,
        problem: true,
      },
    }),
    db().shopAudit.findUnique({
      where: { userId },
      select: {
        etsyShopId: true,
        state: true,
        total: true,
        nextOffset: true,
        startedAt: true,
      },
    }),
  ]);
  return shops.map((shop) => ({
    ...shop,

    etsyUserId: String(shop.etsyUserId),
    etsyShopId: String(shop.etsyShopId),
    audit:
      audit?.etsyShopId === shop.etsyShopId
        ? {
            state: audit.state,
            listings: audit.total,
            read: audit.nextOffset,
            startedAt: audit.startedAt,
          }
        : null,
  }));
}

/**
 * Deletes the user with all listings, thumbnails, shops, shop names, logos,
 * sessions, usage, reservations and queued jobs; a job deletes the customer at
 * Stripe. Photos are left to whoever deletes their megabytes. Beyond that, only
 * what `retainIdentity` stores is left. False when the account was deleted or
 * changed meanwhile.
 */
export function removeAccount(id: number, passwordHash: string) {
  return db().$transaction(async (tx) => {
    const known = await tx.user.findUnique({
      where: { id },
      select: { stripeCustomerId: true },
    });
    const customer = known?.stripeCustomerId ?? null;
    if (customer !== null) await lockCustomer(tx, customer);
    // Locked, so that the retained identity counts every earlier reservation
    // and no later one is possible.
    const [user] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM "User" WHERE id = ${id} AND password = ${passwordHash}
        AND "stripeCustomerId" IS NOT DISTINCT FROM ${customer} FOR UPDATE`;
    if (!user) return false;
    await retainIdentity(tx, id, user.email);
    const sent = await tx.modelBatch.findMany({
      where: { userId: id, state: "sent" },
      select: { providerId: true },
    });
    for (const { providerId } of sent)
      if (providerId !== null)
        await addJob(tx, "cancel_model_batch", { providerId });
    await tx.user.delete({ where: { id } });
    if (customer !== null) await deleteCustomer(tx, customer);
    // Queueing a job for a user locks the user's row, so all of their jobs
    // exist by now and no more can follow.
    await removeJobsOf(tx, id);
    await tx.modelSpending.deleteMany({ where: { pot: `user:${id}` } });
    return true;
  });
}
