import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { costOf } from "@/lib/ai/models";
import { heavyPhoto } from "../bare";
import { generate, reportOf } from "../generate";
import { type Call, sellerCalls } from "./calls";
import { callerIds } from "./dataset";
import type { Target } from "./start-target";

/** Milliseconds of a clock tick, in which Linux counts processor time. */
const tick = 10;

const numbersOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\)/s, "")
    .trim()
    .split(" ")
    .map(Number);

/**
 * Processor time of PostgreSQL so far, in milliseconds: the server, its running
 * processes and those that have ended.
 */
function postgresTime({ cluster }: Target) {
  const server = Number(
    readFileSync(`${cluster}/postmaster.pid`, "utf8").split("\n")[0],
  );
  const [
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    ,
    user = 0,
    system = 0,
    endedUser = 0,
    endedSystem = 0,
  ] = numbersOf(server);
  let ticks = user + system + endedUser + endedSystem;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = numbersOf(pid);
      if (fields[1] === server) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    } catch {
      // It has just ended.
    }
  }
  return ticks * tick;
}

async function countersOf({ client }: Target) {
  const { rows } = await client.query<{ statements: number; wal: number }>(
    `SELECT (SELECT sum(calls)::float8 FROM pg_stat_statements) AS statements,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal`,
  );
  return rows[0] ?? { statements: 0, wal: 0 };
}

type Cost = {
  app: number;
  postgres: number;
  statements: number;
  wal: number;
  seconds: number;
};

/**
 * What so many repetitions used, all of them together; statements with BEGIN
 * and COMMIT.
 */
async function costOfWork(
  target: Target,
  work: () => Promise<unknown>,
): Promise<Cost> {
  await reportOf(target.child);
  const [before, postgres, startedAt] = [
    await countersOf(target),
    postgresTime(target),
    performance.now(),
  ];
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  const [{ cpu }, after] = [
    await reportOf(target.child),
    await countersOf(target),
  ];
  return {
    app: cpu,
    postgres: postgresTime(target) - postgres,
    seconds,
    statements: after.statements - before.statements - 1,
    wal: after.wal - before.wal,
  };
}

/** The same per repetition, without what an idle instance uses in that time. */
function share(cost: Cost, idle: Cost, count: number): Cost {
  const of = (name: keyof Cost) =>
    (cost[name] - (idle[name] / idle.seconds) * cost.seconds) / count;
  return {
    app: of("app"),
    postgres: of("postgres"),
    statements: of("statements"),
    wal: of("wal"),
    seconds: cost.seconds / count,
  };
}

const named = (name: string): Call => {
  const call = sellerCalls.find((each) => each.name === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

/**
 * Of each kind of work: processor milliseconds of both processes, statements
 * and bytes of write-ahead log.
 */
export async function measureCosts(target: Target) {
  const photo = await heavyPhoto(2 * 1024 * 1024);
  const withPhoto = (round: number) =>
    generate(target.address, {
      cookie: target.sellers[round % target.sellers.length] ?? "",
      photo,
    });
  const works: [string, number, (round: number) => Promise<unknown>][] = [
    [
      "listing from a form",
      300,
      (round) => named("generate").send(target, round),
    ],
    ["listing with a photo of 2 MB", 30, withPhoto],
    ...[
      "sign-in",
      "dashboard, its four calls",
      "history, first page",
      "subscription status",
    ].map((name): [string, number, (round: number) => Promise<unknown>] => [
      name,
      150,
      (round) => named(name).send(target, round),
    ]),
  ];
  const idle = await costOfWork(target, () => sleep(20_000));
  const costs = new Map([
    ["an idle second", share(idle, { ...idle, ...zero }, idle.seconds)],
  ]);
  for (const [name, count, work] of works) {
    for (let round = 0; round < 10; round += 1) await work(round);
    const repeat = async () => {
      for (let round = 0; round < count; round += 1) await work(round);
    };
    costs.set(name, share(await costOfWork(target, repeat), idle, count));
  }
  return costs;
}

const zero = { app: 0, postgres: 0, statements: 0, wal: 0 };

export const costLine = (
  name: string,
  { app, postgres, statements, wal }: Cost,
) =>
  `  ${name.padEnd(30)}${app.toFixed(1).padStart(8)}${postgres.toFixed(1).padStart(12)}${statements.toFixed(1).padStart(12)}${(wal / 1024).toFixed(1).padStart(9)}`;

/**
 * US cents of the model for a listing, by the tokens that the sandbox counts.
 */
export async function modelCents({ client }: Target) {
  const { rows } = await client.query<{
    model: string;
    inputTokens: number;
    outputTokens: number;
  }>(
    `SELECT 'claude-haiku-5-5' AS model, avg("inputTokens")::float8 AS "inputTokens",
       avg("outputTokens")::float8 AS "outputTokens" FROM "Listing" WHERE writer <> 'claude-haiku-5-5'`,
  );
  const [row] = rows;
  return { ...row, cents: row ? (costOf(row) ?? 0) * 100 : Number.NaN };
}

/**
 * How many listings a second PostgreSQL reserves and stores for 16 sellers in
 * parallel, without the application.
 */
export async function measureStoring(target: Target, seconds = 10) {
  const ids = callerIds(target).slice(0, 16);
  const { rows } = await target.client.query<{ listing: unknown }>(
    `SELECT to_jsonb(l) - 'id' - 'search' - 'createdAt' AS listing FROM "Listing" l ORDER BY id DESC LIMIT 1`,
  );
  let stored = 0;
  const until = performance.now() + seconds * 1_000;
  const before = postgresTime(target);
  const lane = async (userId: number) => {
    const client = new pg.Client({ connectionString: target.connectionString });
    await client.connect();
    const listing = JSON.stringify({ ...(rows[0]?.listing as object), userId });
    while (performance.now() < until) {
      const { rows: made } = await client.query(
        `SELECT reservation->>'id' AS id FROM reserve_listing($1, NULL, $2, '', interval '2 minutes', 3, 20, 1000000)`,
        [userId, randomUUID()],
      );
      await client.query(
        "SELECT store_listing($1::uuid, $2::jsonb, NULL, '')",
        [made[0].id, listing],
      );
      stored += 1;
    }
    await client.end();
  };
  await Promise.all(ids.map(lane));
  return {
    perSecond: stored / seconds,
    postgres: (postgresTime(target) - before) / stored,
  };
}
