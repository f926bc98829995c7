import type {
  CareTopic,
  PhraseKind,
  PlaceRole,
  RoleId,
  UnitId,
} from "@/lib/listing-text/languages/concepts";
import type {
  LanguagePack,
  PhraseGroup,
} from "@/lib/listing-text/languages/language-pack";
import { findPack } from "@/lib/listing-text/languages/languages";
import { findAtEnd, findAtStart } from "@/lib/listing-text/words/compounds";
import { withoutAccents } from "@/lib/listing-text/words/fold-accents";
import { makeWordFolder } from "@/lib/listing-text/words/fold-word";
import {
  compilePhrases,
  indexRules,
  type PhraseSet,
  type RuleIndex,
} from "@/lib/listing-text/words/phrases";
import { placeNames } from "@/lib/listing-text/words/place-names";
import { makeRunSplitter } from "@/lib/listing-text/words/split-run";
import {
  invertWords,
  listWords,
  mapWords,
} from "@/lib/listing-text/words/word-list";

/** A statement that is known by its words, and what proves it. */
export type StatementRule = {
  kind: PhraseKind;
  /** In all languages. */
  name: string;
  say: PhraseSet;
  proof: PhraseSet;
  unless: PhraseSet;
};

type CareRule = { topic: CareTopic; say: PhraseSet };

/** The members of a pack that are one string: words or phrases. */
type ListMember = {
  [Key in keyof LanguagePack]-?: LanguagePack[Key] extends string | undefined
    ? Key
    : never;
}[keyof LanguagePack];

/** A language pack, made ready for looking things up. */
export type Lexicon = {
  pack: LanguagePack;
  fold: (word: string) => string;
  /** Cuts a run of letters into its words. */
  splitRun: (run: string) => string[];
  /** A member of the pack that lists words has this one. */
  has: (member: ListMember, word: string | undefined) => boolean;
  phrases: (member: ListMember) => PhraseSet;
  numbers: ReadonlyMap<string, number>;
  unitOf: ReadonlyMap<string, UnitId>;
  roleOf: ReadonlyMap<string, RoleId>;
  roleAfterNumber: ReadonlyMap<string, RoleId>;
  placeRoleOf: ReadonlyMap<string, PlaceRole>;
  places: ReadonlyMap<string, string>;
  nationalities: ReadonlyMap<string, string>;
  colorOf: ReadonlyMap<string, string>;
  materialOf: (word: string) => string | null;
  /** The folded name of the part that a word is or ends with. */
  partOf: (word: string) => string | null;
  sizeNames: ReadonlyMap<string, string>;
  negatedForms: ReadonlyMap<string, string>;
  care: RuleIndex<CareRule>;
  statements: RuleIndex<StatementRule>;
  /** Of sides, which are surely one or the other, and of other words. */
  opposites: readonly { words: readonly string[]; isSide: boolean }[];
  plainFolds: ReadonlySet<string>;
};

function makeMaterialFinder(pack: LanguagePack) {
  const materials = invertWords(pack.materials);
  const others = new Set(listWords(pack.notMaterials ?? ""));
  const endings = listWords(pack.notNounEndings ?? "");
  return (word: string): string | null => {
    if (others.has(word)) return null;
    if (endings.some((ending) => word.endsWith(ending))) return null;
    const material = materials.get(word) ?? null;
    if (material !== null || !pack.compounds) return material;
    return findAtStart(word, materials, 3) ?? findAtEnd(word, materials, 5);
  };
}

function makePartFinder(pack: LanguagePack, fold: Lexicon["fold"]) {
  const parts = new Map(
    listWords(pack.parts).map((part) => [fold(part), fold(part)] as const),
  );
  const endings = listWords(pack.notNounEndings ?? "");
  return (word: string): string | null => {
    if (endings.some((ending) => word.endsWith(ending))) return null;
    const folded = fold(word);
    const part = parts.get(folded) ?? null;
    if (part !== null || !pack.compounds) return part;
    return findAtEnd(folded, parts, 4);
  };
}

function makeLists(pack: LanguagePack) {
  const words = new Map<ListMember, ReadonlySet<string>>();
  const phrases = new Map<ListMember, PhraseSet>();
  const has = (member: ListMember, word: string | undefined) => {
    if (word === undefined) return false;
    const known = words.get(member);
    if (known) return known.has(word);
    const written = listWords(pack[member] ?? "");
    const plain = written.flatMap((each) => withoutAccents(each) ?? []);
    words.set(member, new Set([...written, ...plain]));
    return has(member, word);
  };
  const split = splitterOf(pack);
  const phraseSet = (member: ListMember): PhraseSet => {
    const known = phrases.get(member);
    if (known) return known;
    const compiled = compilePhrases(pack[member] ?? "", split);
    phrases.set(member, compiled);
    return compiled;
  };
  return { has, phrases: phraseSet };
}

function splitterOf(pack: LanguagePack) {
  const splitRun = makeRunSplitter(pack);
  return (alternative: string): string[] =>
    listWords(alternative).flatMap((word) =>
      /[*/#…]/u.test(word) ? word : splitRun(word),
    );
}

function statementRules(pack: LanguagePack): StatementRule[] {
  const split = splitterOf(pack);
  const kinds = Object.keys(pack.phrases) as PhraseKind[];
  const rule = (kind: PhraseKind, name: string, group: PhraseGroup) => {
    const { say, proof, unless } =
      typeof group === "string" ? { say: group } : group;
    return {
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

function makeLexicon(pack: LanguagePack): Lexicon {
  const fold = makeWordFolder(pack);
  const split = splitterOf(pack);
  const topics = Object.keys(pack.care) as CareTopic[];
  return {
    pack,
    fold,
    splitRun: makeRunSplitter(pack),
    ...makeLists(pack),
    numbers: new Map([
      ...Object.entries(pack.numberWords),
      ...Object.entries(pack.countNouns),
    ]),
    unitOf: invertWords(pack.units),
    roleOf: invertWords(pack.roles),
    roleAfterNumber: invertWords<RoleId>(pack.rolesAfterNumber),
    placeRoleOf: invertWords(pack.placeVerbs),
    places: placeNames(pack),
    nationalities: invertWords(pack.nationalities),
    colorOf: invertWords(pack.colors),
    materialOf: makeMaterialFinder(pack),
    partOf: makePartFinder(pack, fold),
    sizeNames: mapWords(pack.sizeNames ?? ""),
    negatedForms: mapWords(pack.negatedForms),
    care: indexRules(
      topics.map((topic) => ({
        topic,
        say: compilePhrases(pack.care[topic] ?? "", split),
      })),
    ),
    statements: indexRules(statementRules(pack)),
    opposites: [
      ...(pack.sides ?? []).map((words) => ({
        words: listWords(words),
        isSide: true,
      })),
      ...pack.opposites.map((words) => ({
        words: listWords(words),
        isSide: false,
      })),
    ],
    plainFolds: new Set(listWords(pack.plainWords).map(fold)),
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
