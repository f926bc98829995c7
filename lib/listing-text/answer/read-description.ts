import {
  type CitedText,
  type ReadCited,
  toCitedTexts,
} from "@/lib/listing-text/answer/read-cited";
import { toList, toText } from "@/lib/listing-text/fields/read-answer-values";

/** A sentence, or a line such as "Size: 9 cm". */
export type AnswerLine = CitedText & {
  /**
   * What stands between it and the one before in its paragraph. Of the first
   * line, which has none before it, nothing is shown.
   */
  before: "" | " " | "\n";
};

const sentenceEnd = /[.!?…。！？][”’"'»)\]]?$/u;
/** Sentences in these scripts follow each other without a space. */
const unspacedEnd = /[。！？]$/u;
/** "- Oak", and "Size: 9 cm", whose name has at most three words. */
const listLine =
  /^(?:[-–•*·]\s|[^\s:：.!?]+(?: [^\s:：.!?]+){0,2} ?(?:：|:(?:\s|$)))/u;

/**
 * A sentence goes on behind the one before; a line of a list, a heading and
 * what follows them begin anew. Models write it with a line break or without.
 */
function separatorOf(previous: string, text: string): AnswerLine["before"] {
  const [last, next] = [previous.trim(), text.trim()];
  const isBroken = previous.endsWith("\n") || text.startsWith("\n");
  const isList = [last, next].some((each) => listLine.test(each));
  if (isBroken || isList || !sentenceEnd.test(last)) return "\n";
  return unspacedEnd.test(last) ? "" : " ";
}

function toParagraph(value: unknown, read: ReadCited): AnswerLine[] {
  const written = toCitedTexts(Array.isArray(value) ? value : [value], read);
  return written.map(({ text, facts }, index) => ({
    text: text.trim(),
    facts,
    before: separatorOf(written[index - 1]?.text ?? "", text),
  }));
}

/** Paragraphs of one text, whose lines cite nothing. */
function splitText(text: string): AnswerLine[][] {
  const paragraphs: AnswerLine[][] = [[]];
  for (const line of text.split("\n")) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push({ text: line, facts: [], before: "\n" });
  }
  return paragraphs;
}

/** Paragraphs of lines, in whichever of the two forms it is written. */
export function readDescription(
  value: unknown,
  read: ReadCited,
): AnswerLine[][] {
  const paragraphs = Array.isArray(value)
    ? toList(value).map((paragraph) => toParagraph(paragraph, read))
    : splitText(toText(value));
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** The description as buyers read it: its lines as they are, put together. */
export const descriptionText = (
  paragraphs: readonly (readonly AnswerLine[])[],
): string =>
  paragraphs
    .map((lines) =>
      lines
        .map(({ text, before }, index) => (index === 0 ? "" : before) + text)
        .join(""),
    )
    .join("\n\n");
