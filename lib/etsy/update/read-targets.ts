import "server-only";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { noteDeleted } from "@/lib/etsy/at-etsy/deleted-data";
import { findFormerTexts } from "@/lib/etsy/change-notes/former-data";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { readListings } from "@/lib/etsy/listing/read-listings";
import type { FoundListing } from "@/lib/etsy/listing/schema";
import {
  findPublicationOf,
  isUpdate,
  type Publication,
} from "@/lib/etsy/publish/publication-data";
import { stopFor } from "@/lib/etsy/publish/stop-for";
import type { Refusal, UpdateTarget } from "@/lib/etsy/update/schema";
import { hasPublication } from "@/lib/etsy/update/update-data";
import type { TextSource } from "@/lib/etsy/update/wanted-texts";
import { findAnswer } from "@/lib/listings/listing-data";
import { withTimeout } from "@/lib/resilience/with-timeout";

/** Milliseconds for all requests of one screen together. */
const deadline = 30_000;

type Published = Publication & { etsyListingId: bigint };
/** A listing as far as it is known, and why it can't be updated. */
export type ReadTarget = {
  target: UpdateTarget;
  productName: string;
  publication: Published | null;
  source: TextSource | null;
  found: FoundListing | null;
  refusal: Refusal | null;
};
type KnownTarget = Omit<ReadTarget, "found">;

/**
 * The listings with what Etsy has of them now, read in as few requests as
 * possible. Throws what calls to Etsy throw; what is only one listing's is said
 * with it.
 */
export async function readTargets(
  userId: number,
  targets: UpdateTarget[],
): Promise<ReadTarget[]> {
  const connection = await findConnection(userId);
  if (connection === null)
    throw new AppError(
      "etsy_reconnect",
      "Please connect your Etsy shop first.",
    );
  const { etsyShopId } = connection;
  const known: KnownTarget[] = [];
  // One after the other: twenty at once would take all of the pool.
  for (const target of targets)
    known.push(await findTarget(userId, target, etsyShopId));
  const there = await readAll(
    userId,
    known.flatMap(({ refusal, publication }) =>
      refusal === null && publication !== null ? [publication] : [],
    ),
    etsyShopId,
  );
  return known.map((one) => {
    if (one.refusal !== null || one.publication === null)
      return { ...one, found: null };
    const found = there.get(one.publication.etsyListingId) ?? null;
    return { ...one, found, refusal: refusalAtEtsy(found, etsyShopId) };
  });
}

/** What is known here. */
async function findTarget(
  userId: number,
  target: UpdateTarget,
  etsyShopId: bigint,
): Promise<KnownTarget> {
  const { listingId, putBack, altTexts } = target;
  const listing = await findAnswer(userId, listingId);
  const refuse = (
    refusal: Refusal,
    publication: Published | null = null,
  ): KnownTarget => ({
    target,
    productName: listing?.productName ?? "",
    publication,
    source: null,
    refusal,
  });
  if (!listing) return refuse("listing_gone");
  const found = await findPublicationOf(userId, listingId, etsyShopId);
  if (found === null)
    return refuse(
      (await hasPublication(userId, listingId)) ? "other_shop" : "not_in_shop",
    );
  const { etsyListingId } = found;
  if (etsyListingId === null)
    return refuse(found.state === "failed" ? "draft_incomplete" : "on_its_way");
  const publication = { ...found, etsyListingId };
  const refusal = refusalHere(publication);
  if (refusal !== null) return refuse(refusal, publication);
  const { productName } = listing;
  const known = { target, productName, publication, refusal: null };
  if (altTexts !== undefined)
    return { ...known, source: { kind: "alt_texts", altTexts } };
  if (putBack === undefined)
    return listing.open.length > 0
      ? refuse("open_points", publication)
      : { ...known, source: { kind: "own", listing } };
  const former = await findFormerTexts(userId, {
    listingId,
    ...(putBack !== "latest" && { id: putBack }),
  });
  return former?.etsyListingId === etsyListingId
    ? { ...known, source: { kind: "put_back", fields: former.fields } }
    : refuse("change_gone", publication);
}

function refusalHere(publication: Published): Refusal | null {
  const { state, problem } = publication;
  if (state === "done") return null;
  if (state !== "failed") return "on_its_way";
  if (problem?.code === "deleted_at_etsy") return "deleted_at_etsy";
  return isUpdate(publication) ? null : "draft_incomplete";
}

function refusalAtEtsy(
  found: FoundListing | null,
  etsyShopId: bigint,
): Refusal | null {
  if (found === null) return "deleted_at_etsy";
  if (found.etsyShopId !== etsyShopId) return "other_shop";
  if (found.state === "sold_out" || found.state === "removed")
    return found.state;
  return null;
}

/** Those that Etsy no longer has are noted as deleted. */
async function readAll(
  userId: number,
  publications: Published[],
  etsyShopId: bigint,
) {
  if (publications.length === 0) return new Map<bigint, FoundListing | null>();
  const ids = publications.map(({ etsyListingId }) => etsyListingId);
  const there = await withTimeout(
    () =>
      withAccessToken(userId, (accessToken, shop) => {
        if (shop.etsyShopId !== etsyShopId)
          throw new AppError(
            "etsy_reconnect",
            "Another shop is connected now.",
          );
        return readListings(ids, accessToken);
      }),
    {
      ms: deadline,
      error: () => new EtsyError("outage", { retryAfter: 10 }),
    },
  );
  const gone = publications.filter(
    ({ etsyListingId }) => there.get(etsyListingId) === null,
  );
  await noteGone(gone);
  return there;
}

/** A shop that is closed has no listings either, and none was deleted. */
async function noteGone(publications: Published[]) {
  const first = publications[0];
  if (first === undefined) return;
  const error = new EtsyError("missing", { status: 404 });
  const stop = await stopFor(error, first);
  if (stop === null) throw error;
  if (stop.problem.code === "shop_closed")
    throw new AppError("upstream_failed", stop.problem.message);
  for (const { id, etsyListingId } of publications)
    await noteDeleted(id, etsyListingId, stop.problem);
}
