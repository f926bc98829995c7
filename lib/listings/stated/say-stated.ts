import type { Language } from "@/lib/listings/languages";
import {
  labelsFor,
  partAskedIn,
  type Topic,
  topics,
  topicsAskedIn,
} from "@/lib/listings/lexicon/topics";
import { descriptionLimit } from "@/lib/listings/limits";
import { lengthOf } from "@/lib/listings/rules/characters";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { findMeasures } from "@/lib/listings/stated/measures";
import { isSaid, type Stated } from "@/lib/listings/stated/stated-facts";
import { foldText } from "@/lib/plain-text/fold-text";

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

/** "stands 4 in tall tall" once. */
const withoutDoubledWord = (text: string): string =>
  text.replace(/(?<!\p{L})(\p{L}{3,})\s+\1(?!\p{L})/giu, "$1");

const saysAll = (text: string, told: readonly Stated[]): boolean =>
  told.every((each) => isSaid(text, each));

function fillLine(
  line: string,
  elsewhere: () => string,
  told: readonly Stated[],
): string | null {
  const asked = [...line.matchAll(blank)].map((found) => found[1] ?? "");
  if (!asked.some((each) => isTold(each, told))) return line;
  const label = labelLine.exec(line);
  const isBlankAlone = /^(?:\[add [^[\]]*\][\s.,;x×/&]*)+$/u.test(
    label?.[3] ?? line.trim(),
  );
  const answers = asked.flatMap((each) => toldOf(each, told));
  const isAllTold = asked.every(
    (each) => isTold(each, told) && !answerTo(each, told).includes("[add "),
  );
  if (isBlankAlone && isAllTold && saysAll(elsewhere(), answers)) return null;
  let last = "";
  const filled = line.replace(blank, (written, each: string) => {
    if (!isTold(each, told)) return written;
    const answer = answerTo(each, told);
    if (answer === last) return "";
    last = answer;
    return answer;
  });
  return withoutDoubledWord(
    filled.replace(/ {2,}/gu, " ").replace(/\s+[x×]\s*(?=$|[.,;])/u, ""),
  ).trimEnd();
}

function fillBlanks(description: string, told: readonly Stated[]): string {
  const lines = description.split("\n");
  for (const [index, line] of description.split("\n").entries()) {
    const elsewhere = () =>
      lines.filter((_, other) => other !== index).join("\n");
    const filled = fillLine(line, elsewhere, told);
    lines[index] = filled ?? "\u0000";
  }
  return lines.filter((line) => line !== "\u0000").join("\n");
}

const topicOfLabel = (line: string): Topic | undefined =>
  topicsAskedIn(labelLine.exec(line)?.[2] ?? "")[0];
const isListLine = (line: string): boolean =>
  /^\s*[-–•*]\s*\S/u.test(line) && labelLine.test(line);

/**
 * The description with what it doesn't say yet, in its line of details, or in a
 * new one.
 */
function addMissing(
  description: string,
  told: readonly Stated[],
  language: Language | undefined,
): string {
  const missing = told.filter((stated) => !isSaid(description, stated));
  if (missing.length === 0) return description;
  const labels = labelsFor(description, language);
  const lines = description.split("\n");
  const added: string[] = [];
  const lastItem = lines.findLastIndex(isListLine);
  const bullet = (lines[lastItem]?.match(/^\s*[-–•*]\s*/u) ?? ["- "])[0];
  for (const topic of topics) {
    const values = join(missing.filter((stated) => stated.topic === topic));
    if (values === "") continue;
    const at = lines.findIndex(
      (line) =>
        isListLine(line) &&
        topicOfLabel(line) === topic &&
        !line.includes("[add "),
    );
    if (at >= 0)
      lines[at] =
        `${(lines[at] ?? "").replace(/(?<![.,;\s])[.,;\s]+$/u, "")}, ${values}`;
    else added.push(`${bullet}${labels[topic]}: ${values}`);
  }
  if (added.length === 0) return lines.join("\n");
  if (lastItem >= 0) lines.splice(lastItem + 1, 0, ...added);
  else lines.push("", labels.heading, ...added);
  return lines.join("\n").trim();
}

/**
 * The description in which nothing told is asked for or missing: a blank for it
 * is filled, or its line is left out where the text says it already, and what
 * the text doesn't say gets a line, named in the language of the listing.
 */
export function sayStated(
  description: string,
  told: readonly Stated[],
  language?: Language,
): string {
  if (description === "" || told.length === 0) return description;
  const filled = fillBlanks(description, told);
  const whole = normalizeDescription(addMissing(filled, told, language));
  return lengthOf(whole) <= descriptionLimit && whole !== ""
    ? whole
    : normalizeDescription(filled) || description;
}
