import { marksFor } from "@/lib/brand/logo/mark-lexicon";
import {
  type LogoBrief,
  logoCount,
  logoFaces,
  logoLayouts,
  logoMarks,
  logoMoods,
  logoPalettes,
} from "@/lib/brand/logo/schema";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/** Characters; a longer text can't be a response with six briefs. */
const maxAnswerLength = 50_000;

/**
 * Six briefs in our own vocabulary from any model response: text, JSON, or
 * anything else. Unknown words are replaced; missing ones are chosen by
 * `about`, the shop's own words, and always the same way. Each brief has
 * another layout.
 */
export function readLogoBriefs(answer: unknown, about = ""): LogoBrief[] {
  const preferences = candidatesOf(answer).map(readPreference).filter(hasWord);
  const chosen: LogoBrief[] = [];
  const choices = completionsFor(about);
  for (let at = 0; chosen.length < logoCount; at += 1) {
    const taken = new Set(chosen.map(({ layout }) => layout));
    const { layout, ...rest } = { ...choices(at), ...preferences[at] };
    const free = taken.has(layout)
      ? logoLayouts.find(
          (other) => !taken.has(other) && !isPreferred(other, preferences),
        )
      : layout;
    chosen.push({
      ...rest,
      layout: free ?? logoLayouts.find((other) => !taken.has(other)) ?? layout,
    });
  }
  return chosen;
}

type Preference = Partial<LogoBrief>;

const hasWord = (preference: Preference) => Object.keys(preference).length > 0;
const isPreferred = (layout: LogoBrief["layout"], preferences: Preference[]) =>
  preferences.some((preference) => preference.layout === layout);

function candidatesOf(answer: unknown): unknown[] {
  const value =
    typeof answer === "string" && answer.length <= maxAnswerLength
      ? parseJson(answer)
      : answer;
  if (Array.isArray(value)) return value.slice(0, logoCount);
  if (typeof value !== "object" || value === null) return [];
  const list = Object.values(value).find(Array.isArray);
  return list ? list.slice(0, logoCount) : [value];
}

/** Only words of our vocabulary, in any spelling. */
function readPreference(candidate: unknown): Preference {
  if (typeof candidate !== "object" || candidate === null) return {};
  const given = new Map<string, unknown>(Object.entries(candidate));
  const word = <Word extends string>(
    field: string,
    ours: readonly Word[],
  ): Word | undefined => {
    const value = given.get(field);
    if (typeof value !== "string" || value.length > 40) return undefined;
    const plain = value
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, "-");
    return ours.find((own) => own === plain);
  };
  const [layout, mark, palette] = [
    word("layout", logoLayouts),
    word("mark", logoMarks),
    word("palette", logoPalettes),
  ];
  const [face, mood] = [word("face", logoFaces), word("mood", logoMoods)];
  return {
    ...(layout && { layout }),
    ...(mark && { mark }),
    ...(palette && { palette }),
    ...(face && { face }),
    ...(mood && { mood }),
  };
}

/** A different brief for every number and every shop. */
function completionsFor(about: string): (at: number) => LogoBrief {
  const seed = hashOf(about);
  const suggested = marksFor(about);
  const pick = <Word>(words: readonly [Word, ...Word[]], at: number): Word =>
    words[at % words.length] ?? words[0];
  return (at) => ({
    layout: pick(logoLayouts, seed + at * 3),
    mark:
      suggested[at % Math.max(1, suggested.length)] ??
      pick(logoMarks, seed + at * 5),
    palette: pick(logoPalettes, seed + at * 5),
    face: pick(logoFaces, seed + at),
    mood: pick(logoMoods, (seed >> 3) + at * 5),
  });
}

/** FNV-1a, reduced to a small number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 100_003;
}
