import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyId, etsyText, ifReadable, listOf } from "@/lib/etsy/api/items";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import {
  bindDraft,
  endCreating,
  listBound,
  startCreating,
} from "@/lib/etsy/publish/draft-data";
import { formatPrice } from "@/lib/etsy/publish/price";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import {
  PublicationStop,
  StepNotYet,
} from "@/lib/etsy/publish/publication-stop";

/** Milliseconds by which Etsy's clock may be behind ours. */
const skew = 5 * 60_000;
/**
 * Milliseconds after which a request that was given up here can no longer be on
 * its way to Etsy.
 */
const settleTime = 30_000;
const pageSize = 100;

const createdAnswer = z.object({ listing_id: etsyId });
const draftAtEtsy = z.object({
  listing_id: etsyId,
  title: etsyText,
  description: etsyText,
  created_timestamp: ifReadable("time of a draft", z.int()),
  price: ifReadable(
    "price",
    z.object({ amount: z.number(), divisor: z.number().positive() }),
  ),
});
const draftsAnswer = listOf("draft", draftAtEtsy);

/**
 * Makes the shop's draft, once. Etsy makes as many as it is asked for, so that
 * after a request whose answer is unknown the shop's drafts are read before
 * another one is sent.
 */
export async function createDraft(
  publication: Publication,
  accessToken: string,
): Promise<void> {
  const { id, etsyShopId, createStartedAt } = publication;
  if (createStartedAt !== null) {
    const found = await findDraft(publication, accessToken);
    if (found !== null) return bind(id, found);
  }
  // Another publication of this shop may be making a draft; of two, nobody
  // could tell which is whose.
  if (!(await startCreating(id))) throw new StepNotYet(settleTime / 10);
  try {
    const path = `/shops/${etsyShopId}/listings`;
    const body = draftForm(publication);
    const { listing_id } = await callEtsy({
      method: "POST",
      path,
      body,
      accessToken,
      answer: createdAnswer,
    });
    await bind(id, BigInt(listing_id));
  } catch (error) {
    if (!(error instanceof EtsyError)) throw error;
    if (error.isUnknown)
      throw new StepNotYet(settleTime, { isFailure: true, cause: error });
    await endCreating(id);
    throw error;
  }
}

async function bind(id: string, etsyListingId: bigint) {
  if (await bindDraft(id, etsyListingId)) return;
  const message =
    "Etsy's draft belongs to another listing of yours. Please check your drafts there.";
  throw new PublicationStop("several_drafts", {
    message,
    candidates: [String(etsyListingId)],
  });
}

/**
 * The drafts that look like ours, were made since we began, and are no other
 * publication's.
 */
async function findDraft(
  publication: Publication,
  accessToken: string,
): Promise<bigint | null> {
  const { etsyShopId, sent, choices, createStartedAt } = publication;
  const since = ((createStartedAt?.getTime() ?? 0) - skew) / 1_000;
  const drafts = await listDrafts(etsyShopId, since, accessToken);
  const alike = drafts.filter(
    ({ title, description, price }) =>
      unescapeText(title) === sent.title &&
      unescapeText(description).trim() === sent.description.trim() &&
      // One more draft is worse than one with a price that can't be read.
      (price === null ||
        Math.round((price.amount / price.divisor) * 100) ===
          Math.round(choices.price * 100)),
  );
  const ids = alike.map(({ listing_id }) => BigInt(listing_id));
  const bound = await listBound(ids);
  const [found, ...others] = ids.filter((each) => !bound.has(each));
  if (found === undefined) return null;
  if (others.length === 0) return found;
  throw new PublicationStop("several_drafts", {
    message:
      "Your shop has more than one draft that looks like this listing. Delete all but one on Etsy, then try again.",
    candidates: [found, ...others].map(String),
  });
}

/**
 * Those made since then, newest first, with those of an unknown time. `since`
 * in Unix seconds.
 */
async function listDrafts(
  etsyShopId: bigint,
  since: number,
  accessToken: string,
) {
  const path = `/shops/${etsyShopId}/listings`;
  const found: z.output<typeof draftAtEtsy>[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const query = {
      state: "draft",
      sort_on: "created",
      sort_order: "desc",
      limit: pageSize,
      offset,
    };
    const { results, received } = await callEtsy({
      path,
      query,
      accessToken,
      answer: draftsAnswer,
    });
    const isOld = ({ created_timestamp: at }: (typeof results)[number]) =>
      at !== null && at < since;
    found.push(...results.filter((draft) => !isOld(draft)));
    if (received < pageSize || results.some(isOld)) return found;
  }
}

/**
 * As Etsy's form takes it: lists as one text with commas, and nothing that is
 * empty.
 */
export function draftForm({
  sent,
  choices,
}: Pick<Publication, "sent" | "choices">) {
  const fields: Record<string, string | number | boolean | undefined> = {
    quantity: choices.quantity,
    title: sent.title,
    description: sent.description,
    price: formatPrice(choices.price, sent.currency),
    who_made: choices.whoMade,
    when_made: choices.whenMade,
    is_supply: choices.isSupply,
    taxonomy_id: choices.taxonomyId,
    type: choices.type,
    shipping_profile_id: choices.shippingProfileId,
    readiness_state_id: choices.readinessStateId,
    return_policy_id: choices.returnPolicyId,
    shop_section_id: choices.sectionId,
    production_partner_ids: choices.partnerIds.join() || undefined,
    tags: sent.tags.join() || undefined,
    materials: sent.materials.join() || undefined,
    // Renewals cost money: the seller turns them on there.
    should_auto_renew: false,
  };
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries);
}
