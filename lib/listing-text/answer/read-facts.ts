import {
  toList,
  toObject,
  toText,
} from "@/lib/listing-text/fields/read-answer-values";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";

/** A fact as the model wrote it down; nobody has compared its quote yet. */
export type AnswerFact = LedgerFact & { source: "seller" | "photo" };

/** What stands in place of an id for what is true of any such piece. */
export const generalKnowledge = "general";

/** Characters of an id, which a model may make up itself. */
const maxId = 20;

/** 3, "3" and "f3" are one id, 0 is general knowledge; "" for none. */
function toId(value: unknown): string {
  const text = toText(value).trim().toLowerCase().slice(0, maxId);
  const number = /^f?(\d{1,9})$/u.exec(text)?.[1];
  if (number === undefined) return text;
  return Number(number) === 0 ? generalKnowledge : `f${Number(number)}`;
}

const toPhotoNumber = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0;

/** Entries about photos; one that names none is left out. */
export function toSightings(
  value: unknown,
): { photo: number; entry: Record<string, unknown> }[] {
  return toList(value).flatMap((each) => {
    const entry = toObject(each);
    const photo = toPhotoNumber(entry.photo);
    return photo > 0 ? [{ photo, entry }] : [];
  });
}

/** Who says it, where the answer doesn't: whoever is quoted, else the photo. */
function sourceOf(
  source: unknown,
  quote: string,
  photo: number,
): AnswerFact["source"] {
  if (source === "seller" || source === "photo") return source;
  return photo > 0 && quote === "" ? "photo" : "seller";
}

function toFact(value: unknown): AnswerFact {
  const entry = toObject(value);
  const quote = toText(entry.quote).trim();
  const photo = toPhotoNumber(entry.photo);
  const source = sourceOf(entry.source, quote, photo);
  return {
    id: toId(entry.id),
    part: toText(entry.part).trim(),
    property: toText(entry.property ?? entry.name).trim(),
    value: toText(entry.value).trim() || quote,
    source,
    ...(source === "photo" && photo > 0 && { photo }),
    ...(source === "seller" && quote !== "" && { quote }),
  };
}

/** A quote that would only repeat the value is left out. */
const withQuote = (fact: AnswerFact): AnswerFact =>
  fact.source === "seller" ? { quote: fact.value, ...fact } : fact;

/**
 * The facts of an answer, each with an id that no other has: where two have the
 * same, the first keeps it, and citations mean that one.
 */
export function readFacts(value: unknown): {
  facts: AnswerFact[];
  /** Whether the model numbered them, so that its texts can cite them. */
  hasIds: boolean;
} {
  const read = toList(value)
    .map(toFact)
    .filter(({ value: text }) => text !== "");
  const given = new Set(read.map(({ id }) => id));
  const taken = new Set(["", generalKnowledge]);
  let last = 0;
  const facts = read.map((fact) => {
    let { id } = fact;
    while (taken.has(id)) {
      last += 1;
      const fresh = `f${last}`;
      id = given.has(fresh) ? "" : fresh;
    }
    taken.add(id);
    return { ...fact, id };
  });
  const hasIds = [...given].some((id) => id !== "" && id !== generalKnowledge);
  return { facts: hasIds ? facts.map(withQuote) : facts, hasIds };
}

/** The ids among `known` that a text cites, and "general"; each once. */
export function toCitations(
  value: unknown,
  known: ReadonlySet<string>,
): string[] {
  const ids = (Array.isArray(value) ? toList(value) : [value]).map(toId);
  return [...new Set(ids)].filter(
    (id) => id === generalKnowledge || known.has(id),
  );
}
