import "server-only";
import { findAccount, findBrandKit, listListingsAfter, listPlanLetters } from "@/lib/account/data";
import { listOwnSessions } from "@/lib/auth/sessions/own-sessions";
import { findBillingState } from "@/lib/billing/sync/data";
import { tierOf } from "@/lib/billing/usage";
import { limit } from "@/lib/rate-limit";

const pageSize = 25;
const perUser = { points: 10, seconds: 3_600 };

type ListingRow = Awaited<ReturnType<typeof listListingsAfter>>[number];

function toEntry({ thumbnail, ...listing }: ListingRow) {
  const photo = thumbnail && `data:image/webp;base64,${Buffer.from(thumbnail.image).toString("base64")}`;
  return JSON.stringify({ ...listing, photo });
}

/**
 * Everything kept of a user as the text of one JSON file, piece by piece: photos make it too large to hold.
 * The first piece is there before this returns, so that a failure can still be answered as one.
 */
export async function exportAccount(userId: number, token: string | null, now = new Date()) {
  await limit("exportByUser", String(userId), perUser);
  const [account, subscription, letters, sessions, brandKit, firstPage] = await Promise.all([
    findAccount(userId),
    findBillingState(userId),
    listPlanLetters(userId),
    listOwnSessions(userId, token, now),
    findBrandKit(userId),
    listListingsAfter(userId, 0, pageSize),
  ]);
  const billing = { plan: tierOf(account, now), subscription: subscription && withoutAddress(subscription), letters };
  const head = JSON.stringify({ exportedAt: now.toISOString(), account, billing, sessions, brandKit }).slice(0, -1);
  return pieces(userId, head, firstPage);
}

/** Who has the address of an invoice's page needs nothing else to open it. */
function withoutAddress({ hostedInvoiceUrl: _, ...state }: NonNullable<Awaited<ReturnType<typeof findBillingState>>>) {
  return state;
}

async function* pieces(userId: number, head: string, firstPage: ListingRow[]) {
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
