import {
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
  takeCount,
} from "@/lib/listings/options/read/parts";
import {
  type Entry,
  hasCurrency,
  isSurcharge,
  readEntry,
  splitValues,
} from "@/lib/listings/options/read/prices";
import { readText } from "@/lib/listings/options/read/questions";
import type { Reading } from "@/lib/listings/options/read/reading";

/** Words before the first value of a list: "available in oak". */
const listStart = /^(?:(?:\p{L}+\s+){0,5})?(?:in|en|aus|em|w|z)\s+(?=\S)/iu;

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
export function readHeader(reading: Reading, part: Part): boolean {
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
export function readValues(reading: Reading, { text, joint }: Part): void {
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
