import { toCitations } from "@/lib/listing-text/answer/read-facts";
import {
  toList,
  toObject,
  toText,
} from "@/lib/listing-text/fields/read-answer-values";

/** A text with the ids of the facts that it rests on, or "general". */
export type CitedText = { text: string; facts: string[] };

/** Reads one text, in whichever form it is written. */
export type ReadCited = (value: unknown) => CitedText;

/** `known` are the ids that can be cited. */
export const citedReader =
  (known: ReadonlySet<string>): ReadCited =>
  (value) => {
    const { text, facts } = toObject(value);
    return typeof value === "object"
      ? { text: toText(text), facts: toCitations(facts, known) }
      : { text: toText(value), facts: [] };
  };

/** Those of a list that are not empty. */
export const toCitedTexts = (value: unknown, read: ReadCited): CitedText[] =>
  toList(value)
    .map(read)
    .filter(({ text }) => text.trim() !== "");
