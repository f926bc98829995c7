import {
  healthSource,
  phraseSource,
} from "@/lib/listing-text/unwanted/phrase-source";
import { plainForm } from "@/lib/listing-text/unwanted/plain-form";
import { splitStatements } from "@/lib/listing-text/unwanted/split-statements";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";

/** What no seller can confirm away. */
type UnwantedKind = "offsite_selling" | "invented_praise" | "health_claim";

export type UnwantedText = {
  kind: UnwantedKind;
  /** The sentence or line that says it, as it is written. */
  text: string;
};

type Finder = { kind: UnwantedKind; pattern: RegExp; denied: RegExp | null };

/** Longest run before a phrase in which a word may deny it. UTF-16 units. */
const denialReach = 32;

const madeOnce = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const finders = madeOnce((): readonly Finder[] =>
  unwantedLanguages.flatMap((language) => {
    const { offSite, praise, negations, isUnspaced } = language;
    const denied = isUnspaced
      ? null
      : new RegExp(
          `${phraseSource(negations, language)}(?:[\\s'-]{1,3}\\S{1,20}){0,2}[\\s'-]{1,3}$`,
          "u",
        );
    const finder = (kind: UnwantedKind, source: string): Finder => ({
      kind,
      pattern: new RegExp(source, "gmu"),
      denied,
    });
    return [
      finder("offsite_selling", phraseSource(offSite, language)),
      finder("invented_praise", phraseSource(praise, language)),
      finder("health_claim", healthSource(language)),
    ];
  }),
);

const innocent = madeOnce(
  () =>
    new RegExp(
      unwantedLanguages
        .map((language) => phraseSource(language.innocent, language))
        .join("|"),
      "gu",
    ),
);

const link =
  /(?:https?:\/\/|www\.)[^\s,;)]{1,200}|(?<![\p{L}\p{N}@.-])[a-z0-9-]{2,63}\.(?:com|net|org|shop|store|de|fr|es|it|nl|pt|pl|jp|eu|co\.uk|co|io|me)(?![\p{L}\p{N}])[^\s,;)]{0,200}/gu;
const ofEtsy = /^(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){0,4}etsy\.(?:com|me)/u;
const address = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,24}/u;
const account =
  /(?:instagram|insta|ig|tik ?tok|facebook|telegram|snapchat|twitter|dm)\b.{0,20}(?<!\w)@[a-z_][\w.]{2,29}/u;

const leadsAway = (plain: string): boolean =>
  [...plain.matchAll(link)].some(([found]) => !ofEtsy.test(found)) ||
  address.test(plain) ||
  account.test(plain);

/** Not more than this many of each phrase are looked at in one sentence. */
const mostTries = 20;

const says = (plain: string, { pattern, denied }: Finder): boolean => {
  // Most sentences have none, and a search is faster than all matches.
  if (plain.search(pattern) < 0) return false;
  const matches = [...plain.matchAll(pattern)].slice(0, mostTries);
  return matches.some(
    ({ index }) =>
      denied === null ||
      !denied.test(plain.slice(Math.max(0, index - denialReach), index)),
  );
};

const withoutInnocent = (plain: string): string =>
  plain.replace(innocent(), " · ");

function kindsIn(statement: string, likely: readonly Finder[]): UnwantedKind[] {
  const plain = plainForm(statement);
  const left = withoutInnocent(plain);
  const found = likely
    .filter((finder) => says(left, finder))
    .map(({ kind }) => kind);
  return leadsAway(plain) ? [...found, "offsite_selling"] : found;
}

/**
 * What a listing may not say at all, in any of the nine languages: where else
 * it is sold, what others are said to think of it, what it does to the reader's
 * body. Each sentence is named once a kind.
 */
export function findUnwantedText(text: string): UnwantedText[] {
  const plain = plainForm(text);
  const whole = withoutInnocent(plain);
  // Most texts have nothing of most languages.
  const likely = finders().filter(({ pattern }) => whole.search(pattern) >= 0);
  if (likely.length === 0 && !leadsAway(plain)) return [];
  const found = new Map<string, UnwantedText>();
  for (const statement of splitStatements(text))
    for (const kind of kindsIn(statement, likely))
      found.set(`${kind} ${statement}`, { kind, text: statement });
  return [...found.values()];
}
