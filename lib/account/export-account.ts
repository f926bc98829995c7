import "server-only";
import {
  findAccount,
  findBrandKit,
  findPhoto,
  listApiKeys,
  listBatches,
  listBillingEmails,
  listConnectedApps,
  listListingsAfter,
  listPhotoIds,
  listProgramRequests,
  listSavedFilters,
  listShops,
  listUploadLinks,
  listWebhookEndpoints,
} from "@/lib/account/account-data";
import {
  findSold,
  listAltTexts,
  listChangeNotes,
  listEtsyShops,
  listPublications,
} from "@/lib/account/etsy-data";
import { listActs } from "@/lib/account/list-acts";
import { findFactors } from "@/lib/auth/factors/factor-data";
import { listOwnSessions } from "@/lib/auth/sessions/own-sessions";
import { findBillingState } from "@/lib/billing/billing-state-data";
import { tierOf } from "@/lib/billing/usage";
import { loadCopy } from "@/lib/photos/copies";
import { storedCopyOf } from "@/lib/photos/photo-data";
import { limit } from "@/lib/resilience/rate-limit";

const pageSize = 25;
const limitPerUser = { points: 10, seconds: 3_600 };

type ListingRow = Awaited<ReturnType<typeof listListingsAfter>>[number];

function toEntry({ thumbnail, ...listing }: ListingRow) {
  return JSON.stringify({
    ...listing,
    photo: thumbnail && dataUrl("webp", thumbnail.image),
  });
}

const dataUrl = (type: "jpeg" | "webp", image: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(image).toString("base64")}`;

/** What is told as it is stored, in this order. */
const stored: Record<string, (userId: number) => PromiseLike<unknown>> = {
  brandKit: findBrandKit,
  shops: listShops,
  etsyShops: listEtsyShops,
  publications: listPublications,
  altTexts: listAltTexts,
  batches: listBatches,
  apiKeys: listApiKeys,
  uploadLinks: listUploadLinks,
  programRequests: listProgramRequests,
  connectedApps: listConnectedApps,
  changes: listChangeNotes,
  sold: findSold,
  webhookEndpoints: listWebhookEndpoints,
  savedFilters: listSavedFilters,
  administration: (userId) => listActs(userId),
};

async function readStored(userId: number) {
  const entries = Object.entries(stored).map(
    async ([name, read]) => [name, await read(userId)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Everything we store about a user as one JSON file, in chunks: photos make it
 * too large for memory. The first queries run before this returns, so that
 * their failure can still become an error response.
 */
export async function exportAccount(
  userId: number,
  token: string | null,
  now = new Date(),
) {
  await limit("exportByUser", String(userId), limitPerUser);
  const [account, subscription, emails, sessions, factors, others, firstPage] =
    await Promise.all([
      findAccount(userId),
      findBillingState(userId),
      listBillingEmails(userId),
      listOwnSessions(userId, token, now),
      findFactors(userId),
      readStored(userId),
      listListingsAfter(userId, 0, pageSize),
    ]);
  const billing = {
    plan: tierOf(account, now),
    subscription: subscription && withoutInvoiceUrl(subscription),
    emails,
  };
  const head = JSON.stringify({
    exportedAt: now.toISOString(),
    account,
    billing,
    sessions,
    secondFactors: factors,
    ...others,
  }).slice(0, -1);
  return chunks(userId, head, firstPage);
}

/** Anyone with the URL of an invoice can open it. */
function withoutInvoiceUrl({
  hostedInvoiceUrl: _,
  ...state
}: NonNullable<Awaited<ReturnType<typeof findBillingState>>>) {
  return state;
}

async function* chunks(userId: number, head: string, firstPage: ListingRow[]) {
  yield `${head},"listings":[`;
  let page = firstPage;
  let separator = "";
  while (page.length > 0) {
    yield separator + page.map(toEntry).join(",");
    separator = ",";
    const last = page.at(-1);
    page =
      last && page.length === pageSize
        ? await listListingsAfter(userId, last.id, pageSize)
        : [];
  }
  yield '],"photos":[';
  yield* photoChunks(userId);
  yield "]}\n";
}

/**
 * One by one, since a working copy has megabytes; without it, the thumbnail.
 */
async function* photoChunks(userId: number) {
  let separator = "";
  for (const id of await listPhotoIds(userId)) {
    const found = await findPhoto(userId, id);
    if (!found) continue;
    const { copy, object, thumbnail, ...photo } = found;
    const working = await loadCopy(storedCopyOf({ copy, object }));
    const image = working
      ? dataUrl("jpeg", working)
      : dataUrl("webp", thumbnail);
    yield separator + JSON.stringify({ ...photo, image });
    separator = ",";
  }
}
