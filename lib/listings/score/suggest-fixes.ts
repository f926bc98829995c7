import { chooseTags } from "@/lib/listings/complete/choose-tags";
import { sentenceFromFacts } from "@/lib/listings/complete/copy-from-facts";
import { factValues } from "@/lib/listings/complete/gather-facts";
import { isTrue, truePhrase, trueText } from "@/lib/listings/complete/keep-truth";
import { tagsFromFacts } from "@/lib/listings/complete/tags-from-facts";
import { normaliseListing } from "@/lib/listings/normalise";
import { normaliseMaterials } from "@/lib/listings/normalise/normalise-materials";
import { normaliseAltText, normaliseDescription } from "@/lib/listings/normalise/normalise-texts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import { altTextAim, titleWordAim } from "@/lib/listings/rules/limits";
import type { GeneratedListing } from "@/lib/listings/schema";
import { type Fix, type ScoreContext, saidElsewhere, sellerTextOf } from "@/lib/listings/score/check";
import { altTextOpener } from "@/lib/listings/score/score-alt-text";
import { isColorAttribute } from "@/lib/listings/score/score-attributes";
import { boilerplate } from "@/lib/listings/score/score-description";
import { withinWords, withoutRepeats, withoutUnwantedWords } from "@/lib/listings/score/title-wording";
import { etsyColorOf } from "@/lib/listings/words/etsy-colors";
import { everyKind, withoutOffLimitSentences } from "@/lib/listings/words/off-limits";

export type Suggest = (listing: GeneratedListing, context: ScoreContext) => Fix;

const title =
  (label: string, change: (title: string) => string): Suggest =>
  (listing) => ({
    label,
    patch: { title: normaliseTitle(change(listing.title)) },
  });

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const retag: Suggest = (listing, context) => {
  const kept = listing.tags.map((tag) => ({ tag, facet: "what" as const }));
  const spare = tagsFromFacts(context.facts ?? []);
  return { label: "Choose the tags anew", patch: { tags: chooseTags(kept, saidElsewhere(listing, context), spare) } };
};

const nameMaterials: Suggest = (_, { facts = [] }) => ({
  label: "Take the materials from the facts",
  patch: { materials: normaliseMaterials(factValues(facts, /material/u)) },
});

const setColor: Suggest = (listing, { facts = [] }) => {
  const known = factValues(facts, /colou?r/u).flatMap((color) => etsyColorOf(color) ?? []);
  const [primary] = known;
  const attributes = primary ? [{ name: "Primary color", value: primary }, ...listing.attributes] : listing.attributes;
  return { label: `Set the color to ${primary ?? "the product's"}`, patch: { attributes } };
};

const useEtsysColors: Suggest = ({ attributes }) => ({
  label: "Use Etsy's color names",
  patch: {
    attributes: attributes.map((attribute) =>
      isColorAttribute(attribute)
        ? { ...attribute, value: etsyColorOf(attribute.value) ?? attribute.value }
        : attribute,
    ),
  },
});

const describePhoto: Suggest = (listing, { facts = [] }) => ({
  label: "Describe the item from the facts",
  patch: { altText: listing.altText.trim() === "" ? normaliseAltText(sentenceFromFacts(facts)) : listing.altText },
});

const shortenAltText: Suggest = ({ altText }) => ({
  label: `Shorten to ${altTextAim} characters`,
  patch: { altText: normaliseAltText(altText, altTextAim) },
});

const dropOpener: Suggest = ({ altText }) => ({
  label: "Leave out “image of”",
  patch: { altText: capitalised(altText.replace(altTextOpener, "")) },
});

const dropGreeting: Suggest = ({ description }) => ({
  label: "Leave out greeting, links and prices",
  patch: {
    description: normaliseDescription(withoutOffLimitSentences(description.replace(boilerplate, ""), everyKind)),
  },
});

const dropClaims: Suggest = (listing, context) => {
  const seller = sellerTextOf(context);
  const kept = (text: string) => isTrue(text, seller);
  return {
    label: "Leave out what you did not say",
    patch: {
      title: normaliseTitle(truePhrase(listing.title, seller)),
      description: normaliseDescription(trueText(listing.description, seller)),
      tags: listing.tags.filter(kept),
      materials: listing.materials.filter(kept),
      altText: normaliseAltText(trueText(listing.altText, seller)),
      attributes: listing.attributes.filter(({ value }) => kept(value)),
    },
  };
};

/** What may mend each check. Whether it does is for the score to say. */
export const suggestions: Record<string, Suggest> = {
  title_words: title(`Keep the first ${titleWordAim} words`, (text) => withinWords(text, titleWordAim)),
  title_plain_words: title("Leave these words out", withoutUnwantedWords),
  title_repeats: title("Say it once", withoutRepeats),
  title_readable: title("Calm the capitals", (text) =>
    text.replace(/(?<!\p{L})(\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu, (_, first, rest) => first + rest.toLowerCase()),
  ),
  tags_used: retag,
  tags_phrases: retag,
  tags_doubles: retag,
  tags_echoes: retag,
  tags_intents: retag,
  description_clean: dropGreeting,
  materials_named: nameMaterials,
  primary_color: setColor,
  attributes_filled: setColor,
  attributes_vocabulary: useEtsysColors,
  alt_text_present: describePhoto,
  alt_text_length: shortenAltText,
  alt_text_own: dropOpener,
  no_untold_claims: dropClaims,
};

/** Repairs everything that Etsy would refuse and that can be repaired. */
export const repairAll = (listing: GeneratedListing): Fix => ({
  label: "Repair what Etsy would refuse",
  patch: normaliseListing(listing),
});
