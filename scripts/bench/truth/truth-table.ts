import type { JudgedSentence } from "./measure-listings";
import type { JudgedPhrase } from "./measure-told";
import type { Measured } from "./measure-truth";

/** A line of the table: what must be, and what was measured in each mode. */
export type Row = { what: string; goal: string; figures: string[] };

const listOf = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${part} of ${whole}`;

const share = (part: number, whole: number): string =>
  whole === 0
    ? "–"
    : `${listOf(part, whole)} (${((part / whole) * 100).toFixed(1)} %)`;

const countShare = <Each>(
  all: readonly Each[],
  test: (each: Each) => boolean,
): string => share(all.filter(test).length, all.length);

/** Languages that have a goal together. */
const groups = {
  English: ["en"],
  German: ["de"],
  "French, Spanish, Italian, Dutch, Portuguese": ["fr", "es", "it", "nl", "pt"],
  "Japanese, Polish": ["ja", "pl"],
};
type Group = keyof typeof groups;

const labeled =
  (label: JudgedSentence["label"], group?: Group) =>
  ({ listings }: Measured): JudgedSentence[] =>
    listings
      .flatMap(({ sentences }) => sentences)
      .filter(
        (one) =>
          one.label === label &&
          (group === undefined || groups[group].includes(one.language)),
      );

/** Marked, or taken out since a fact says otherwise. */
const isMarked = ({ state }: JudgedSentence) =>
  state === "marked" || state === "removed";
const isContradicted = (one: JudgedSentence) => one.isContradicted;

const marked = (label: "T" | "F", group: Group) => (measured: Measured) =>
  countShare(labeled(label, group)(measured), isMarked);
const contradicted =
  (label: "T" | "F", group?: Group) => (measured: Measured) =>
    countShare(labeled(label, group)(measured), isContradicted);

function balancedAccuracy(group: Group) {
  return (measured: Measured): string => {
    const [good, wrong] = [
      labeled("T", group)(measured),
      labeled("F", group)(measured),
    ];
    if (good.length === 0 || wrong.length === 0) return "–";
    const stands = 1 - good.filter(isMarked).length / good.length;
    const caught = wrong.filter(isMarked).length / wrong.length;
    return ((stands + caught) / 2).toFixed(3);
  };
}

const goodOf = ({ listings }: Measured) =>
  listings.flatMap(({ open }) => open ?? []);

const allSentences = ({ listings }: Measured) =>
  listings.flatMap(({ sentences }) => sentences);

const hasNumber = ({ text }: JudgedSentence) => /\d/u.test(text);
const isLost = ({ state }: JudgedSentence) => state === "lost";

const countOf = (found: readonly unknown[]): string => String(found.length);

const lostOf = (told: readonly JudgedPhrase[]): string =>
  listOf(told.filter(({ state }) => state === "lost").length, told.length);

/** Points from which a listing looks well. */
const wellScored = 70;

type Line = readonly [
  what: string,
  goal: string,
  figure: (measured: Measured) => string,
];

const markedGoals: Record<Group, string> = {
  English: "≤ 5 % by rules",
  German: "≤ 8 % by rules",
  "French, Spanish, Italian, Dutch, Portuguese": "≤ 8 % by rules",
  "Japanese, Polish": "–",
};
const caughtGoals: Record<Group, string> = {
  English: "≥ 65 % by rules",
  German: "≥ 65 % by rules",
  "French, Spanish, Italian, Dutch, Portuguese": "–",
  "Japanese, Polish": "–",
};
const groupNames = Object.keys(groups) as Group[];

const lines: Line[] = [
  ...groupNames.map(
    (group): Line => [
      `true sentences marked: ${group}`,
      markedGoals[group],
      marked("T", group),
    ],
  ),
  ["true sentences contradicted", "≤ 0.5 %", contradicted("T")],
  [
    "good listings ready",
    "≥ 60 % by rules, ≥ 90 %",
    (measured) => countShare(goodOf(measured), ({ open }) => open.length === 0),
  ],
  [
    "… the others settled by one press",
    "all",
    (measured) =>
      countShare(
        goodOf(measured).filter(({ open }) => open.length > 0),
        ({ isOnePress }) => isOnePress,
      ),
  ],
  [
    "sentences with numbers lost or changed",
    "none",
    (measured) => {
      const numbered = allSentences(measured).filter(hasNumber);
      return listOf(numbered.filter(isLost).length, numbered.length);
    },
  ],
  [
    "all sentences lost or changed without a word",
    "none",
    (measured) => {
      const all = allSentences(measured);
      return listOf(all.filter(isLost).length, all.length);
    },
  ],
  [
    "sentences that nobody wrote",
    "none",
    ({ listings }) => countOf(listings.flatMap(({ foreign }) => foreign)),
  ],
  ...groupNames.flatMap((group): Line[] => [
    [`falsehoods caught: ${group}`, caughtGoals[group], marked("F", group)],
    [
      `… contradicted: ${group}`,
      caughtGoals[group] === "–" ? "–" : "≥ 50 % by rules",
      contradicted("F", group),
    ],
  ]),
  [
    "hostile answers with 70 points or more",
    "≤ 6 %",
    ({ hostile }) =>
      countShare(hostile, ({ score }) => (score ?? 0) >= wellScored),
  ],
  [
    "hostile answers ready",
    "none",
    ({ hostile }) =>
      listOf(hostile.filter(({ isReady }) => isReady).length, hostile.length),
  ],
  [
    "told phrases neither in the text nor named",
    "none",
    ({ told }) => lostOf(told),
  ],
  [
    "… where the writer can't cite",
    "–",
    ({ toldUncited }) => lostOf(toldUncited),
  ],
  [
    "innocent words taken for claims",
    "≤ 6 %",
    ({ innocent }) => countShare(innocent, ({ faults }) => faults.length > 0),
  ],
  [
    "bad translations noticed",
    "≥ 90 %",
    ({ translations }) =>
      countShare(
        translations.filter(({ isBad }) => isBad),
        ({ isNoticed }) => isNoticed,
      ),
  ],
  [
    "good translations held back",
    "–",
    ({ translations }) =>
      countShare(
        translations.filter(({ isBad }) => !isBad),
        ({ isNoticed }) => isNoticed,
      ),
  ],
  [
    "sentences missing in translations",
    "none",
    ({ translations }) =>
      countOf(translations.flatMap(({ removed }) => removed)),
  ],
  ...groupNames.map(
    (group): Line => [
      `balanced accuracy: ${group}`,
      group === "English" || group === "German" ? "≥ 0.75 by rules" : "–",
      balancedAccuracy(group),
    ],
  ),
  [
    "true sentences taken out",
    "none",
    (measured) =>
      countOf(
        labeled("T")(measured).filter(({ state }) => state === "removed"),
      ),
  ],
  [
    "ready with what rules call contradicted",
    "none",
    ({ listings, hostile }) =>
      countOf([...listings, ...hostile].flatMap(({ denied }) => denied)),
  ],
  [
    "general or soft sentences marked",
    "–",
    (measured) =>
      countShare(
        [...labeled("I")(measured), ...labeled("S")(measured)],
        isMarked,
      ),
  ],
];

/** A column for each mode. */
export const tableOf = (measured: readonly Measured[]): Row[] =>
  lines
    .map(([what, goal, figure]) => ({
      what,
      goal,
      figures: measured.map(figure),
    }))
    .filter(({ figures }) => figures.some((figure) => figure !== "–"));

/** As Markdown. */
export function printTable(
  rows: readonly Row[],
  columns: readonly string[],
): string {
  const cells = [
    ["", "goal", ...columns],
    ...rows.map(({ what, goal, figures }) => [what, goal, ...figures]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => (line[column] ?? "").length)),
  );
  const [head = "", ...body] = cells.map(
    (line) =>
      `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [head, rule, ...body].join("\n");
}
