import type { Language } from "@/lib/listings/languages";
import { offersPersonalization } from "@/lib/listings/lexicon/personalization-offers";
import { maxQuestions } from "@/lib/listings/options/limits";
import { fitProposal } from "@/lib/listings/options/read/fit-proposal";
import {
  type Choice,
  choiceOf,
  type Group,
  isOfAnotherKind,
} from "@/lib/listings/options/read/groups";
import {
  type FoundNoun,
  findNoun,
  kindsOf,
} from "@/lib/listings/options/read/nouns";
import {
  findLimit,
  type Part,
  readCount,
  splitSentence,
} from "@/lib/listings/options/read/parts";
import {
  capitalized,
  type Entry,
  hasCurrency,
  isSurcharge,
  readEntry,
  splitValues,
} from "@/lib/listings/options/read/prices";
import type { ListingOptions, Question } from "@/lib/listings/options/schema";

/**
 * What a sentence says, filled in. Nothing in it that the sentence doesn't say:
 * what is missing is blank.
 */
export type Proposal = {
  options: ListingOptions;
  /** What the seller has to fill in, in words: "3 fonts: name them." */
  notes: string[];
  /** Parts of the sentence that are in no field. */
  unread: string[];
};

/**
 * What is read so far. `latest` is what a part without a noun of its own
 * belongs to.
 */
type Reading = {
  questions: Question[];
  groups: Group[];
  unread: string[];
  latest: "question" | "group" | null;
};

const required =
  /(?<!\p{L})(?:required|mandatory|must|pflicht\p{L}*|erforderlich|obligatoire|obligatori[ao]|obbligatori[ao]|verplicht|obrigat[óo]ri[ao]|wymagan\p{L}*)(?!\p{L})/iu;
const isJustRequired = new RegExp(
  `^(?:is |are )?(?:${required.source})$`,
  "iu",
);
/** A rule for what the buyer types: "no emojis". */
const ruleOfText =
  /^(?:no|only|please|without|kein\p{L}*|nur|bitte|ohne|pas de|sans|seulement|uniquement|sin|solo|sólo|senza|alleen|geen|zonder|sem|só|apenas|bez|tylko)\s/iu;
/** Words before the first value of a list: "available in oak". */
const listStart = /^(?:(?:\p{L}+\s+){0,5})?(?:in|en|aus|em|w|z)\s+(?=\S)/iu;

/** The words before a noun without the number that counts it. */
function takeCount(before: string): { prefix: string; count: number | null } {
  const words = before.trim().split(/\s+/u);
  if (hasCurrency(before)) return { prefix: before.trim(), count: null };
  for (
    let at = words.length - 1;
    at >= Math.max(0, words.length - 3);
    at -= 1
  ) {
    const count = readCount(words[at] ?? "");
    if (count !== null) return { prefix: words.slice(0, at).join(" "), count };
  }
  return { prefix: before.trim(), count: null };
}

/** The buyers' texts: "Name", or "Name 1" and "Name 2" of "two names". */
function ask(reading: Reading, labels: readonly string[], part: string) {
  for (const text of labels) {
    reading.questions.push({
      text,
      instructions: "",
      kind: "text_input",
      options: [],
      maxCharacters: null,
      isRequired: required.test(part),
    });
  }
  reading.latest = "question";
}

/** The question that was read last, if nothing else was read since. */
const latestQuestion = ({
  questions,
  latest,
}: Reading): Question | undefined =>
  latest === "question" ? questions.at(-1) : undefined;

/**
 * "names up to 12 letters", "two names", "up to 12 letters" after a question;
 * false for what is no text.
 */
