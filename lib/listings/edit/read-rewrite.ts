import { modelFailed } from "@/lib/ai-failure";
import { type LooseAnswer, readAnswer } from "@/lib/listings/answer/read-answer";
import { chooseTags } from "@/lib/listings/complete/choose-tags";
import { isTrue, truePhrase, trueText } from "@/lib/listings/complete/keep-truth";
import { tagsFromFacts } from "@/lib/listings/complete/tags-from-facts";
import { normaliseAttributes } from "@/lib/listings/normalise/normalise-attributes";
import { normaliseMaterials } from "@/lib/listings/normalise/normalise-materials";
import { normaliseAltText, normaliseDescription } from "@/lib/listings/normalise/normalise-texts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import { checkListing } from "@/lib/listings/rules";
import { altTextAim } from "@/lib/listings/rules/limits";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import { type ScoreContext, saidElsewhere } from "@/lib/listings/score/check";
import { everyKind, hasOffLimits } from "@/lib/listings/words/off-limits";
import { parseJson } from "@/lib/parse-json";

type Known = {
  results: GeneratedListing;
  /** All that may be claimed. */
  told: string;
  context: ScoreContext;
};
type Patch = Partial<GeneratedListing>;

const readers: Record<ListingField, (answer: LooseAnswer, known: Known) => Patch[]> = {
  title: ({ titles }, { told }) =>
    titles.slice(0, 5).map((title) => ({ title: normaliseTitle(truePhrase(title, told)) })),
  description: ({ description }, { told }) => [{ description: normaliseDescription(trueText(description, told)) }],
  tags: ({ tags }, { results, told, context }) => {
    const candidates = tags.filter(({ tag }) => isTrue(tag, told));
    return [{ tags: chooseTags(candidates, saidElsewhere(results, context), tagsFromFacts(context.facts ?? [])) }];
  },
  materials: ({ materials }, { told }) => [
    {
      materials: normaliseMaterials(materials.filter((material) => !hasOffLimits(material, everyKind))).filter(
        (material) => isTrue(material, told),
      ),
    },
  ],
  altText: ({ altText }, { told }) => [{ altText: normaliseAltText(trueText(altText, told), altTextAim) }],
  attributes: ({ attributes }, { told }) => [
    { attributes: normaliseAttributes(attributes).filter(({ value }) => isTrue(value, told)) },
  ],
};

const isEmpty = (patch: Patch) => Object.values(patch).every((value) => value.length === 0);

/**
 * The field as the model wrote it, repaired, and without what nobody told; of several, the one that scores best among
 * those that are new. Throws `upstream_failed` when nothing can be used.
 */
export function readRewrite(field: ListingField, text: string, known: Known): Patch {
  const { results, context } = known;
  const answer = parseJson(text);
  if (answer === undefined) throw modelFailed("the rewritten field is not JSON");
  const before = JSON.stringify(results[field]);
  const usable = readers[field](readAnswer(answer), known).filter(
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
