import { askOnce } from "@/lib/listing-text/check/ask-once";
import { findSentences } from "@/lib/listing-text/check/find-sentences";
import { findUntoldFacts } from "@/lib/listing-text/check/find-untold-facts";
import { findUnwanted } from "@/lib/listing-text/check/find-unwanted";
import {
  type PlacedSentence,
  toSentence,
} from "@/lib/listing-text/check/place-sentences";
import { placeholdersIn } from "@/lib/listing-text/check/placeholders";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { thinTextsOf } from "@/lib/listing-text/check/thin-texts";
import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldText } from "@/lib/listing-text/fields/map-fields";
import type {
  ListingAnswer,
  OpenPoint,
} from "@/lib/listing-text/fields/schema";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import {
  claimKey,
  findClaims,
  needsProof,
} from "@/lib/listing-text/lexicon/claims";
import { isItemNamed, itemFactOf } from "@/lib/listing-text/lexicon/items";
import type { RuleCode, Violation } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { withPeriod } from "@/lib/listing-text/words/with-period";

/**
 * The most points that a listing can have while something is open. Etsy's own
 * rules come first.
 */
const caps = {
  violation: 49,
  claim_unconfirmed: 50,
  brand_unconfirmed: 50,
  item_unnamed: 60,
  blank_open: 80,
  sentence_unsupported: 100,
  text_thin: 69,
  text_doubtful: 69,
  offsite_selling: 40,
  invented_praise: 40,
  health_claim: 40,
} as const;

type Gate = Exclude<keyof typeof caps, "violation">;

/**
 * What keeps a listing from being ready. `key` is what the seller confirms,
 * where she can.
 */
export type Open = OpenPoint & {
  code: Gate | RuleCode;
  key?: string;
  text?: string;
  /** Whether the message asks which of several things is so. */
  isQuestion?: boolean;
};

/** A claim or another's name in the text, which is the seller's own word. */
type Mention = Open & { key: string; text: string; needsProof: boolean };

/**
 * Whether another claim says the same and more: "14k gold filled" says "gold
 * filled". Only what stands before may narrow it: "14k gold" claims more than
 * "14k gold filled".
 */
const isSaidBy = (mention: Mention, other: Mention): boolean =>
  mention.key !== other.key &&
  mention.code === other.code &&
  other.key.endsWith(mention.key);

/**
 * Claims and third-party names, each where it is first written. Care and use
 * need no proof.
 */
export function findMentions(listing: GeneratedListing): Mention[] {
  const found = new Map<string, Mention>();
  const add = (mention: Mention) =>
    found.has(mention.key) || found.set(mention.key, mention);
  for (const field of listingFields) {
    const text = fieldText(listing, field);
    for (const claim of findClaims(text)) {
      // It is no claim to prove: no listing may make it.
      if (claim.kind === "health") continue;
      const message = `“${claim.text}” needs proof. ${claim.reason}`;
      const what = {
        key: claimKey(claim),
        text: claim.text,
        needsProof: needsProof(claim),
      };
      add({ code: "claim_unconfirmed", field, message, ...what });
    }
    for (const { term, reason } of findWatchListTerms(text)) {
      const what = { key: term.toLowerCase(), text: term, needsProof: true };
      add({ code: "brand_unconfirmed", field, message: reason, ...what });
    }
  }
  const mentions = [...found.values()];
  return mentions.filter(
    (mention) => !mentions.some((other) => isSaidBy(mention, other)),
  );
}

/**
 * What the seller is asked about before she copies the text: claims and names
 * that she has not confirmed, and blanks.
 */
export function findUnsettled(
  listing: GeneratedListing,
  confirmed: readonly string[],
): Open[] {
  const unconfirmed = findMentions(listing).filter(
    ({ key, needsProof }) => needsProof && !confirmed.includes(key),
  );
  const blanks = listingFields.flatMap((field) =>
    blanksOf(fieldText(listing, field)).map(
      (blank): Open => ({
        code: "blank_open",
        field,
        text: `[add ${blank}]`,
        message: `${fields[field].label}: fill in [add ${blank}], or remove it.`,
      }),
    ),
  );
  const placeholders = listingFields.flatMap((field) =>
    placeholdersIn(fieldText(listing, field))
      .filter((found) => !hasBlank(found))
      .map(
        (found): Open => ({
          code: "blank_open",
          field,
          text: found,
          message: `${fields[field].label}: “${found}” stands for something that is missing. Say it, or remove it.`,
        }),
      ),
  );
  return [...unconfirmed, ...blanks, ...placeholders];
}