function readText(
  reading: Reading,
  { text: part, joint, word }: Part,
): boolean {
  const limit = findLimit(part);
  const found = findNoun(part, ["text"]);
  if (!limit && !found) return false;
  // "Add a name +$5": a question has no price here.
  if (hasCurrency(part)) reading.unread.push(part);
  const before = reading.questions.length;
  const latest = latestQuestion(reading);
  const isOpen = latest !== undefined && latest.maxCharacters === null;
  if (
    found &&
    joint === "or" &&
    word !== "" &&
    isOpen &&
    /^(?:or|oder|ou|o|of|lub|albo)$/iu.test(word)
  ) {
    // "name or initials": one question.
    latest.text = `${latest.text} ${word} ${found.written}`;
  } else if (found) {
    const { count } = takeCount(part.slice(0, found.start));
    const isCounted =
      count !== null &&
      (limit === null || found.start < limit.start || found.start >= limit.end);
    const { label } = found.noun;
    ask(
      reading,
      isCounted
        ? Array.from(
            { length: Math.min(count, maxQuestions) },
            (_, at) => `${label} ${at + 1}`,
          )
        : [label],
      part,
    );
  } else if (!isOpen) {
    ask(reading, [""], part);
  }
  if (!limit) return true;
  const asked =
    reading.questions.length > before
      ? reading.questions.slice(before)
      : reading.questions.slice(-1);
  for (const question of asked) {
    question.maxCharacters = limit.count;
    question.instructions = capitalized(limit.written);
  }
  return true;
}

const startGroup = (reading: Reading, group: Partial<Group>): Group => {
  const started: Group = {
    type: "axis",
    kind: null,
    label: null,
    count: null,
    written: "",
    entries: [],
    isClosed: false,
    ...group,
  };
  reading.groups.push(started);
  reading.latest = "group";
  return started;
};

function addEntries(group: Group, entries: readonly Entry[]) {
  group.entries.push(...entries);
  if (
    group.count !== null &&
    group.entries.filter(({ value }) => value !== null).length >= group.count
  )
    group.isClosed = true;
}

const listWords =
  /^(?:\s*[:=–—-]|\s+(?:are|is|of|in|from|sind|aus|en|de|di)(?!\p{L}))*\s*/iu;

const withoutPrices = (entries: Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, price: null, bare: null }));

/**
 * The values and prices of a list. A surcharge is no price: that of the listing
 * is not known here.
 */
function readEntries(reading: Reading, text: string): Entry[] {
  const entries = splitValues(text).map(readEntry);
  if (!isSurcharge(text)) return entries;
  reading.unread.push(text);
  return withoutPrices(entries);
}

/**
 * What stands before a noun: a text to ask for, or a value of the list before.
 */
function readPrefix(reading: Reading, part: Part, prefix: string): void {
  if (readText(reading, { ...part, text: prefix })) return;
  const value = prefix.replace(
    /\s(?:in|en|aus|em|w|z|mit|with|avec|con|met|com)$/iu,
    "",
  );
  if (kindsOf(value).length > 0) readValues(reading, { ...part, text: value });
}

/**
 * A value of a list whose name follows its last one: "cedar or vanilla scent",
 * "small size".
 */
function readValueOfNoun(
  reading: Reading,
  { noun }: FoundNoun,
  { joint }: Part,
  written: string,
): boolean {
  const { type, kind, label } = noun;
  if (type === "text") return false;
  const last = reading.groups.at(-1);
  if (
    last?.label === null &&
    !last.isClosed &&
    joint !== "stop" &&
    (joint === "or" || hasCurrency(written))
  ) {
    Object.assign(last, { type, kind, label });
    addEntries(last, readEntries(reading, written));
    last.isClosed = true;
    return true;
  }
  if (kind === null || !kindsOf(written).includes(kind)) return false;
  addEntries(
    last?.label === label ? last : startGroup(reading, { type, kind, label }),
    [readEntry(written)],
  );
  return true;
}

const justPrice = /^\D{0,3}\d[\d.,]*\s?\D{0,8}$/u;

/**
 * "three fonts", "colors: red", "two sizes 24/32 euro"; false for what names
 * nothing that varies.
 */
