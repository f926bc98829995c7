import type {
  CareTopic,
  PhraseKind,
  PlaceRole,
  RoleId,
  UnitId,
} from "@/lib/listing-text/languages/concepts";
import { findPack } from "@/lib/listing-text/languages/find-pack";
import type {
  LanguagePack,
  PhraseGroup,
  Words,
} from "@/lib/listing-text/languages/language-pack";
import { makeRunSplitter } from "@/lib/listing-text/words/make-run-splitter";
import {
  compilePhrases,
  indexRules,
  type PhraseSet,
  type RuleIndex,
} from "@/lib/listing-text/words/phrases";
import { placeNames } from "@/lib/listing-text/words/place-names";
import { rememberWords } from "@/lib/listing-text/words/remember";
import {
  type ListMember,
  type Vocabulary,
  vocabularyOf,
} from "@/lib/listing-text/words/vocabulary";
import {
  invertWords,
  listWords,
  mapWords,
} from "@/lib/listing-text/words/word-list";

/** A statement that is known by its words, and what proves it. */
export type StatementRule = {
  family: "statement";
  kind: PhraseKind;
  /** In all languages. */
  name: string;
  say: PhraseSet;
  proof: PhraseSet;
  unless: PhraseSet;
};

type CareRule = { family: "care"; topic: CareTopic; say: PhraseSet };

/** Before or after what comes with the piece, or what it is made with. */
type ContentRule = {
  family: "content";
  member:
    | "notIncludedPhrases"
    | "includedPhrases"
    | "comesWithPhrases"
    | "madeWithPhrases";
  say: PhraseSet;
};

export type TextRule = StatementRule | CareRule | ContentRule;

type Opposites = { words: readonly string[]; isSide: boolean };

/** A language pack, made ready for looking things up. */
export type Lexicon = Vocabulary & {
  pack: LanguagePack;
  /** Cuts a run of letters into its words. */
  splitRun: (run: string) => string[];
  phrases: (member: ListMember) => PhraseSet;
  unitOf: ReadonlyMap<string, UnitId>;
  roleOf: ReadonlyMap<string, RoleId>;
  roleAfterNumber: ReadonlyMap<string, RoleId>;
  sideLetters: ReadonlyMap<string, RoleId>;
  placeRoleOf: ReadonlyMap<string, PlaceRole>;
  places: ReadonlyMap<string, string>;
  nationalities: ReadonlyMap<string, string>;
  sizeNames: ReadonlyMap<string, string>;
  negatedForms: ReadonlyMap<string, string>;
  /** Whether its end negates its beginning: "nickelfrei". */
  isNegatedWord: (word: string) => boolean;
  /** All rules that are found by their phrases, to be looked for at once. */
  rules: RuleIndex<TextRule>;
  /** What proves a statement, by the name that it has in all languages. */
  proofOf: ReadonlyMap<string, PhraseSet>;
  /** Words with which the phrases of care start. */
  careStarts: ReadonlySet<string>;
  /** The pair of each word: of sides, which are one or the other, and others. */
  oppositesOf: ReadonlyMap<string, Opposites>;
  plainFolds: ReadonlySet<string>;
};

type Split = (alternative: string) => string[];

