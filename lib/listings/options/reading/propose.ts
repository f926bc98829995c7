import { allPacks } from "@/lib/listing-text/languages/all-packs";
import {
  guessLanguage,
  readsUnlike,
} from "@/lib/listing-text/languages/guess-language";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";
import type { ReadAnswer } from "@/lib/listings/options/reading/answer";
import { findUnread } from "@/lib/listings/options/reading/find-unread";
import { fitProposal } from "@/lib/listings/options/reading/fit-proposal";
import { keepTold } from "@/lib/listings/options/reading/keep-told";
import {
  denialIn,
  readSentence,
} from "@/lib/listings/options/reading/sentence";
import type { Proposal } from "@/lib/listings/options/schema";

/** Of what the answer made up, as many as are shown, and characters of each. */
const shown = { entries: 5, characters: 40 };

function noteOfInvented(invented: readonly string[]): string[] {
  const texts = [...new Set(invented)].slice(0, shown.entries);
  const quoted = texts.map(
    (text) => `“${truncateAtWord(text, shown.characters) || "…"}”`,
  );
  return quoted.length > 0
    ? [`Left out, because you didn't say it: ${quoted.join(", ")}.`]
    : [];
}

/**
 * What a model read in a sentence, as far as the sentence says it and Etsy
 * takes it: it breaks no rule of `checkOptions` but for blanks. `language` is
 * that of the listing.
 */
export function propose(
  answer: ReadAnswer,
  text: string,
  language: Language,
): Proposal {
  const sentence = readSentence(text);
  const spoken = readsUnlike(text, language) ? guessLanguage(text) : language;
  const pack = allPacks.find((each) => each.language === spoken) ?? null;
  const kept = keepTold(answer, {
    sentence,
    language,
    denial: pack && denialIn(pack),
    taken: [],
  });
  const { options, unread } = fitProposal(kept.questions, kept.choices);
  const left = [...unread, ...findUnread(sentence, options, kept.told)];
  return {
    options,
    notes: [...new Set([...kept.notes, ...noteOfInvented(kept.invented)])],
    unread: [...new Set(left.map((part) => part.trim()).filter(Boolean))],
  };
}
