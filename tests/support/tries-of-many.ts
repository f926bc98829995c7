import { POST } from "@/app/api/try/route";
import { db } from "@/lib/database/db";
import { createRequest } from "@/tests/support/factories";

/** IPv4 addresses, then networks of 64 bits in one of 48. */
const addressOf = (index: number) =>
  index < 250
    ? `203.0.${index}.7`
    : `2001:db8:7:${(index - 250).toString(16)}::1`;

/**
 * Visitors without cookies from 500 addresses, each for a piece of its own, 25
 * at once. Returns how many were answered with which status and code, and what
 * the day's tries held and spent, in billionths of a dollar.
 */
export async function tryOften(total: number) {
  const counts: Record<string, number> = {};
  let next = 0;
  async function visitor() {
    for (let index = next++; index < total; index = next++) {
      const response = await POST(
        createRequest(
          "POST",
          "/api/try",
          { productName: `Walnut board ${index}`, materials: "walnut" },
          { headers: { "X-Forwarded-For": addressOf(index % 500) } },
        ),
        { params: Promise.resolve({}) },
      );
      const { code = "written" } = (await response.json()) as { code?: string };
      const name = `${response.status} ${code}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: 25 }, visitor));
  const pots = await db().modelSpending.findMany({
    where: { pot: "visitors" },
  });
  const used = pots.reduce(
    (sum, { held, spent }) => sum + Number(held) + Number(spent),
    0,
  );
  return { counts, used, rows: await db().try.count() };
}
