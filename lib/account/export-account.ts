import "server-only";
import { findAccount, findBrandKit, listBillingEmails, listListingsAfter, listShops } from "@/lib/account/data";
import { listOwnSessions } from "@/lib/auth/sessions/own-sessions";
import { findBillingState } from "@/lib/billing/sync/data";
import { tierOf } from "@/lib/billing/usage";
import { limit } from "@/lib/rate-limit";

const pageSize = 25;
const limitPerUser = { points: 10, seconds: 3_600 };

type ListingRow = Awaited<ReturnType<typeof listListingsAfter>>[number];

function toEntry({ thumbnail, ...listing }: ListingRow) {
  const photo = thumbnail && `data:image/webp;base64,${Buffer.from(thumbnail.image).toString("base64")}`;
  return JSON.stringify({ ...listing, photo });
}

/**
 * Everything we store about a user as one JSON file, in chunks: photos make it too large for memory.
 * The first queries run before this returns, so that their failure can still become an error response.
 */
export async function exportAccount(userId: number, token: string | null, now = new Date()) {
  await limit("exportByUser", String(userId), limitPerUser);
  const [account, subscription, emails, sessions, brandKit, shops, firstPage] = await Promise.all([
    findAccount(userId),
    findBillingState(userId),
    listBillingEmails(userId),
    listOwnSessions(userId, token, now),
    findBrandKit(userId),
    listShops(userId),
    listListingsAfter(userId, 0, pageSize),
  ]);
  const billing = {
    plan: tierOf(account, now),
    subscription: subscription && withoutInvoiceUrl(subscription),
    emails,
  };
  const head = JSON.stringify({ exportedAt: now.toISOString(), account, billing, sessions, brandKit, shops }).slice(
    0,
    -1,
  );
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
    page = last && page.length === pageSize ? await listListingsAfter(userId, last.id, pageSize) : [];
  }
  yield "]}\n";
}
