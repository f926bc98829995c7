import type {
  CareTopic,
  DimensionRole,
  PhraseKind,
  PlaceRole,
  RoleId,
  UnitId,
} from "@/lib/listing-text/languages/concepts";

/** Words in lower case with white space between: "wide width broad". */
export type Words = string;

/**
 * Alternatives with " | " between: "hand wash* | wash* … by hand". A word with
 * `*` stands for all with that beginning (or end: `*trockner`), `a/b` for
 * either word, `#` for a number, `…` for up to three words between. Hyphens
 * count as spaces, and nothing but words may stand between: no comma.
 */
export type Phrases = string;

export type PhraseGroup =
  | Phrases
  | {
      /** What states it. */
      say: Phrases;
      /** What else, where the seller typed it, proves it. */
      proof?: Phrases;
      /** Where it is innocent: "organic shape*". */
      unless?: Phrases;
    };

/**
 * All that rules need to know of a language. What a pack leaves out isn't
 * guessed: sentences that only it could tell are "unchecked".
 */
export type LanguagePack = {
  /** ISO 639-1. */
  language: string;
  /** "none" where words stand without spaces: phrases are runs of characters. */
  spacing: "words" | "none";
  /** The other one of "." and "," groups thousands. */
  decimalMark: "." | ",";

  // Numbers

  /**
   * From 1, each form that agrees with the noun. Not those that are articles
   * too ("ein", "une"), which are no counts.
   */
  numberWords: Readonly<Record<string, number>>;
  /** Before a noun that counts, also with an article: "half a dozen". */
  halfWords?: Words;
  /** Nouns that count by themselves: "pair" is 2, "dozen" 12. */
  countNouns: Readonly<Record<string, number>>;
  /** Nouns of fractions, which count nothing: "three quarters". */
  fractionWords?: Words;
  /** Every form of each unit, plurals, cases and signs too. */
  units: Readonly<Partial<Record<UnitId, Words>>>;
  /** Words and verbs around a number that say what it is of, all forms. */
  roles: Readonly<Partial<Record<RoleId, Words>>>;
  /** Those of a dimension that may stand after its number: "30 cm wide". */
  rolesAfterNumber: Readonly<Partial<Record<DimensionRole, Words>>>;
  /** Letters for the sides in "H 42 W 30 D 13 cm", where they tell one side. */
  sideLetters?: Readonly<Partial<Record<DimensionRole, Words>>>;
  /** Between a number and its role: "15 cm in diameter", "im Durchmesser". */
  roleLinks: Words;
  /** Between a number and its unit: "two full days", "3 business days". */
  unitFillers: Words;
  /** Between the ends of a range; not the hyphen. */
  rangeWords: Words;
  /** Before a range whose ends are joined by "and": "between 3 and 5 days". */
  betweenWords: Words;
  /** Between two dimensions; "x" and "×" are known. */
  timesWords: Words;
  /** "at most", "at least", "almost": what follows is no exact value. */
  boundPhrases: Phrases;
  /** Before a temperature without a unit: "wash at 30". */
  temperaturePrepositions: Words;
  /** Before an age without a unit: "ages 3 to 6". */
  ageWords: Words;
  /** Before an age at the end: "not for children under 3". */
  underWords?: Words;
  /** What "a set of four" says before its number. */
  setPhrases: Phrases;
  /** Ends of a number that count a set: "er" for "3er Set". */
  countEndings?: Words;
  /** Words for letter sizes: "small>S medium>M". */
  sizeNames?: Words;
  /** Before the number or the letter of a size: "size", "EU", "Gr". */
  sizeWords: Words;

  // Grammar

  and: Words;
  or: Words;
  but: Words;
  of: Words;
  articles: Words;
  copulas: Words;
  /**
   * Words without a content of their own, articles, prepositions, pronouns and
   * auxiliaries too. They are never compared.
   */
  functionWords: Words;
  /**
   * How words are folded before they are compared: passes in order, each a list
   * of "ending>replacement"; in each pass the first that fits, and only where
   * three letters stay. "ss>ss" keeps words with that ending as they are.
   */
  endings: readonly Words[];
  /** "knives>knife": forms that no ending tells, folded before endings. */
  irregularForms: Words;
  /** Whether nouns are written together: "Eichenbrett", "Holzgriff". */
  compounds: boolean;
  /** Whether nouns have a capital, as in German. */
  capitalNouns?: boolean;
  /** Whether a verb may stand after its place: "in Berlin gefertigt". */
  verbLast: boolean;
  /** Whether an adjective and a material follow their noun: "boîte en bois". */
  nounFirst: boolean;

  // Signs

  /** Words that negate what follows: "no", "not", "without". */
  negators: Words;
  /** After a negator it is none: "not only", "no longer". */
  notNegating: Words;
  /** After a negator of the kind "none is like another", which denies nothing. */
  incomparablePhrases?: Phrases;
  /** What ends the negated part besides punctuation: "but", "because". */
  negationEnds: Words;
  /**
   * Verbs and others that, after "and", start a statement of their own: "not
   * waterproof and wash by hand". Articles, copulas and verbs of making and
   * sending are known.
   */
  clauseStarts?: Words;
  /** Words that negate the word in front: "nickel free". */
  negatingAfter: Words;
  /** What is said of a thing that must not be: "the dryer is forbidden". */
  forbiddenWords?: Words;
  /** By which a text keeps things away without a negator: "away", "none". */
  avoidingWords?: Words;
  /** Negators that negate the clause that ends with them: "braucht sie nicht". */
  closingNegators?: Words;
  /** The same as ends of one word: "frei" in "nickelfrei". */
  negatingEndings: Words;
  /** Adjectives with "un": "unframed>framed unscented>scented". */
  negatedForms: Words;
  /** Negators that take their noun with them: "instead of", "rather than". */
  insteadPhrases: Phrases;

  // Materials, parts, colors

  /**
   * All forms by the English name (see `material-kinds.ts`), adjectives too:
   * `wood: "wood wooden"`. With `compounds` also the form in front: "eichen".
   */
  materials: Readonly<Record<string, Words>>;
  /** Forms of materials with a second sense; not read as materials. */
  notMaterials?: Words;
  /** Of plants that are materials too: the "leaf" of an oak is a motif. */
  plantParts?: Words;
  /** Between a material and its noun: "pure", "tanned", "plated". */
  materialModifiers: Words;
  /** Nouns of the materials' field that are no parts: "finish", "blend". */
  notParts?: Words;
  /** Before a material: "of", "in", "from", "with". */
  materialPrepositions: Words;
  /** Before the name of a metal, each a claim: "solid", "sterling". */
  metalQualities: Words;
  /** After a metal that is only its surface: "plated", "filled". */
  metalCoatings: Words;
  /** Things that a material is worked from: "yarn", "fabric", "leather". */
  materialGoods: Words;
  /** "is made of", "cast in": what follows is the material of the subject. */
  madeOfPhrases: Phrases;
  /** Nouns of parts that pieces have: "handle lid rim". */
  parts: Words;
  /** Endings of words that are no nouns, so no parts: "ed" in "waxed". */
  notNounEndings?: Words;
  /** All forms by the English name (see `color-kinds.ts`). */
  colors: Readonly<Record<string, Words>>;
  /** Before a color that is of the subject: "is", "comes in", "color". */
  colorPhrases: Phrases;
  /** The sentence is about what goes with the piece: "pairs with", "gift". */
  pairingPhrases: Phrases;

  // Places

  /** The verbs of each role, all forms. */
  placeVerbs: Readonly<Partial<Record<PlaceRole, Words>>>;
  /** Before a place: "in", "from". After it where `spacing` is "none". */
  placePrepositions: Words;
  /** Of those, the ones that say where something comes from. */
  originPrepositions: Words;
  /** By the code of the country: `IT: "italian"`, all forms. */
  nationalities: Readonly<Record<string, Words>>;
  /** More places, by their English name; countries are known. */
  places: Readonly<Record<string, string>>;
  /** Names of countries with another sense: "turkey china". */
  notCountries: Words;
  /** Written with a capital, but no places: months, languages. */
  notPlaces: Words;

  // Care, what is included

  care: Readonly<Partial<Record<CareTopic, Phrases>>>;
  /** "keep out of", "not suitable for": forbid the care after them. */
  careForbidsBefore: Phrases;
  /** "is not possible", "vermeiden": forbid the care before them. */
  careForbidsAfter: Phrases;
  /** Before what comes with the piece: "comes with", "you receive". */
  comesWithPhrases: Phrases;
  /** After it: "is included". */
  includedPhrases: Phrases;
  /** After what doesn't come with it: "is sold separately". */
  notIncludedPhrases: Phrases;
  /** Before what it is made or filled with: "scented with", "contains". */
  madeWithPhrases: Phrases;
  /** What may come with anything: "care", "love", "everything". */
  looseNouns: Words;
  /** Adverbs that stand before what comes with it, and are none of it. */
  adverbs: Words;

  // What sellers tell without a label, beside measures, sizes, care, contents

  /** Sizes that are no letters, numbers or measures: "one size". */
  namedSizePhrases: Phrases;
  /** Beside a number that is no size of the piece: "number", "beads". */
  notSizePhrases: Phrases;
  /** Whose ounces are weight, where they are used: "candle", "soap". */
  weighedPhrases?: Phrases;
  /** Whose ounces are what they hold: "mug". */
  vesselPhrases?: Phrases;
  /** "ready to ship", or a time without a number: "in a week". */
  readyPhrases: Phrases;
  /** Beside a time of making that is no promise: "it took 3 days". */
  otherTimePhrases?: Phrases;
  /** Care that isn't compared: "out of direct sun", "trim the wick". */
  advicePhrases: Phrases;
  /** In which pieces come: "gift box". */
  packagingPhrases: Phrases;

  // Counts

  /** Before what the piece has: "has", "comes with", "made up of". */
  havePhrases: Phrases;
  /** "only one", "a single": the count is one. */
  onlyOnePhrases: Phrases;
  /** "one … the other": the count is of one of two. */
  otherWords?: Words;
  /** The count is of choices: "colors to choose from". */
  choicePhrases: Phrases;

  // Statements known by their words

  /**
   * By a name that languages share, so that "bio" is the claim of "organic":
   * take the names of `en.ts`, and new ones where it has none.
   */
  phrases: Readonly<Record<PhraseKind, Readonly<Record<string, PhraseGroup>>>>;
  /**
   * Beside a claim, an age or a material that the piece only looks like:
   * "vintage style", "recycled looking", "leather look".
   */
  lookWords?: Words;
  /**
   * Of what stands on one side only, or is allowed for one use: "left right",
   * "personal commercial". Words for the same side stand as one:
   * "front back/reverse".
   */
  sides?: readonly Words[];
  /** Words of which a piece is mostly one and not the other: "hard soft". */
  opposites: readonly Words[];
  /**
   * Words for this piece, its maker and the buyer, "this", "my", "we", "it":
   * what has one is no general knowledge.
   */
  ownWords?: Words;
  /**
   * Words that say nothing which could be false: "choose", "arrives",
   * "beautiful", "perfect".
   */
  plainWords: Words;
};