function readHeader(reading: Reading, part: Part): boolean {
  const found = findNoun(part.text, ["list", "axis"]);
  if (!found || found.noun.type === "text") return false;
  const { type, kind, label } = found.noun;
  const { prefix, count } = takeCount(part.text.slice(0, found.start));
  const rest = part.text.slice(found.end).replace(listWords, "");
  const isOfText =
    findLimit(prefix) !== null || findNoun(prefix, ["text"]) !== null;
  const isValue =
    count === null &&
    prefix !== "" &&
    !isOfText &&
    (rest === "" || justPrice.test(rest));
  if (
    isValue &&
    readValueOfNoun(reading, found, part, `${prefix} ${rest}`.trim())
  )
    return true;
  readPrefix(reading, part, prefix);
  const group = startGroup(reading, {
    type,
    kind,
    label,
    count,
    written: found.written,
  });
  if (findLimit(rest) || findNoun(rest, ["text"]))
    return readText(reading, { ...part, text: rest });
  if (rest === "" && count === null)
    group.isClosed = !/^\s*:/u.test(part.text.slice(found.end));
  if (rest !== "") addEntries(group, readEntries(reading, rest));
  return true;
}

/** Values and prices without a name, which continue a list or begin one. */
function readValues(reading: Reading, { text, joint }: Part): void {
  const open = reading.latest === "group" ? reading.groups.at(-1) : undefined;
  const begins = listStart.exec(text);
  const entries = readEntries(
    reading,
    begins ? text.slice(begins[0].length) : text,
  );
  const isPrices = entries.every(({ value }) => value === null);
  const [first] = entries.flatMap(({ value }) => value ?? []);
  const isOpen =
    open !== undefined &&
    !open.isClosed &&
    (joint !== "stop" || open.entries.length === 0);
  const continues =
    open !== undefined &&
    !begins &&
    (isPrices || (isOpen && !(first && isOfAnotherKind(first, open))));
  const group = continues
    ? open
    : startGroup(reading, { isClosed: entries.length > 1 });
  addEntries(group, entries);
  if (continues && joint === "or") group.isClosed = true;
}

function readPart(reading: Reading, part: Part): void {
  if (isJustRequired.test(part.text)) {
    for (const question of reading.questions.slice(-1))
      question.isRequired = true;
    return;
  }
  const asked = latestQuestion(reading);
  if (asked && ruleOfText.test(part.text) && !findLimit(part.text)) {
    const rule = capitalized(part.text);
    asked.instructions =
      asked.instructions === "" ? rule : `${asked.instructions}. ${rule}`;
    return;
  }
  if (!readHeader(reading, part) && !readText(reading, part))
    readValues(reading, part);
}

/**
 * Reads what a seller says of personalization and variations: "names up to 12
 * letters, three fonts, two sizes 24/32 euro". The same sentence gives the same
 * proposal, which breaks none of Etsy's rules but for its blanks. `language`
 * names what the sentence doesn't: the variation of "red or blue".
 */
export function readOptions(
  sentence: string,
  language: Language = "en",
): Proposal {
  const reading: Reading = {
    questions: [],
    groups: [],
    unread: [],
    latest: null,
  };
  for (const part of splitSentence(sentence.slice(0, 2_000), language))
    readPart(reading, part);
  const choices: Choice[] = [];
  for (const group of reading.groups) {
    const choice = choiceOf(group, language);
    if (choice) choices.push(choice);
    else
      reading.unread.push(
        [group.label, ...group.entries.map(({ written }) => written)]
          .filter(Boolean)
          .join(" "),
      );
  }
  return fitProposal(reading.questions, choices, reading.unread);
}

const isAboutOptions = (sentence: string): boolean => {
  const found = findNoun(sentence, ["list", "axis"]);
  const isCounted =
    found !== null && takeCount(sentence.slice(0, found.start)).count !== null;
  return (
    isCounted ||
    findLimit(sentence) !== null ||
    hasCurrency(sentence) ||
    offersPersonalization(sentence)
  );
};

/**
 * What of all that the seller typed for the listing may be about
 * personalization and variations; "" for nothing.
 */
export const findOptionSentences = (sellerText: string): string =>
  sellerText
    .split(/\n|(?<=[.!?])\s+/u)
    .filter(isAboutOptions)
    .join(" ");
