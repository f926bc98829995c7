import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import {
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import type { TitleStyle } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { makeListing } from "@/lib/listing-text/fields/map-fields";
import type { Personalization } from "@/lib/listing-text/fields/optional-schemas";
import { toObject, toText } from "@/lib/listing-text/fields/read-answer-values";
import {
  allKinds,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { offersPersonalization } from "@/lib/listing-text/lexicon/personalization-offers";
import {
  checkAltText,
  normalizeAltText,
} from "@/lib/listing-text/rules/alt-text";
import {
  checkAttributes,
  normalizeAttributes,
} from "@/lib/listing-text/rules/attributes";
import {
  checkDescription,
  normalizeDescription,
} from "@/lib/listing-text/rules/description";
import {
  checkMaterials,
  normalizeMaterials,
} from "@/lib/listing-text/rules/materials";
import {
  checkPersonalization,
  normalizePersonalization,
} from "@/lib/listing-text/rules/personalization";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { checkTags, normalizeTags } from "@/lib/listing-text/rules/tags";
import { checkTitle, normalizeTitle } from "@/lib/listing-text/rules/title";

/** What may be offered in a field. */
type Offered<Value> = {
  /**
   * What the seller typed; in a rewrite, also the text of the listing, which
   * was checked before.
   */
  said: string;
  /** The value that a rewrite replaces. */
  before?: Value;
};
/** What may be said in it. */
type Support<Value> = Offered<Value> & {
  /** Of one of its texts, with the name that it has. */
  canStand: (text: string, name?: string) => boolean;
};

/**
 * The rest of a field's description: apart from `fields.ts`, so that pages
 * which only show listings load no rules.
 */
export type FieldRules<Value> = {
  check: (value: Value, snippets?: readonly string[]) => Violation[];
  /**
   * Repairs what can be repaired; empty when nothing usable is left. Repairing
   * twice is the same as once.
   */
  normalize: (value: Value) => Value;
  /**
   * The value without texts that nothing supports. No text is changed inside, and a description loses only what
   * no listing may contain: what is open in it is for the seller to settle.
   */
  removeUnsupported: (value: Value, support: Support<Value>) => Value;
  /**
   * Of fields that only an offer of the seller allows: what of an answer is
   * looked at. Of the rest nothing is said.
   */
  onlyOffered?: (value: Value, offered: Offered<Value>) => Value;
  /** How the model is asked to write the field again. */
  rewrite: string | Record<TitleStyle, string>;
};

type CanStand = Pick<Support<unknown>, "canStand">;

const supportedOnly = (entries: string[], { canStand }: CanStand) =>
  entries.filter((entry) => canStand(entry));

/** The whole text, or none of it. */
const supportedText = (text: string, { canStand }: CanStand): string =>
  text !== "" && canStand(text) ? text : "";

/**
 * Null unless the seller offered it, by what was typed or by a question that is
 * in the listing already.
 */
const offeredPersonalization = (
  personalization: Personalization | null,
  { said, before = null }: Offered<Personalization | null>,
) => (before !== null || offersPersonalization(said) ? personalization : null);

function supportedPersonalization(
  written: Personalization | null,
  support: Support<Personalization | null>,
) {
  const offered = offeredPersonalization(written, support);
  return (
    offered && {
      question: supportedText(offered.question, support),
      instructions: supportedText(offered.instructions, support),
    }
  );
}

export const fieldRules: {
  [Key in ListingField]: FieldRules<GeneratedListing[Key]>;
} = {
  title: {
    check: checkTitle,
    normalize: normalizeTitle,
    removeUnsupported: supportedText,
    rewrite: {
      etsy_2026:
        "Write three titles, best first. The noun first, then at least two of color, material, size, technique, style. Fewer than 15 words and 140 characters, none twice, no praise, no gift or occasion phrase.",
      classic:
        "Write three titles, best first: 100 to 140 characters, the noun first, then search phrases between commas, no word twice, no praise.",
    },
  },
  description: {
    check: checkDescription,
    normalize: normalizeDescription,
    removeUnsupported: (description) =>
      normalizeDescription(withoutOffLimitSentences(description, allKinds)),
    rewrite:
      "Write the description: the first sentence, under 160 characters, names the item and a trait and stands alone; then at most 350 words in short paragraphs with blank lines between, each sentence resting on what is told or seen, without filler. No copy of the title, no keyword list, no greeting.",
  },
  tags: {
    check: checkTags,
    normalize: (tags) => normalizeTags(tags).slice(0, tagSlots),
    removeUnsupported: supportedOnly,
    rewrite:
      "Write 20 tags in lower case, 20 characters at most, mostly two or three words, each with its facet; cover what, style, material, technique, occasion, recipient, use and place. None equal to a material or an attribute value, no plural doubles.",
  },
  materials: {
    check: checkMaterials,
    normalize: normalizeMaterials,
    removeUnsupported: supportedOnly,
    rewrite:
      "Write the materials, one each, letters, digits and spaces only, as far as they are told.",
  },
  altText: {
    check: checkAltText,
    normalize: (altText) => normalizeAltText(altText),
    removeUnsupported: supportedText,
    rewrite:
      "Write the alt text, 250 characters at most: what is seen, with object, color, material, setting, angle; where nothing is seen, the facts. Not the title, no list, no “image of”.",
  },
  attributes: {
    check: checkAttributes,
    normalize: normalizeAttributes,
    removeUnsupported: (attributes, { canStand }) =>
      attributes.filter(({ name, value }) => canStand(value, name)),
    rewrite:
      "Write the attributes you know: primary color, style, technique, shape, room, occasion and others, short values, no parentheses.",
  },
  personalization: {
    check: checkPersonalization,
    normalize: normalizePersonalization,
    removeUnsupported: supportedPersonalization,
    onlyOffered: offeredPersonalization,
    rewrite:
      "Write the personalization: the question that the buyer answers, 45 characters at most, and instructions, 120 characters at most, starting with a letter, as far as the seller says what can be personalized; else null.",
  },
};

/**
 * Every reason for which Etsy would refuse this listing, field by field; none
 * means it would take it. `snippets` are the shop's in its description.
 */
export function checkListing(
  listing: GeneratedListing,
  snippets: readonly string[] = [],
): Violation[] {
  const check = <Key extends ListingField>(key: Key) =>
    fieldRules[key].check(listing[key], snippets);
  return listingFields.flatMap((key) => check(key));
}

/**
 * A mark of a script, which no repair takes from its word: the seller is told
 * that Etsy refuses it.
 */
const isOfScript = ({ code, found }: Violation): boolean =>
  /_character$/u.test(code) && /^\p{M}$/u.test(found ?? "");

/** Whether nothing is broken that a repair should have mended. */
export const isRepaired = (
  listing: GeneratedListing,
  snippets?: readonly string[],
): boolean => checkListing(listing, snippets).every(isOfScript);

/** The fields out of anything, unrepaired. Never throws. */
function parseListing(input: unknown): GeneratedListing {
  const answer = parseAnswer(input);
  const title = toText(toObject(input).title);
  const parsed = makeListing((key) => fields[key].fromAnswer(answer));
  return title ? { ...parsed, title } : parsed;
}

/**
 * Repairs every field that can be repaired without changing what it says. Takes
 * anything; what can't be repaired is left empty, which `checkListing` then
 * reports for title and description. Repairing twice is the same as once.
 */
export function normalizeListing(input: unknown): GeneratedListing {
  const parsed = parseListing(input);
  return makeListing((key) => fieldRules[key].normalize(parsed[key]));
}