/**
 * What the piece is called by others than its title: by the seller, or by
 * whoever saw the photo. "" when nobody knows.
 */
const knownName = ({ productName, facts = [] }: ScoreContext): string =>
  facts.length === 0 ? (productName ?? "") : itemFactOf(facts);

/**
 * What is open and limits the points: what Etsy would refuse, a title that
 * doesn't name the item, claims and names that the seller has not confirmed,
 * and blanks.
 */
export function findLimiting(
  listing: GeneratedListing,
  context: ScoreContext,
  found: readonly Violation[] = checkListing(listing, context.snippets),
): Open[] {
  const violations = found.map(
    ({ code, field, message }): Open => ({ code, field, message }),
  );
  const isNamed =
    listing.title.trim() === "" ||
    isItemNamed(listing.title, knownName(context));
  const unnamed: Open[] = isNamed
    ? []
    : [
        {
          code: "item_unnamed",
          field: "title",
          message:
            "The title does not say what the piece is. Name it: shoppers search for that word first.",
        },
      ];
  const unsettled = findUnsettled(listing, context.confirmed ?? []).map(
    (open) => withQuestion(open, context),
  );
  return [
    ...violations,
    ...unnamed,
    ...findUnwanted(listing),
    ...findDoubtful(context),
    ...findThin(listing, context),
    ...unsettled,
  ];
}

/** Until the seller says that she has read it. */
const findDoubtful = ({ isDoubtful, confirmed = [] }: ScoreContext): Open[] =>
  isDoubtful && !confirmed.includes("text_doubtful")
    ? [
        {
          code: "text_doubtful",
          field: "description",
          key: "text_doubtful",
          message:
            "Much of what was written did not fit what you told us, and was left out. Read what is left once before you publish it.",
        },
      ]
    : [];

/** Texts that say next to nothing, unless the seller wants them so. */
const findThin = (
  listing: GeneratedListing,
  { facts, confirmed = [] }: ScoreContext,
): Open[] =>
  thinTextsOf(listing, facts)
    .map(
      ({ field, reason, message }): Open => ({
        code: "text_thin",
        field,
        key: `text_thin:${field}:${reason}`,
        message,
      }),
    )
    .filter(({ key = "" }) => !confirmed.includes(key));

/** A blank for what the photos show differently asks which of it is so. */
function withQuestion(open: Open, { photoQuestions = [] }: ScoreContext): Open {
  const asked = photoQuestions.find(
    ({ topic }) => open.code === "blank_open" && open.text === `[add ${topic}]`,
  );
  return asked
    ? {
        ...open,
        message: `${asked.message} Fill in ${open.text}.`,
        isQuestion: true,
      }
    : open;
}

const openOf = (sentences: readonly PlacedSentence[]): Open[] =>
  askOnce(sentences).map(({ field, text, key, reason }) => ({
    code: "sentence_unsupported",
    field,
    key,
    text,
    message: `${reason ? `“${text}”: ${withPeriod(reason)}` : `No fact supports “${text}”.`} Remove it, or confirm that it is true.`,
  }));

/**
 * All that is open before the listing can be published: what limits its points,
 * and sentences that no fact supports.
 */
export const findOpen = (
  listing: GeneratedListing,
  context: ScoreContext,
): Open[] => [
  ...findLimiting(listing, context),
  ...openOf(context.isOwnWord ? [] : findSentences(listing, context)),
];

/** What a stored listing says of itself. */
export function readinessOf(
  listing: ListingAnswer,
): Pick<ListingAnswer, "ready" | "open" | "sentences" | "untold"> {
  const sentences = findSentences(listing, listing);
  const open = [...findLimiting(listing, listing), ...openOf(sentences)].map(
    ({ code, field, message }) => ({ code, field, message }),
  );
  return {
    ready: open.length === 0,
    open,
    sentences: sentences.map(toSentence),
    untold: listing.isImported ? [] : findUntoldFacts(listing, listing),
  };
}

const isGate = (code: Open["code"]): code is Gate => code in caps;

/**
 * The most points that a listing with these open points can have: 100 for none.
 */
export const capOf = (open: readonly Open[]): number =>
  Math.min(
    100,
    ...open.map(({ code }) => (isGate(code) ? caps[code] : caps.violation)),
  );
