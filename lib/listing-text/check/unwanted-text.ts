import {
  type FoundPhrase,
  makePhraseSearch,
} from "@/lib/listing-text/unwanted/make-phrase-search";
import {
  healthPattern,
  type PhrasePattern,
  phrasePattern,
  sourceOf,
} from "@/lib/listing-text/unwanted/phrase-pattern";
import { plainForm } from "@/lib/listing-text/unwanted/plain-form";
import { splitStatements } from "@/lib/listing-text/unwanted/split-statements";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";
import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";
import { rememberTexts } from "@/lib/listing-text/words/remember";

/** What no seller can confirm away. */
export type UnwantedKind =
  | "offsite_selling"
  | "invented_praise"
  | "health_claim";

export type UnwantedText = {
  kind: UnwantedKind;
  /** The sentence or line that says it, as it is written. */
  text: string;
};

/** Longest run before a phrase in which a word may deny it. UTF-16 units. */
const denialReach = 32;

const madeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

type Finder = {
  kind: UnwantedKind;
  pattern: PhrasePattern;
  /** Whether something right before a phrase denies it. */
  isDenied: (before: string) => boolean;
};

function denialIn(language: UnwantedPhrases): Finder["isDenied"] {
  if (language.isUnspaced) return () => false;
  const negation = sourceOf(phrasePattern(language.negations, language));
  const denied = madeOnce(
    () =>
      new RegExp(`${negation}(?:[\\s'-]{1,3}\\S{1,20}){0,2}[\\s'-]{1,3}$`, "u"),
  );
  return (before) => denied().test(before);
}

const finders: readonly Finder[] = unwantedLanguages.flatMap((language) => {
  const isDenied = denialIn(language);
  const finder = (kind: UnwantedKind, pattern: PhrasePattern): Finder => ({
    kind,
    pattern,
    isDenied,
  });
  return [
    finder("offsite_selling", phrasePattern(language.offSite, language)),
    finder("invented_praise", phrasePattern(language.praise, language)),
    finder("health_claim", healthPattern(language)),
  ];
});

const found = makePhraseSearch([
  ...finders.map(({ pattern }) => [{ ...pattern, isByLine: true }]),
  unwantedLanguages.map((language) => ({
    ...phrasePattern(language.selfTalk, language),
    isByLine: true,
  })),
  unwantedLanguages.map((language) =>
    phrasePattern(language.innocent, language),
  ),
]);

type FoundPhrases = {
  /** Of each finder. */
  unwanted: FoundPhrase[][];
  selfTalk: FoundPhrase[];
  innocent: FoundPhrase[];
};

/** All in one go, as searching takes most of the time. */
const search = rememberTexts((plain): FoundPhrases => {
  const all = found.all(plain);
  return {
    unwanted: all.slice(0, finders.length),
    selfTalk: all[finders.length] ?? [],
    innocent: all[finders.length + 1] ?? [],
  };
});

/** Whether a text speaks of itself, or to the seller. */
export const hasSelfTalk = (text: string): boolean =>
  search(plainForm(text)).selfTalk.length > 0;

const link =
  /(?:https?:\/\/|www\.)[^\s,;)]{1,200}|(?<![\p{L}\p{N}@.-])[a-z0-9-]{2,63}\.(?:com|net|org|shop|store|de|fr|es|it|nl|pt|pl|jp|eu|co\.uk|co|io|me)(?![\p{L}\p{N}])[^\s,;)]{0,200}/gu;
const ofEtsy = /^(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){0,4}etsy\.(?:com|me)/u;
const address = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,24}/u;
const account =
  /(?:instagram|insta|ig|tik ?tok|facebook|telegram|snapchat|twitter|dm)\b.{0,20}(?<!\w)@[a-z_][\w.]{2,29}/u;

/** All links have one of these, and most texts none. */
const mayLead = /:\/\/|www\.|\.[a-z]/u;

const hasLink = (plain: string): boolean =>
  mayLead.test(plain) &&
  [...plain.matchAll(link)].some(([found]) => !ofEtsy.test(found));

const leadsAway = (plain: string): boolean =>
  hasLink(plain) ||
  (plain.includes("@") && (address.test(plain) || account.test(plain)));

/** Not more than this many of each phrase are looked at in one sentence. */
const mostTries = 20;

const isSaid = (
  plain: string,
  phrases: readonly FoundPhrase[],
  { isDenied }: Finder,
): boolean =>
  phrases
    .slice(0, mostTries)
    .some(
      ({ start }) =>
        !isDenied(plain.slice(Math.max(0, start - denialReach), start)),
    );

function withoutInnocent(plain: string): string {
  let [left, from] = ["", 0];
  for (const { start, end } of search(plain).innocent) {
    left += `${plain.slice(from, start)} · `;
    from = end;
  }
  return left + plain.slice(from);
}

/** `isLikely` by the place of a finder. */
function kindsIn(
  statement: string,
  isLikely: readonly boolean[],
): UnwantedKind[] {
  const plain = plainForm(statement);
  const left = withoutInnocent(plain);
  const phrases = search(left).unwanted;
  const kinds = finders
    .filter(
      (finder, place) =>
        isLikely[place] && isSaid(left, phrases[place] ?? [], finder),
    )
    .map(({ kind }) => kind);
  return leadsAway(plain) ? [...kinds, "offsite_selling"] : kinds;
}

/**
 * What a listing may not say at all, in any of the languages: where else
 * it is sold, what others are said to think of it, what it does to the reader's
 * body. Each sentence is named once a kind.
 */
export function findUnwantedText(text: string): UnwantedText[] {
  const plain = plainForm(text);
  const isLikely = search(withoutInnocent(plain)).unwanted.map(
    (phrases) => phrases.length > 0,
  );
  if (!isLikely.includes(true) && !leadsAway(plain)) return [];
  const texts = new Map<string, UnwantedText>();
  for (const statement of splitStatements(text))
    for (const kind of kindsIn(statement, isLikely))
      texts.set(`${kind} ${statement}`, { kind, text: statement });
  return [...texts.values()];
}
