import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import {
  partAskedIn,
  type Topic,
  topicsAskedIn,
} from "@/lib/listing-text/lexicon/topics";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { findMeasures } from "@/lib/listing-text/stated/measures";
import { isSaid, type Stated } from "@/lib/listing-text/stated/stated-facts";

const blank = /\[add ([^[\]\n]{1,40})\]/gu;
const labelLine = /^(\s*(?:[-–•*]\s*)?)([^:：[\]\n]{1,40}\s?[:：]\s*)(.*)$/u;

const join = (stated: readonly Stated[]): string =>
  stated.map(({ value }) => value).join(", ");

/**
 * What was told of the things that a blank asks for; [] when nothing was, or
 * not of the part it asks for.
 */
function toldOf(asked: string, told: readonly Stated[]): Stated[] {
  const part = partAskedIn(asked);
  const wanted = topicsAskedIn(asked);
  const hasSize = told.some(({ topic }) => topic === "size");
  const found = told.filter(
    ({ topic }) =>
      wanted.includes(topic) ||
      (wanted.includes("size") && topic === "capacity" && !hasSize),
  );
  return part === ""
    ? found
    : found.filter(({ clause }) =>
        foldText(clause).toLowerCase().includes(part),
      );
}

/**
 * Whether the seller answered all that a blank, or a topic that the model calls
 * unknown, asks for.
 */
const isTold = (asked: string, told: readonly Stated[]): boolean =>
  toldOf(asked, told).length > 0;

export const withoutTold = (
  unknown: readonly string[],
  told: readonly Stated[],
): string[] => unknown.filter((asked) => !isTold(asked, told));

const dimensionAsked: [asked: RegExp, dimension: string][] = [
  [
    /\b(?:width|breite|largeur|ancho|larghezza|breedte|largura)\b|szerok|幅/iu,
    "width",
  ],
  [
    /\b(?:height|hohe|hauteur|alto|altura|altezza|hoogte)\b|wysok|高さ/iu,
    "height",
  ],
  [
    /\b(?:length|lange|longueur|lunghezza|lengte|comprimento)\b|dł|長さ/iu,
    "length",
  ],
  [/\b(?:depth|tiefe|profondeur|profundidad|diepte|profundidade)\b/iu, "depth"],
  [/\b(?:diameter|durchmesser|diametre|diametro)\b|直径/iu, "diameter"],
];

/**
 * The told value that answers a blank best: of its dimension where the seller
 * named dimensions.
 */
function answerTo(asked: string, told: readonly Stated[]): string {
  const found = toldOf(asked, told);
  const folded = foldText(asked);
  const dimension = dimensionAsked.find(([words]) => words.test(folded))?.[1];
  const exact = found.filter(({ value }) =>
    findMeasures(value).some(
      ({ dimensions }) =>
        dimension !== undefined && dimensions.includes(dimension),
    ),
  );
  // A capacity answers "size" where no size was told.
  const answered = new Set(
    found.flatMap(({ topic }): Topic[] =>
      topic === "capacity" ? [topic, "size"] : [topic],
    ),
  );
  const open = topicsAskedIn(asked).filter(
    (topic) => !answered.has(topic) && found.length > 0,
  );
  // "Inhalt" is capacity and contents: only what "and" joins are two questions.
  const rest = /\b(?:and|und|et|y|e|en|i)\b|[&,/]/iu.test(asked)
    ? open.map((topic) => `[add ${topic}]`)
    : [];
  return [join(exact.length > 0 ? exact : found), ...rest].join(", ");
}

const saysAll = (text: string, told: readonly Stated[]): boolean =>
  told.every((each) => isSaid(text, each));

/**
 * A line that only asks for what was told, in the seller's words; null where
 * the text says them elsewhere. Any other line as it is.
 */
function answerLine(
  line: string,
  elsewhere: () => string,
  told: readonly Stated[],
): string | null {
  const asked = [...line.matchAll(blank)].map((found) => found[1] ?? "");
  if (asked.length === 0) return line;
  const [, bullet = "", label = "", rest = line.trim()] =
    labelLine.exec(line) ?? [];
  const answers = asked.map((each) => answerTo(each, told));
  const isBlankAlone = /^(?:\[add [^[\]]*\][\s.,;x×/&]*)+$/u.test(rest);
  const isAnswered = answers.every(
    (answer) => answer !== "" && !answer.includes("[add "),
  );
  if (!isBlankAlone || !isAnswered) return line;
  const values = asked.flatMap((each) => toldOf(each, told));
  return saysAll(elsewhere(), values)
    ? null
    : bullet + label + [...new Set(answers)].join(", ");
}

/**
 * The description in which no line asks for nothing but what the seller told:
 * her words stand there, or the line is left out where the text says them.
 * Sentences stay as they are, with their blanks.
 */
export function answerBlankLines(
  description: string,
  told: readonly Stated[],
): string {
  if (description === "" || told.length === 0) return description;
  const lines: (string | null)[] = description.split("\n");
  for (const [index, line] of description.split("\n").entries()) {
    const elsewhere = () =>
      lines.filter((other, at) => at !== index && other !== null).join("\n");
    lines[index] = answerLine(line, elsewhere, told);
  }
  const answered = normalizeDescription(
    lines.filter((line) => line !== null).join("\n"),
  );
  return lengthOf(answered) <= descriptionLimit && answered !== ""
    ? answered
    : description;
}
