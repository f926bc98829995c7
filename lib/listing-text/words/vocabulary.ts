import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import {
  findCompoundEnd,
  findCompoundStart,
} from "@/lib/listing-text/words/compounds";
import { withoutAccents } from "@/lib/listing-text/words/fold-accents";
import { makeWordFolder } from "@/lib/listing-text/words/make-word-folder";
import { rememberOnce, rememberWords } from "@/lib/listing-text/words/remember";
import { invertWords, listWords } from "@/lib/listing-text/words/word-list";

/** The members of a pack that are one string: words or phrases. */
export type ListMember = {
  [Key in keyof LanguagePack]-?: LanguagePack[Key] extends string | undefined
    ? Key
    : never;
}[keyof LanguagePack];

/** What tells whether a word is one of a language, and what it names. */
export type Vocabulary = {
  fold: (word: string) => string;
  /** A member of the pack that lists words has this one. */
  has: (member: ListMember, word: string | undefined) => boolean;
  numbers: ReadonlyMap<string, number>;
  colorOf: ReadonlyMap<string, string>;
  materialOf: (word: string) => string | null;
  /** Whether a pack lists the word itself, and not a part of it. */
  isListedMaterial: (word: string) => boolean;
  /** The folded name of the part that a word is or ends with. */
  partOf: (word: string) => string | null;
};

function makeMaterialFinder(pack: LanguagePack) {
  const materials = invertWords(pack.materials);
  const others = new Set(listWords(pack.notMaterials ?? ""));
  const endings = listWords(pack.notNounEndings ?? "");
  return rememberWords((word): string | null => {
    if (others.has(word)) return null;
    if (endings.some((ending) => word.endsWith(ending))) return null;
    const material = materials.get(word) ?? null;
    if (material !== null || !pack.compounds) return material;
    return (
      findCompoundStart(word, materials, 3) ??
      findCompoundEnd(word, materials, 5)
    );
  });
}

function makePartFinder(pack: LanguagePack, fold: Vocabulary["fold"]) {
  const foldsOf = (written: readonly string[]) =>
    new Map(written.map((part) => [fold(part), fold(part)] as const));
  const listed = listWords(pack.parts);
  const parts = foldsOf(listed);
  // As written: "påse" is long enough, though "pås" stands for all its forms.
  const heads = foldsOf(listed.filter(({ length }) => length >= shortestHead));
  const endings = listWords(pack.notNounEndings ?? "");
  return rememberWords((word): string | null => {
    if (endings.some((ending) => word.endsWith(ending))) return null;
    const folded = fold(word);
    const part = parts.get(folded) ?? null;
    if (part !== null || !pack.compounds) return part;
    return findCompoundEnd(folded, heads, shortestHead - 1);
  });
}

/** In letters, of a part at the end of a word that is written together. */
const shortestHead = 4;

function makeWordTest(pack: LanguagePack): Vocabulary["has"] {
  const words = new Map<ListMember, ReadonlySet<string>>();
  const has: Vocabulary["has"] = (member, word) => {
    if (word === undefined) return false;
    const known = words.get(member);
    if (known) return known.has(word);
    const written = listWords(pack[member] ?? "");
    const plain = written.flatMap((each) => withoutAccents(each) ?? []);
    words.set(member, new Set([...written, ...plain]));
    return has(member, word);
  };
  return has;
}

/** Made apart from all else, as guessing a language needs it of each. */
export const vocabularyOf = rememberOnce((pack: LanguagePack): Vocabulary => {
  const fold = makeWordFolder(pack);
  const listed = invertWords(pack.materials);
  return {
    fold,
    has: makeWordTest(pack),
    numbers: new Map([
      ...Object.entries(pack.numberWords),
      ...Object.entries(pack.countNouns),
    ]),
    colorOf: invertWords(pack.colors),
    materialOf: makeMaterialFinder(pack),
    isListedMaterial: (word) => listed.has(word),
    partOf: makePartFinder(pack, fold),
  };
});