/** Cuts a phrase into words, those with signs apart. */
const splitterOf =
  (splitRun: Lexicon["splitRun"]): Split =>
  (alternative) =>
    listWords(alternative).flatMap((word) =>
      /[*/#…]/u.test(word) ? word : splitRun(word),
    );

function makePhraseLists(pack: LanguagePack, split: Split): Lexicon["phrases"] {
  const phrases = new Map<ListMember, PhraseSet>();
  return (member) => {
    const known = phrases.get(member);
    if (known) return known;
    const compiled = compilePhrases(pack[member] ?? "", split);
    phrases.set(member, compiled);
    return compiled;
  };
}

function statementRules(pack: LanguagePack, split: Split): StatementRule[] {
  const kinds = Object.keys(pack.phrases) as PhraseKind[];
  const rule = (kind: PhraseKind, name: string, group: PhraseGroup) => {
    const { say, proof, unless } =
      typeof group === "string" ? { say: group } : group;
    return {
      family: "statement" as const,
      kind,
      name,
      say: compilePhrases(say, split),
      proof: compilePhrases(proof ?? "", split),
      unless: compilePhrases(unless ?? "", split),
    };
  };
  return kinds.flatMap((kind) =>
    Object.entries(pack.phrases[kind]).map(([name, group]) =>
      rule(kind, name, group),
    ),
  );
}

const careRules = ({ care }: LanguagePack, split: Split): CareRule[] =>
  (Object.keys(care) as CareTopic[]).map((topic) => ({
    family: "care",
    topic,
    say: compilePhrases(care[topic] ?? "", split),
  }));

const contentMembers = [
  "notIncludedPhrases",
  "includedPhrases",
  "comesWithPhrases",
  "madeWithPhrases",
] as const satisfies ContentRule["member"][];

/** In letters, of what an ending negates. */
const shortestNegated = 3;

function makeNegationFinder({ negatingEndings }: LanguagePack) {
  const endings = listWords(negatingEndings);
  const isNegated = rememberWords((word) =>
    endings.some(
      (ending) =>
        word.endsWith(ending) && word.length >= ending.length + shortestNegated,
    ),
  );
  return endings.length === 0 ? () => false : isNegated;
}

/** Each word with those of the other side: "front back/reverse". */
function oppositesOf({ sides = [], opposites }: LanguagePack) {
  const pairs = new Map<string, Opposites>();
  const add = (written: Words, isSide: boolean) => {
    const groups = listWords(written).map((group) => group.split("/"));
    for (const group of groups) {
      const words = groups.filter((other) => other !== group).flat();
      for (const word of group)
        if (!pairs.has(word)) pairs.set(word, { words, isSide });
    }
  };
  for (const words of sides) add(words, true);
  for (const words of opposites) add(words, false);
  return pairs;
}

function makeLexicon(pack: LanguagePack): Lexicon {
  const vocabulary = vocabularyOf(pack);
  const splitRun = makeRunSplitter(pack);
  const split = splitterOf(splitRun);
  const phrases = makePhraseLists(pack, split);
  const care = careRules(pack, split);
  const statements = statementRules(pack, split);
  return {
    ...vocabulary,
    pack,
    splitRun,
    phrases,
    unitOf: invertWords(pack.units),
    roleOf: invertWords(pack.roles),
    roleAfterNumber: invertWords<RoleId>(pack.rolesAfterNumber),
    sideLetters: invertWords<RoleId>(pack.sideLetters ?? {}),
    placeRoleOf: invertWords(pack.placeVerbs),
    places: placeNames(pack),
    nationalities: invertWords(pack.nationalities),
    sizeNames: mapWords(pack.sizeNames ?? ""),
    negatedForms: mapWords(pack.negatedForms),
    isNegatedWord: makeNegationFinder(pack),
    rules: indexRules<TextRule>([
      ...care,
      ...statements,
      ...contentMembers.map((member) => ({
        family: "content" as const,
        member,
        say: phrases(member),
      })),
    ]),
    proofOf: new Map(statements.map(({ name, proof }) => [name, proof])),
    careStarts: new Set(care.flatMap(({ say }) => [...say.byFirstWord.keys()])),
    oppositesOf: oppositesOf(pack),
    plainFolds: new Set(listWords(pack.plainWords).map(vocabulary.fold)),
  };
}

const lexicons = new Map<string, Lexicon>();

/** Null for a language without a pack. */
export function findLexicon(language: string): Lexicon | null {
  const known = lexicons.get(language);
  if (known) return known;
  const pack = findPack(language);
  if (!pack) return null;
  const lexicon = makeLexicon(pack);
  lexicons.set(language, lexicon);
  return lexicon;
}
