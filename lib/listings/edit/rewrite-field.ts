import "server-only";
import { aiDeadline, callModel } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { AppError } from "@/lib/errors";
import { modelAnswerSchema } from "@/lib/listings/answer/model-answer";
import { type SellerWords, sellerText } from "@/lib/listings/complete/seller-text";
import { findForm } from "@/lib/listings/edit/data";
import { findListing } from "@/lib/listings/edit/find-listing";
import { readRewrite } from "@/lib/listings/edit/read-rewrite";
import type { Rewrite } from "@/lib/listings/edit/schema";
import { rewritePrompt } from "@/lib/listings/prompts/rewrite-v1";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";
import { listingText } from "@/lib/listings/text/listing-text";
import { sellerFacts } from "@/lib/listings/write/seller-facts";
import { limit } from "@/lib/rate-limit";

const { shape } = modelAnswerSchema;
const schemas = {
  title: modelAnswerSchema.pick({ titles: true }),
  description: modelAnswerSchema.pick({ description: true }),
  tags: modelAnswerSchema.pick({ tags: true }),
  materials: modelAnswerSchema.pick({ materials: true }),
  altText: modelAnswerSchema.pick({ altText: true }),
  attributes: modelAnswerSchema.pick({ attributes: true }),
} satisfies Record<ListingField, { shape: Partial<typeof shape> }>;

const maxTokens = 1_500;

/** It takes nothing from the quota, and costs money all the same. */
const hourly = {
  points: 30,
  seconds: 3_600,
  message: "You've had many fields rewritten. Please wait a while; editing by hand goes on.",
};

type Order = { field: ListingField; results: GeneratedListing };

/**
 * Has the model write one field of the user's listing anew, knowing the rest as it stands on the page. Stores nothing.
 * Throws `not_found`, `conflict` for a field that the seller locked, `rate_limited`, what `callModel` throws, and `upstream_failed` for what can't be used.
 */
export async function rewriteField(userId: number, id: number, { field, results }: Order): Promise<Rewrite> {
  const listing = await findListing(userId, id);
  if (listing.locked.includes(field)) throw new AppError("conflict", "You locked this field. Unlock it to rewrite it.");
  const form: SellerWords = (await findForm(userId, id)) ?? {};
  await limit("rewrite", String(userId), hourly);
  const { system, ask, canary } = rewritePrompt;
  const known = { category: listing.category, seen: listing.facts.filter(({ source }) => source === "photo") };
  const material = { facts: sellerFacts(form), known, listing: results, style: listing.titleStyle };
  const question = { system, text: ask(field, material), schema: schemas[field], maxTokens };
  const { text } = await callModel(question, aiDeadline());
  if (text.includes(canary)) throw modelFailed("the answer repeats the instructions");
  // What stands in the listing was told by the seller, or was checked against it before.
  const told = `${sellerText(form)}\n${listingText(results)}`;
  return { patch: readRewrite(field, text, { results, told, context: listing }) };
}
