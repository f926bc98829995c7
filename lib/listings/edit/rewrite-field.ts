import "server-only";
import { z } from "zod";
import { aiDeadline, callModel } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { AppError } from "@/lib/errors";
import {
  type ModelAnswer,
  modelAnswerSchema,
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listings/answer/model-answer";
import { chooseTags, tagsFromFacts } from "@/lib/listings/complete/tags";
import {
  isSupported,
  removeUnsupportedClaims,
  removeUnsupportedFromPhrase,
} from "@/lib/listings/complete/unsupported-claims";
import { findForm } from "@/lib/listings/data";
import type { Rewrite } from "@/lib/listings/edit/schema";
import { fields } from "@/lib/listings/fields";
import { inputText, type ListingInput, promptFacts } from "@/lib/listings/input";
import { allKinds, hasOffLimits } from "@/lib/listings/lexicon/off-limits";
import { listingText } from "@/lib/listings/listing-text";
import { rewritePrompt } from "@/lib/listings/prompts/rewrite-v1";
import { requireListing } from "@/lib/listings/require-listing";
import { checkListing } from "@/lib/listings/rules";
import { normalizeAltText } from "@/lib/listings/rules/alt-text";
import { normalizeAttributes } from "@/lib/listings/rules/attributes";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { altTextAim } from "@/lib/listings/rules/limits";
import { normalizeMaterials } from "@/lib/listings/rules/materials";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import { normalizeTitle } from "@/lib/listings/rules/title";
import type { GeneratedListing } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import { matchedWithoutTags, type ScoreContext } from "@/lib/listings/score/check";
import { parseJson } from "@/lib/parse-json";
import { limit } from "@/lib/rate-limit";

/** The part of the model's answer that the field is made of. */
const rewriteSchema = (key: keyof ModelAnswer) => z.object({ [key]: modelAnswerSchema.shape[key] });

const maxTokens = 1_500;

/** It takes nothing from the quota, and costs money all the same. */
const hourly = {
  points: 30,
  seconds: 3_600,
  message: "You've had many fields rewritten. Please wait a while; editing by hand goes on.",
};

type RewriteRequest = { field: ListingField; results: GeneratedListing };

/**
 * Has the model write one field of the user's listing anew, knowing the rest as it stands on the page. Stores nothing.
 * Throws `not_found`, `conflict` for a field that the seller locked, `rate_limited`, what `callModel` throws, and `upstream_failed` for what can't be used.
 */
export async function rewriteField(userId: number, id: number, { field, results }: RewriteRequest): Promise<Rewrite> {
  const listing = await requireListing(userId, id);
  if (listing.locked.includes(field)) throw new AppError("conflict", "You locked this field. Unlock it to rewrite it.");
  const form: ListingInput = (await findForm(userId, id)) ?? {};
  await limit("rewrite", String(userId), hourly);
  const { system, prompt, canary } = rewritePrompt;
  const known = { category: listing.category, seen: listing.facts.filter(({ source }) => source === "photo") };
  const material = { facts: promptFacts(form), known, listing: results, style: listing.titleStyle };
  const request = { system, text: prompt(field, material), schema: rewriteSchema(fields[field].answerKey), maxTokens };
  const { text } = await callModel(request, aiDeadline());
  if (text.includes(canary)) throw modelFailed("the answer repeats the instructions");
  // What stands in the listing was told by the seller, or was checked against it before.
  const told = `${inputText(form)}\n${listingText(results)}`;
  return { patch: parseRewrite(field, text, { results, told, context: listing }) };
}

type Known = {
  results: GeneratedListing;
  /** All that may be claimed. */
  told: string;
  context: ScoreContext;
};
type Patch = Partial<GeneratedListing>;

const parsers: Record<ListingField, (answer: ParsedAnswer, known: Known) => Patch[]> = {
  title: ({ titles }, { told }) =>
    titles.slice(0, 5).map((title) => ({ title: normalizeTitle(removeUnsupportedFromPhrase(title, told)) })),
  description: ({ description }, { told }) => [
    { description: normalizeDescription(removeUnsupportedClaims(description, told)) },
  ],
  tags: ({ tags }, { results, told, context }) => {
    const candidates = tags.filter(({ tag }) => isSupported(tag, told));
    return [{ tags: chooseTags(candidates, matchedWithoutTags(results, context), tagsFromFacts(context.facts ?? [])) }];
  },
  materials: ({ materials }, { told }) => [
    {
      materials: normalizeMaterials(materials.filter((material) => !hasOffLimits(material, allKinds))).filter(
        (material) => isSupported(material, told),
      ),
    },
  ],
  altText: ({ altText }, { told }) => [
    { altText: normalizeAltText(removeUnsupportedClaims(altText, told), altTextAim) },
  ],
  attributes: ({ attributes }, { told }) => [
    { attributes: normalizeAttributes(attributes).filter(({ value }) => isSupported(value, told)) },
  ],
};

const isEmpty = (patch: Patch) => Object.values(patch).every((value) => value.length === 0);

/**
 * The field as the model wrote it, repaired, and without what nobody told; of several, the one that scores best among
 * those that are new. Throws `upstream_failed` when nothing can be used.
 */
export function parseRewrite(field: ListingField, text: string, known: Known): Patch {
  const { results, context } = known;
  const answer = parseJson(text);
  if (answer === undefined) throw modelFailed("the rewritten field is not JSON");
  const before = JSON.stringify(results[field]);
  const usable = parsers[field](parseAnswer(answer), known).filter(
    (patch) => !isEmpty(patch) && checkListing({ ...results, ...patch }).every((one) => one.field !== field),
  );
  const rated = usable.map((patch) => ({
    patch,
    isNew: JSON.stringify(patch[field]) !== before,
    total: totalOf({ ...results, ...patch }, context),
  }));
  const [best] = rated.sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.total - a.total);
  if (!best) throw modelFailed("nothing of the rewritten field can be used");
  return best.patch;
}
