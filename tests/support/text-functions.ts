import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An exported function that takes a text first. */
export type TextFunction = {
  name: string;
  file: string;
  work: (text: string, ...rest: unknown[]) => unknown;
  /** Types of the arguments after the text that it needs, as they are written. */
  rest: string[];
};

const exported =
  /^export (?:function (?<made>\w+)(?:<[^>]*>)?|const (?<kept>\w+) =\s*(?:\w+\(\s*)?)\(/gmu;

/** What stands between a bracket that opens and the one that closes it. */
function bracketAt(source: string, open: number): string {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if ("([{<".includes(source.charAt(at))) depth += 1;
    if (")]}".includes(source.charAt(at))) depth -= 1;
    if (source.charAt(at) === ">" && source.charAt(at - 1) !== "=") depth -= 1;
    if (depth === 0) return source.slice(open + 1, at);
  }
  return "";
}

/** Cut at commas that stand in no brackets. */
function splitParameters(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [at, character] of [...list].entries()) {
    if ("([{<".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === ">" && list[at - 1] !== "=") depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const typeOf = (parameter: string): string =>
  /^(?:\w+|\{.*\})\??:\s*(.*)$/su.exec(parameter)?.[1]?.replace(/\s+/gu, " ") ??
  "";
const isNeeded = (parameter: string): boolean =>
  !/^\w+\?:/u.test(parameter) &&
  !/ = (?!>)/u.test(parameter.replace(/^\{.*?\}(?=:)/su, ""));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(place) : [place];
  });

/** All exported functions of a folder that take a text first. */
export const findTextFunctions = (folder: string): TextFunction[] =>
  filesIn(folder).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(exported)].flatMap((match) => {
      const name = match.groups?.made ?? match.groups?.kept ?? "";
      const list = bracketAt(source, match.index + match[0].length - 1);
      const [first = "", ...rest] = splitParameters(list);
      // What remembers its answers takes a text without saying so.
      const isText = typeOf(first) === "string" || /^\w+$/u.test(first);
      const work = require(path.resolve(file))[name];
      return isText && typeof work === "function"
        ? [{ name, file, work, rest: rest.filter(isNeeded).map(typeOf) }]
        : [];
    });
  });
