import {
  addDays,
  type Country,
  dayInCalendar,
  dayOf,
  easterOf,
  nthWeekday,
} from "@/lib/audit/seasons/calendar";

export type Occasion = {
  name: string;
  /**
   * Compared without accents and case, as whole words, in the languages of
   * Etsy's sellers.
   */
  words: string;
  /** Those that mean it in one country only. */
  wordsIn?: Partial<Record<Country, string>>;
  /**
   * Its days of a year in that country, where it has some; else those of the
   * country in which it is best known.
   */
  days: (year: number, country: Country) => (Date | null)[];
  /**
   * Days before it when shoppers begin to look, and days after it when the last
   * ones stop. Inferred.
   */
  lead: number;
  after: number;
};

const yearly = (month: number, day: number) => (year: number) => [
  dayOf(year, month, day),
];
const afterEaster = (year: number, days: number) =>
  addDays(easterOf(year), days);

function mothersDay(year: number, country: Country): Date {
  switch (country) {
    case "GB":
    case "IE":
      return afterEaster(year, -21);
    case "ES":
    case "PT":
      return nthWeekday(year, 5, 0, 1);
    case "PL":
      return dayOf(year, 5, 26);
    case "FR": {
      const last = nthWeekday(year, 5, 0, -1);
      // Pentecost takes the Sunday for itself.
      return last.getTime() === afterEaster(year, 49).getTime()
        ? addDays(last, 7)
        : last;
    }
    default:
      return nthWeekday(year, 5, 0, 2);
  }
}

function fathersDay(year: number, country: Country): Date {
  switch (country) {
    case "DE":
      return afterEaster(year, 39);
    case "AT":
    case "BE":
      return nthWeekday(year, 6, 0, 2);
    case "CH":
      return nthWeekday(year, 6, 0, 1);
    case "ES":
    case "PT":
    case "IT":
      return dayOf(year, 3, 19);
    case "PL":
      return dayOf(year, 6, 23);
    case "AU":
    case "NZ":
      return nthWeekday(year, 9, 0, 1);
    default:
      return nthWeekday(year, 6, 0, 3);
  }
}

const thanksgiving = (year: number, country: Country): Date =>
  country === "CA" ? nthWeekday(year, 10, 1, 2) : nthWeekday(year, 11, 4, 4);

/**
 * The first days of a school year differ by state, school and year: about the
 * middle of them.
 */
function backToSchool(year: number, country: Country): Date {
  switch (country) {
    case "AU":
      return dayOf(year, 1, 28);
    case "NZ":
      return dayOf(year, 2, 1);
    case "JP":
      return dayOf(year, 4, 6);
    default:
      return dayOf(year, 9, 5);
  }
}

export const occasions: Occasion[] = [
  {
    name: "Christmas",
    words:
      "christmas|xmas|santa claus|stocking stuffers?|weihnacht\\p{L}*|advents?(?:kalender|kranz|zeit|deko)|noel|navidad|navidenos?|navidenas?|natale|natalizi[oae]|kerst(?:mis|cadeau|bal|ballen|versiering)?|(?:de|para o|presente) natal|natalici[oa]s?|boz(?:e|ego) narodzeni[ea]|(?:swiateczn|bozonarodzeniow)\\p{L}+|クリスマス",

    days: yearly(12, 25),
    lead: 115,
    after: 1,
  },
  {
    name: "Valentine's Day",
    words:
      "valentine'?s?(?: day)?|galentine'?s?|valentinstag\\p{L}*|(?:saint|st) valentin|san valentin[oi]?|valentijn\\p{L}*|dia dos namorados|walentynk\\p{L}*|バレンタイン",

    days: yearly(2, 14),
    lead: 55,
    after: 1,
  },
  {
    name: "St. Patrick's Day",
    words: "(?:st\\.?|saint) patrick'?s?(?: day)?|st\\.? paddy'?s?",

    days: yearly(3, 17),
    lead: 55,
    after: 1,
  },
  {
    name: "Easter",
    words:
      "easter|oster(?:n|hase|ei|eier|deko|korb|nest|geschenk)n?|paques|pascua|pasqua(?:le|li)?|pasen|paas(?:ei|eieren|haas|decoratie)|pascoa|wielkanoc\\p{L}*|イースター",

    days: (year) => [easterOf(year)],
    lead: 65,
    after: 1,
  },
  {
    name: "Ramadan and Eid",
    words:
      "ramadan|ramazan|eid(?: mubarak| al[- ]?fitr| al[- ]?adha| gifts?| decor\\p{L}*)?",
    days: (year) => [
      dayInCalendar("islamic-umalqura", year, "Shawwal", 1),
      dayInCalendar("islamic-umalqura", year, "Dhuʻl-Hijjah", 10),
    ],

    lead: 75,
    after: 4,
  },
  {
    name: "Mother's Day",
    words:
      "mother'?s'? day|mothering sunday|muttertag\\p{L}*|fete des meres|dia de la madre|festa della mamma|moederdag\\p{L}*|dia da mae|dzien matki|母の日",

    days: (year, country) => [mothersDay(year, country)],
    lead: 60,
    after: 1,
  },
  {
    name: "Father's Day",
    words:
      "father'?s'? day|vatertag\\p{L}*|fete des peres|dia del padre|festa del papa|vaderdag\\p{L}*|dia do pai|dzien ojca|父の日",

    days: (year, country) => [fathersDay(year, country)],
    lead: 60,
    after: 1,
  },
  {
    name: "the Fourth of July",
    words: "(?:4th|fourth) of july",
    // Poland's is in November, and most countries have one or none.
    wordsIn: { US: "independence day" },

    days: yearly(7, 4),
    lead: 60,
    after: 1,
  },
  {
    name: "back to school",
    words:
      "back to school|first day of school|schulanfang|einschulung\\p{L}*|rentree|vuelta al cole|rientro a scuola|新学期|入学祝い|入学式|入学準備",

    days: (year, country) => [backToSchool(year, country)],
    lead: 80,
    after: 10,
  },
  {
    name: "Halloween",
    words: "halloween|ハロウィン",

    days: yearly(10, 31),
    lead: 85,
    after: 1,
  },
  {
    name: "Thanksgiving",
    words: "thanksgiving",

    days: (year, country) => [thanksgiving(year, country)],
    lead: 75,
    after: 1,
  },
  {
    name: "Hanukkah",
    words: "hanukkah|hannukah|hanukah|chanukah|chanukka",

    days: (year) => [dayInCalendar("hebrew", year, "Kislev", 25)],
    lead: 60,
    after: 8,
  },
  {
    name: "Sinterklaas",
    words: "sinterklaas\\p{L}*",
    // Belgium's children wait a day longer.

    days: (year, country) => [dayOf(year, 12, country === "BE" ? 6 : 5)],
    lead: 60,
    after: 1,
  },
];
