import { addDays, type Country } from "@/lib/audit/seasons/calendar";
import { occasions } from "@/lib/audit/seasons/occasions";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

/** An occasion that a title or tags name at the wrong time of the year. */
export type OutOfSeason = {
  /** "Christmas"; for a year that has passed the year itself. */
  name: string;
  /** In lower case, without accents. */
  words: string[];
  inTitle: boolean;
  /** Tags that name it, as written. */
  tags: string[];
  /** The next day of it, ISO 8601; null for a year that has passed. */
  next: string | null;
};

const whole = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);
/** Scripts without spaces have no whole words. */
const pattern = (words: string, flags: string) => {
  const unspaced = words
    .split("|")
    .filter((word) => /[\p{sc=Han}\p{sc=Katakana}]/u.test(word));
  const spaced = words.split("|").filter((word) => !unspaced.includes(word));
  return new RegExp(
    [whole(spaced.join("|"), flags).source, ...unspaced].join("|"),
    flags,
  );
};

/** What is made for one year. */
const dated =
  /(?<![\p{L}\p{N}])(?:calendars?|planners?|diary|diaries|ornaments?|class of|kalender|agendas?|calendrier|calendario|kalendarz\p{L}*)(?![\p{L}\p{N}])/u;
const yearNumber = /(?<!\d)20[12]\d(?!\d)/gu;

type Known = { name: string; find: RegExp; next: Date };

/** Those that are out of season on that day, each with its next one. */
function sleeping(country: Country, now: Date): Known[] {
  const year = now.getUTCFullYear();
  return occasions.flatMap(({ name, words, wordsIn, days, lead, after }) => {
    const own = wordsIn?.[country];
    const dates = [year - 1, year, year + 1, year + 2]
      .flatMap((one) => days(one, country))
      .filter((day) => day !== null);
    const isNear = dates.some(
      (day) => now >= addDays(day, -lead) && now < addDays(day, after + 1),
    );
    const next = dates
      .filter((day) => day > now)
      .sort((one, other) => one.getTime() - other.getTime())[0];
    return isNear || !next
      ? []
      : [{ name, find: pattern(own ? `${words}|${own}` : words, "gu"), next }];
  });
}

const fold = (text: string) =>
  foldText(text).toLowerCase().replaceAll("ł", "l");

function pastYears(texts: readonly string[], year: number): string[] {
  const found = texts
    .filter((text) => dated.test(text))
    .flatMap((text) => text.match(yearNumber) ?? []);
  return [...new Set(found)].filter((one) => Number(one) < year);
}

/**
 * A check of many listings for one country and day. Titles and tags count,
 * descriptions don't: naming an occasion there costs no slot.
 */
export function createSeasonCheck(country: Country, now: Date) {
  const known = sleeping(country, now);
  const any = new RegExp(
    known.map(({ find }) => find.source).join("|") || "(?!)",
    "u",
  );
  const year = now.getUTCFullYear();
  return ({
    title,
    tags,
  }: Pick<GeneratedListing, "title" | "tags">): OutOfSeason[] => {
    const texts = [title, ...tags].map(fold);
    const all = texts.join("\n");
    const described = (
      name: string,
      next: Date | null,
      wordsIn: (text: string) => string[],
    ): OutOfSeason[] => {
      const hits = texts.map(wordsIn);
      if (hits.every((words) => words.length === 0)) return [];
      return [
        {
          name,
          words: [...new Set(hits.flat())],
          inTitle: (hits[0]?.length ?? 0) > 0,
          tags: tags.filter((_, index) => (hits[index + 1]?.length ?? 0) > 0),
          next: next?.toISOString() ?? null,
        },
      ];
    };
    const outOf = any.test(all)
      ? known.flatMap(({ name, find, next }) =>
          described(name, next, (text) => text.match(find) ?? []),
        )
      : [];
    const past = /20[12]\d/u.test(all) ? pastYears(texts, year) : [];
    return [
      ...outOf,
      ...past.flatMap((one) =>
        described(one, null, (text) =>
          dated.test(text) && text.includes(one) ? [one] : [],
        ),
      ),
    ];
  };
}
