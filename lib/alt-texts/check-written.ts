import { findPoor, type PoorKind } from "@/lib/alt-texts/find-poor";
import { answerChecks } from "@/lib/listing-text/compose/answer-checks";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { usableAltText } from "@/lib/listing-text/compose/texts";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { comparisonKey } from "@/lib/listing-text/rules/characters";

/** What the shop says of a piece: its seller's word. */
export type ShopTexts = {
  title: string;
  description: string;
  tags: readonly string[];
  materials: readonly string[];
};

/** Of one photo: a text that can stand, or why there is none. */
export type CheckedText = {
  text: string;
  /** Why what was written can't stand; "" where it can. */
  fault: string;
  /** What it says that nobody told: for the seller to compare with the photo. */
  unchecked: string[];
};

export const languageOf = ({ title, description }: ShopTexts): Language =>
  guessLanguage(`${title}\n${description}`) ?? "en";

const poorReasons: Record<PoorKind, string> = {
  missing: "It says nothing",
  file_name: "It is a file name",
  few_words: "It has only one or two words",
  title: "It repeats the title",
  repeated: "Another photo has the same text",
  keywords: "It is a list of search words",
  too_long: "It is too long",
};

/**
 * Checks alt texts of a listing of the shop as those of a listing that is
 * written here: what the shop's own words deny or nothing tells goes as a
 * whole; no text is changed inside. `others` are the alt texts that its other
 * photos have.
 */
export function writtenChecks(
  shop: ShopTexts,
  avoidWords: readonly string[],
  others: readonly string[],
) {
  const sellerText = [
    shop.title,
    shop.description,
    shop.tags.join(", "),
    shop.materials.join(", "),
  ].join("\n");
  const ledger = ledgerOf({ sellerText, language: languageOf(shop) });
  const checks = answerChecks({
    ledger,
    citations: new Map(),
    evidence: sellerText,
    avoided: avoiding(avoidWords, sellerText),
    disputed: avoiding([], ""),
  });
  const said = new Set(others.map(comparisonKey));

  const faultOf = (text: string): string => {
    const [kind] = findPoor(shop.title, [text]);
    if (kind) return poorReasons[kind];
    if (said.has(comparisonKey(text))) return poorReasons.repeated;
    return checks.faultOf(text, "altText")?.reason ?? "";
  };

  /** Takes them in order: a later one must differ from those before it. */
  return (written: string, rank: number): CheckedText => {
    const whole = plainLine(written);
    const text = usableAltText(written, (one) => faultOf(one) === "");
    if (text === "")
      return {
        text: "",
        fault: faultOf(whole) || poorReasons.missing,
        unchecked: [],
      };
    said.add(comparisonKey(text));
    const { specifics } = checks.check(text, "altText");
    const unchecked = specifics
      .filter(({ verdict }) => verdict === "unknown")
      .map((one) => one.text)
      // "Picture 3" counts nothing.
      .filter((said) => said !== String(rank));
    return {
      text: text.normalize("NFC"),
      fault: "",
      unchecked: [...new Set(unchecked)],
    };
  };
}
