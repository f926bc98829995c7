import type { Language } from "@/lib/listing-text/languages/writing-languages";
import {
  kindsOf,
  labelOf,
  type ValueKind,
} from "@/lib/listings/options/read/nouns";
import type { Entry } from "@/lib/listings/options/read/prices";

/** Something of several values, as the sentence tells it. */
export type Group = {
  type: "list" | "axis";
  kind: ValueKind | null;
  /** Null where the sentence has no name for it. */
  label: string | null;
  /**
   * How many there are, where that is told; and how they are called: "fonts".
   */
  count: number | null;
  written: string;
  entries: Entry[];
  /** Whether the values that are told are all of them. */
  isClosed: boolean;
};

/** The values and prices of a group; null is a blank. */
export type Choice = {
  type: Group["type"];
  name: string;
  values: string[];
  /** One for each value. */
  prices: (number | null)[];
  /** What is to be filled in: "3 fonts: name them." */
  note: string | null;
};

const unit = /^\d[\d.,x×]*\s?(cm|mm|m|in|inch|inches|ft|["”″]|oz|ml|l|g|kg)$/iu;

/** "9, 12 and 15 cm": all are centimeters. */
function shareUnit(values: string[]): string[] {
  const shared = unit.exec(values.at(-1) ?? "")?.[1];
  if (
    shared === undefined ||
    !values.slice(0, -1).every((value) => /^\d[\d.,x×]*$/u.test(value))
  )
    return values;
  const space = /["”″]/u.test(shared) ? "" : " ";
  return values.map((value, index) =>
    index < values.length - 1 ? `${value}${space}${shared}` : value,
  );
}

/**
 * The entries with the numbers that are prices, or with all of them as values.
 */
function settleNumbers(
  entries: readonly Entry[],
): { value: string | null; price: number | null }[] {
  const isPriced = entries.some(({ price }) => price !== null);
  return entries.map(({ value, price, bare, written }) =>
    isPriced || bare === null
      ? { value, price: price ?? bare }
      : { value: written, price: null },
  );
}

/**
 * The kind that values have in common, where the tables know half of them and
 * no other kind: of several the first.
 */
function sharedKind(values: readonly string[]): ValueKind | null {
  const known = values.map(kindsOf).filter((kinds) => kinds.length > 0);
  if (known.length * 2 < values.length) return null;
  return (
    known[0]?.find((kind) => known.every((others) => others.includes(kind))) ??
    null
  );
}

/** Whether a value can't belong to a list of these. */
export function isOfAnotherKind(
  value: string,
  { entries, kind, type }: Group,
): boolean {
  const own = kindsOf(value);
  if (own.length === 0) return false;
  const known = entries.flatMap((entry) =>
    entry.value === null ? [] : [kindsOf(entry.value)],
  );
  // "three fonts, red or blue"
  if (known.length === 0)
    return kind === null ? type === "list" : !own.includes(kind);
  return (
    known.every((kinds) => kinds.length > 0) &&
    !known.some((kinds) => kinds.some((one) => own.includes(one)))
  );
}

/** What a buyer chooses from; null for what is no choice: a single value. */
export function choiceOf(
  { type, label, count, written, entries }: Group,
  language: Language,
): Choice | null {
  const settled = settleNumbers(entries);
  const named = settled.filter(({ value }) => value !== null);
  const pricesOnly = settled
    .filter(({ value }) => value === null)
    .map(({ price }) => price);
  // Names first, then their prices in the same order; or prices alone, whose
  // names are blank.
  const isApart =
    named.length > 0 &&
    named.length === pricesOnly.length &&
    named.every(({ price }) => price === null);
  const rows = named.length > 0 ? named : settled;
  const blanks = Math.max(0, (count ?? 0) - rows.length);
  const values = [
    ...shareUnit(rows.map(({ value }) => value ?? "")),
    ...Array.from({ length: blanks }, () => ""),
  ];
  const prices = values.map(
    (_, index) => (isApart ? pricesOnly[index] : rows[index]?.price) ?? null,
  );
  if (values.length < 2) return null;
  const isBlank = values.every((value) => value === "");
  const kind = sharedKind(values.filter(Boolean));
  const name = label ?? (kind && labelOf(kind, language)) ?? "";
  const note =
    values.includes("") && written !== ""
      ? `${values.length} ${written}: name ${isBlank ? "them" : "the others"}.`
      : null;
  // A list to choose from has no prices at Etsy.
  return {
    type: prices.some((price) => price !== null) ? "axis" : type,
    name,
    values,
    prices,
    note,
  };
}
