import { marksFor } from "@/lib/brand/logo/mark-words";
import {
  type LogoBrief,
  logoCount,
  logoFaces,
  logoLayouts,
  logoMarks,
  logoMoods,
  logoPalettes,
} from "@/lib/brand/logo/schema";
import { parseJson } from "@/lib/parse-json";

/** Characters; a longer text is no answer of six briefs. */
const maxAnswerLength = 50_000;

/**
 * Six briefs of our own words out of whatever a model answered: text, JSON, or anything else. A word that is not ours
 * is dropped and replaced; what is missing is chosen by `about`, the shop's own words, and the same way every time.
 * No two of the six have the same layout.
 */
export function readLogoBriefs(answer: unknown, about = ""): LogoBrief[] {
  const wishes = candidatesOf(answer).map(readWish).filter(hasWord);
  const chosen: LogoBrief[] = [];
  const choices = completionsFor(about);
  for (let at = 0; chosen.length < logoCount; at += 1) {
    const taken = new Set(chosen.map(({ layout }) => layout));
    const { layout, ...rest } = { ...choices(at), ...wishes[at] };
    const free = taken.has(layout)
      ? logoLayouts.find((other) => !taken.has(other) && !isWished(other, wishes))
      : layout;
    chosen.push({ ...rest, layout: free ?? logoLayouts.find((other) => !taken.has(other)) ?? layout });
  }
  return chosen;
}

type Wish = Partial<LogoBrief>;

const hasWord = (wish: Wish) => Object.keys(wish).length > 0;
const isWished = (layout: LogoBrief["layout"], wishes: Wish[]) => wishes.some((wish) => wish.layout === layout);

function candidatesOf(answer: unknown): unknown[] {
  const value = typeof answer === "string" && answer.length <= maxAnswerLength ? parseJson(answer) : answer;
  if (Array.isArray(value)) return value.slice(0, logoCount);
  if (typeof value !== "object" || value === null) return [];
  const list = Object.values(value).find(Array.isArray);
  return list ? list.slice(0, logoCount) : [value];
}

/** Only our own words pass, written as they may be. */
function readWish(candidate: unknown): Wish {
  if (typeof candidate !== "object" || candidate === null) return {};
  const said = new Map<string, unknown>(Object.entries(candidate));
  const word = <Word extends string>(field: string, ours: readonly Word[]): Word | undefined => {
    const value = said.get(field);
    if (typeof value !== "string" || value.length > 40) return undefined;
    const plain = value
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, "-");
    return ours.find((own) => own === plain);
  };
  const [layout, mark, palette] = [word("layout", logoLayouts), word("mark", logoMarks), word("palette", logoPalettes)];
  const [face, mood] = [word("face", logoFaces), word("mood", logoMoods)];
  return {
    ...(layout && { layout }),
    ...(mark && { mark }),
    ...(palette && { palette }),
    ...(face && { face }),
    ...(mood && { mood }),
  };
}

/** Another brief for every number, different for every shop. */
function completionsFor(about: string): (at: number) => LogoBrief {
  const seed = hashOf(about);
  const called = marksFor(about);
  const pick = <Word>(words: readonly [Word, ...Word[]], at: number): Word => words[at % words.length] ?? words[0];
  return (at) => ({
    layout: pick(logoLayouts, seed + at * 3),
    mark: called[at % Math.max(1, called.length)] ?? pick(logoMarks, seed + at * 5),
    palette: pick(logoPalettes, seed + at * 5),
    face: pick(logoFaces, seed + at),
    mood: pick(logoMoods, (seed >> 3) + at * 5),
  });
}

/** FNV-1a, kept small. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 100_003;
}
