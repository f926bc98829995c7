import { daysSql } from "@/lib/admin/metrics-data";
import type { SortColumn } from "@/lib/admin/schema";
import { countsSql, usersSql } from "@/lib/admin/users/user-data";
import { db } from "@/lib/database/db";
import { Prisma } from "@/prisma/generated/client";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
];

/** Undone at the end, as it is a test's. */
class Undo extends Error {}

/**
 * The plan when reading from end to end and sorting count as the last resort,
 * as they are with many rows. The index `without` is not there, as it will not
 * be once no instance of an older version needs it.
 */
async function planOf(sql: Prisma.Sql, without?: string) {
  let rows: { "QUERY PLAN": { Plan: Node }[] }[] = [];
  await db()
    .$transaction(async (tx) => {
      if (without) await tx.$executeRaw(Prisma.raw(`DROP INDEX "${without}"`));
      for (const setting of ["seqscan", "bitmapscan", "sort"]) {
        await tx.$executeRaw(
          Prisma.sql`SELECT set_config(${`enable_${setting}`}, 'off', true)`,
        );
      }
      rows = await tx.$queryRaw(Prisma.sql`EXPLAIN (FORMAT JSON) ${sql}`);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
  if (!plan) throw new Error("no plan");
  return nodesOf(plan.Plan);
}
const typesOf = (nodes: Node[]) => nodes.map((node) => node["Node Type"]);

const columns: SortColumn[] = [
  "created_at",
  "email",
  "total_listings",
  "last_listing_date",
];
const values: Record<SortColumn, string> = {
  created_at: "2026-01-01T00:00:00.000Z",
  last_listing_date: "2026-01-01T00:00:00.000Z",

  email: "m@example.com",
  total_listings: "3",
};

test.each(
  columns.flatMap((column) =>
    [true, false].map((isDescending) => [column, isDescending] as const),
  ),
)(
  "a page by %s (descending: %s): read from an index, also the next page",
  async (column, isDescending) => {
    for (const after of [null, { value: values[column], id: 7 }]) {
      const types = typesOf(
        await planOf(
          usersSql({ q: "", column, isDescending, after, take: 101 }),
        ),
      );
      expect(types).not.toContain("Seq Scan");
      expect(types).not.toContain("Sort");
    }
  },
);

test.each(["mara", "@example", "cus_1"])(
  "search for %s: uses an index",
  async (q) => {
    const nodes = await planOf(
      usersSql({
        q,
        column: "created_at",
        isDescending: true,
        after: null,
        take: 101,
      }),
    );
    expect(typesOf(nodes)).not.toContain("Seq Scan");
  },
);

test("totals: read the daily counts, and only the users whose plan ends today", async () => {
  // Among rows that other tests have just changed, the planner may prefer the
  // older, smaller index.
  const nodes = await planOf(countsSql(new Date()), "User_paid_until_idx");
  expect(typesOf(nodes)).not.toContain("Seq Scan");
  const users = nodes.filter((node) => node["Relation Name"] === "User");
  expect(
    users.map((node) => [node["Node Type"], node["Index Name"]]).sort(),
  ).toEqual([
    ["Index Only Scan", "User_paid_until_tier_idx"],
    ["Index Only Scan", "User_trial_until_idx"],
  ]);
});

test("metrics by day: read only the daily counts", async () => {
  const nodes = await planOf(daysSql(90, new Date()));
  expect(typesOf(nodes)).not.toContain("Seq Scan");
  expect(
    nodes.some(
      (node) =>
        node["Relation Name"] === "User" || node["Relation Name"] === "Listing",
    ),
  ).toBe(false);
});
