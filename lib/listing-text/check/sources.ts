import type { Fact } from "@/lib/listing-text/fields/schema";
import { type Support, supports } from "@/lib/listing-text/fields/supports";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";

/** How sentences are counted. */
const sourceGroups = [
  { group: "checked", label: "checked" },
  { group: "general", label: "general" },
  { group: "confirmed", label: "confirmed by you" },
  { group: "open", label: "open" },
  { group: "unchecked", label: "not reviewed" },
] as const;
type SourceGroup = (typeof sourceGroups)[number]["group"];

/**
 * What facts and sentences rest on, in the words of pages, history and API.
 */
export const sources = {
  seller: { group: "checked", label: "typed by you" },
  photo: { group: "checked", label: "seen in the photo" },
  shop: { group: "checked", label: "from your shop's settings" },
  snippet: { group: "checked", label: "your shop's snippet" },
  general: { group: "general", label: "general knowledge" },
  wording: { group: "general", label: "wording, nothing to check" },
  confirmed: { group: "confirmed", label: "confirmed by you" },
  none: { group: "open", label: "no fact supports it" },
  unchecked: { group: "unchecked", label: "not reviewed" },
} as const satisfies Record<Support, { group: SourceGroup; label: string }>;

/** "seen in photo 3" where there are several. */
export const sourceOfFact = ({ source, photo }: Fact): string =>
  source === "photo" && photo !== undefined
    ? `seen in photo ${photo}`
    : sources[source].label;

/**
 * The facts as they are shown: each thing that was typed once, though a writer
 * names parts of it again to cite them.
 */
export function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const folded = facts.map(({ value }) => foldQuote(value));
  return facts.filter(
    ({ source }, place) =>
      source !== "seller" ||
      !facts.some(
        (other, at) =>
          other.source === "seller" &&
          at !== place &&
          holdsRun(folded[at] ?? "", folded[place] ?? "") &&
          (folded[at] !== folded[place] || at < place),
      ),
  );
}

/** How many of the texts rest on each source, without empty ones. */
export const countBySource = (texts: readonly { support: Support }[]) =>
  supports
    .map((support) => ({
      support,
      label: sources[support].label,
      count: texts.filter((text) => text.support === support).length,
    }))
    .filter(({ count }) => count > 0);

/** How many of the texts fall into each group, without empty ones. */
export const countByGroup = (texts: readonly { support: Support }[]) =>
  sourceGroups
    .map(({ group, label }) => ({
      group,
      label,
      count: texts.filter(({ support }) => sources[support].group === group)
        .length,
    }))
    .filter(({ count }) => count > 0);
