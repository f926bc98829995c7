import "server-only";
import type { ShopAuditProblem } from "@/lib/audit/etsy-shop/schema";
import {
  findShopAudit,
  noteProblem,
  postponePage,
  type StoredAudit,
  savePage,
  stopAudit,
} from "@/lib/audit/etsy-shop/shop-audit-data";
import type { readShopAuditTask } from "@/lib/audit/etsy-shop/tasks";
import { maxListings } from "@/lib/audit/limits";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { dayMessageOf, dayRefusal } from "@/lib/etsy/api/reserve-request";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { listActive, listingsPerPage } from "@/lib/etsy/listing/list-active";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { log } from "@/lib/log";

/**
 * Failures of one page in a row after which it stops, but for Etsy's asking to
 * wait.
 */
const maxFailures = 8;
/** Milliseconds. */
const firstDelay = 2_000;
const longestDelay = 10 * 60_000;

/**
 * Reads one page of the shop. A page that is stored
 * queues the next one, so whoever is killed in between loses one page at most,
 * and two workers at one page store it once.
 */
export async function readShopPage({
  auditId: id,
  userId,
}: PayloadOf<typeof readShopAuditTask>) {
  const audit = await findShopAudit(userId);
  if (audit === null || audit.id !== id || audit.state !== "reading") return;
  try {
    await readNext(userId, audit);
  } catch (error) {
    await handleFailure(userId, audit, error);
  }
}

async function readNext(
  userId: number,
  { id, etsyShopId, read: offset }: StoredAudit,
) {
  const page = await withAccessToken(userId, (token, shop) => {
    if (shop.etsyShopId !== etsyShopId)
      throw new AppError("etsy_reconnect", "Another shop is connected now.");
    return listActive({ etsyShopId, offset }, token);
  });
  const listings = page.listings.slice(0, maxListings - offset);
  const next = offset + Math.min(page.received, maxListings - offset);
  const isLast =
    page.received < listingsPerPage ||
    next >= Math.min(page.count, maxListings);
  await savePage(
    { id, userId },
    { offset, next, listings, total: page.count, isLast },
  );
}

async function handleFailure(
  userId: number,
  audit: StoredAudit,
  error: unknown,
) {
  const { id, failures, read: offset } = audit;
  if (!isExpected(error)) {
    await noteProblem({ id, userId }, { code: "waiting", message: ourProblem });
    throw error;
  }
  const problem = stopFor(error, failures);
  log().warn(
    { auditId: id, userId, offset, err: error },
    "a page of a shop was not read",
  );
  if (problem !== null) return stopAudit({ id, userId }, problem);
  const runAt = new Date(Date.now() + delayAfter(error, failures));
  await postponePage(
    { id, userId },
    { offset, problem: { code: "waiting", message: waitingFor(error) }, runAt },
  );
}

type Expected = EtsyError | AppError;

const isExpected = (error: unknown): error is Expected =>
  error instanceof EtsyError ||
  (error instanceof AppError && error.code === "etsy_reconnect");

const ourProblem =
  "Something went wrong here, not on Etsy. It is tried again automatically.";

/** What trying again by itself cannot mend; null for what it may. */
function stopFor(error: Expected, failures: number): ShopAuditProblem | null {
  if (!(error instanceof EtsyError) || error.code === "etsy_reconnect")
    return { code: "reconnect", message: error.message };
  if (error.kind === "missing") {
    const message =
      "Etsy can't find your shop: it may be closed or suspended. Open it on Etsy, then try again.";
    return { code: "shop_closed", message };
  }
  if (error.kind === "refused")
    return {
      code: "refused",
      message: `Etsy refused to list your shop. ${error.words}`,
    };
  if (error.kind === "busy" || failures + 1 < maxFailures) return null;
  const message =
    "Etsy didn't respond as expected, even after several attempts. What was read is kept here.";
  return { code: "gave_up", message };
}

function waitingFor(error: unknown): string {
  if (!(error instanceof EtsyError) || error.kind === "outage")
    return "Etsy isn't responding as expected right now. This continues by itself.";
  if (error.kind !== "busy") return error.message;
  return (error.retryAfter ?? 0) >= dayRefusal
    ? dayMessageOf(error)
    : "Etsy asks us to wait. This continues by itself.";
}

/** Milliseconds: twice as long each time, and as long as Etsy asks for. */
function delayAfter(error: unknown, failures: number) {
  const asked =
    error instanceof EtsyError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(
    Math.min(firstDelay * 2 ** Math.min(failures, 20), longestDelay),
    asked,
  );
}
