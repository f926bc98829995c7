import {
  evidenceOf,
  supportedSentences,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { fields } from "@/lib/listing-text/fields/fields";
import { altTextAim, titleWordAim } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { makeListing } from "@/lib/listing-text/fields/map-fields";
import { etsyColorOf } from "@/lib/listing-text/lexicon/etsy-colors";
import { withoutFiller } from "@/lib/listing-text/lexicon/filler";
import {
  allKinds,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import {
  truncateToWords,
  withoutRepeats,
  withoutUnwantedWords,
} from "@/lib/listing-text/lexicon/unwanted-words";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";
import { fieldRules, normalizeListing } from "@/lib/listing-text/rules/rules";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import {
  type Fix,
  matchedWithoutTags,
  sellerTextOf,
} from "@/lib/listing-text/score/check";
import {
  chooseTags,
  tagsFromFacts,
} from "@/lib/listing-text/score/choose-tags";
import { altTextOpener } from "@/lib/listing-text/score/score-alt-text";
import { isColorAttribute } from "@/lib/listing-text/score/score-attributes";
import { boilerplate } from "@/lib/listing-text/score/score-description";
import {
  factValues,
  sentenceFromFacts,
} from "@/lib/listing-text/score/sentence-from-facts";

export type Suggest = (listing: GeneratedListing, context: ScoreContext) => Fix;

const titleFix =
  (label: string, change: (title: string) => string): Suggest =>
  (listing) => ({
    label,
    patch: { title: normalizeTitle(change(listing.title)) },
  });

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

const chooseTagsAgain: Suggest = (listing, context) => {
  const kept = listing.tags.map((tag) => ({ tag, facet: "what" as const }));
  const spare = tagsFromFacts(context.facts ?? []);
  return {
    label: "Choose the tags again",
    patch: {
      tags: chooseTags(kept, matchedWithoutTags(listing, context), spare),
    },
  };
};

const nameMaterials: Suggest = (_, { facts = [] }) => ({
  label: "Take the materials from the facts",
  patch: { materials: normalizeMaterials(factValues(facts, /material/u)) },
});

const setColor: Suggest = (listing, { facts = [] }) => {
  const known = factValues(facts, /colou?r/u).flatMap(
    (color) => etsyColorOf(color) ?? [],
  );
  const [primary] = known;
  const attributes = primary
    ? [{ name: "Primary color", value: primary }, ...listing.attributes]
    : listing.attributes;
  return {
    label: `Set the color to ${primary ?? "the product's"}`,
    patch: { attributes },
  };
};

const useEtsysColors: Suggest = ({ attributes }) => ({
  label: "Use Etsy's color names",
  patch: {
    attributes: attributes.map((attribute) =>
      isColorAttribute(attribute)
        ? {
            ...attribute,
            value: etsyColorOf(attribute.value) ?? attribute.value,
          }
        : attribute,
    ),
  },
});

const describePhoto: Suggest = (listing, { facts = [] }) => ({
  label: "Describe the item from the facts",
  patch: {
    altText:
      listing.altText.trim() === ""
        ? normalizeAltText(sentenceFromFacts(facts))
        : listing.altText,
  },
});

const shortenAltText: Suggest = ({ altText }) => ({
  label: `Shorten to ${altTextAim} characters`,
  patch: { altText: normalizeAltText(altText, altTextAim) },
});

const removeOpener: Suggest = ({ altText }) => ({
  label: "Leave out “image of”",
  patch: { altText: capitalize(altText.replace(altTextOpener, "")) },
});

const removeGreeting: Suggest = ({ description }) => ({
  label: "Leave out greeting, links and prices",
  patch: {
    description: normalizeDescription(
      withoutOffLimitSentences(description.replace(boilerplate, ""), allKinds),
    ),
  },
});

const removeFiller: Suggest = ({ description }, { facts = [] }) => ({
  label: "Leave out what says nothing",
  patch: {
    description: normalizeDescription(withoutFiller(description, facts)),
  },
});

const removeClaims: Suggest = (listing, context) => {
  const sellerText = sellerTextOf(context);
  const evidence = evidenceOf({ ...context, sellerText });
  const patch = makeListing((key) => {
    const field = fields[key].checkedAs;
    return fieldRules[key].removeUnsupported(listing[key], {
      said: evidence.said,
      before: listing[key],
      canStand: (text, name = "") =>
        unsupportedReason(text, evidence, { field, name }) === "",
    });
  });
  const description = supportedSentences(listing.description, evidence);
  return {
    label: "Leave out what you did not say",
    patch: { ...patch, description: normalizeDescription(description) },
  };
};

/**
 * A possible fix for each check. The score decides whether it improves the
 * listing.
 */
export const suggestions: Record<string, Suggest> = {
  title_words: titleFix(`Keep the first ${titleWordAim} words`, (text) =>
    truncateToWords(text, titleWordAim),
  ),
  title_plain_words: titleFix("Leave these words out", withoutUnwantedWords),
  title_repeats: titleFix("Say it once", withoutRepeats),
  title_readable: titleFix("Fix capitalization", (text) =>
    text.replace(
      /(?<!\p{L})(\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first, rest) => first + rest.toLowerCase(),
    ),
  ),
  tags_used: chooseTagsAgain,
  tags_phrases: chooseTagsAgain,
  tags_doubles: chooseTagsAgain,
  tags_echoes: chooseTagsAgain,
  tags_intents: chooseTagsAgain,
  description_clean: removeGreeting,
  filler: removeFiller,
  materials_named: nameMaterials,
  primary_color: setColor,
  attributes_filled: setColor,
  attributes_vocabulary: useEtsysColors,
  alt_text_present: describePhoto,
  alt_text_length: shortenAltText,
  alt_text_own: removeOpener,
  no_untold_claims: removeClaims,
};

/** Repairs everything that Etsy would refuse and that can be repaired. */
export const repairAll = (listing: GeneratedListing): Fix => ({
  label: "Repair what Etsy would refuse",
  patch: normalizeListing(listing),
});
