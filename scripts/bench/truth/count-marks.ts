import { checkText } from "@/lib/listing-text/check/check-text";
import type { TextCheck } from "@/lib/listing-text/check/text-check";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import type { LabeledSentence } from "./read-sets";

export type JudgedSentence = LabeledSentence & {
  check: TextCheck;
  /** Whether rules call it unknown or contradicted. */
  isMarked: boolean;
};

/** Figures of one set in one language; shares in percent. */
export type Figures = {
  true: number;
  trueMarked: number;
  trueContradicted: number;
  false: number;
  falseCaught: number;
  /** Of all that are false. */
  falseContradicted: number;
  balancedAccuracy: number;
};

/** By rules alone: nothing is cited and nothing reviewed. */
export function judgeSentences(
  sentences: readonly LabeledSentence[],
): JudgedSentence[] {
  const ledgers = new Map<TypedInput, Ledger>();
  return sentences.map((sentence) => {
    const { form, language, text } = sentence;
    const ledger =
      ledgers.get(form) ??
      buildLedger({
        language,
        typed: form,
        facts: [],
        shop: [],
        confirmed: [],
      });
    ledgers.set(form, ledger);
    const check = checkText(text, ledger);
    const isMarked =
      check.verdict === "unknown" || check.verdict === "contradicted";
    return { ...sentence, check, isMarked };
  });
}

const percent = (part: number, whole: number): number =>
  whole === 0 ? Number.NaN : Math.round((part / whole) * 1000) / 10;

export function countMarks(judged: readonly JudgedSentence[]): Figures {
  const good = judged.filter(({ label }) => label === "T");
  const wrong = judged.filter(({ label }) => label === "F");
  const marked = (some: readonly JudgedSentence[]) =>
    percent(some.filter(({ isMarked }) => isMarked).length, some.length);
  const contradicted = (some: readonly JudgedSentence[]) =>
    percent(
      some.filter(({ check }) => check.verdict === "contradicted").length,
      some.length,
    );
  const [trueMarked, falseCaught] = [marked(good), marked(wrong)];
  return {
    true: good.length,
    trueMarked,
    trueContradicted: contradicted(good),
    false: wrong.length,
    falseCaught,
    falseContradicted: contradicted(wrong),
    balancedAccuracy: Math.round((100 - trueMarked + falseCaught) * 5) / 1000,
  };
}
