import { median, timed } from "../statistics";
import type { Call } from "./calls";
import type { Target } from "./start-target";

/** The large database may make a call slower by this factor. */
export const limit = 1.2;

/**
 * Milliseconds of a call, and of its statements in PostgreSQL; how many pages
 * of 8 KB these looked at.
 */
type Figures = { median: number; statements: number; pages: number };
export type Measurement = {
  name: string;
  isCold: boolean;
  small: Figures;
  large: Figures;
};

export const isOver = ({ small, large, isCold }: Measurement) =>
  !isCold && large.median / small.median > limit;

async function readCounters({ client }: Target) {
  const { rows } = await client.query<{ pages: number; time: number }>(
    `SELECT sum(shared_blks_hit + shared_blks_read)::float8 AS pages, sum(total_exec_time)::float8 AS time
     FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
  );
  return rows[0] ?? { pages: Number.NaN, time: Number.NaN };
}

const begin = async (target: Target) => ({
  target,
  times: [] as number[],
  before: await readCounters(target),
});
type Begun = Awaited<ReturnType<typeof begin>>;

async function end(
  { target, times, before }: Begun,
  calls: number,
): Promise<Figures> {
  const { pages, time } = await readCounters(target);
  return {
    median: median(times),
    statements: (time - before.time) / calls,
    pages: (pages - before.pages) / calls,
  };
}

/**
 * Small and large take turns, and who is first changes, so that other load
 * slows both.
 */
export async function measure(
  small: Target,
  large: Target,
  { name, rounds, send, isCold = false }: Call,
): Promise<Measurement> {
  const [few, many] = [await begin(small), await begin(large)];
  const warmUp = Math.min(20, Math.ceil(rounds / 5));
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const { target, times } of round % 2 === 0
      ? [few, many]
      : [many, few]) {
      const duration = await timed(() => send(target, round));
      if (round >= warmUp) times.push(duration);
    }
  }
  return {
    name,
    isCold,
    small: await end(few, rounds + warmUp),
    large: await end(many, rounds + warmUp),
  };
}

const titles = [
  "small ms",
  "large ms",
  "ratio",
  "SQL ms",
  "large",
  "pages",
  "large",
];
const widths = [10, 10, 8, 9, 8, 8, 8];
const row = (name: string, cells: string[]) =>
  `  ${name.padEnd(36)}${cells.map((cell, index) => cell.padStart(widths[index] ?? 8)).join("")}`;
export const titleLine = (title: string) => row(title, titles).slice(2);

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);

export function lineOf(measurement: Measurement) {
  const { name, small, large } = measurement;
  const cells = [
    ms(small.median),
    ms(large.median),
    (large.median / small.median).toFixed(2),
  ];
  cells.push(
    ms(small.statements),
    ms(large.statements),
    small.pages.toFixed(0),
    large.pages.toFixed(0),
  );
  return row(name, cells) + (isOver(measurement) ? `  over ${limit}` : "");
}
