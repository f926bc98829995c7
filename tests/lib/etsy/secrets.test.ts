import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET as readConnection } from "@/app/api/etsy/connection/route";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { openTokens } from "@/lib/etsy/connection/seal-tokens";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { describeError, log } from "@/lib/log";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { createPublisher } from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_098, shop_id: 61_000_098 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const toText = (value: unknown) =>
  JSON.stringify(value, (_, each) => {
    if (typeof each === "bigint") return String(each);
    return each instanceof Error ? describeError(each) : each;
  });

test("tokens, codes and keys: in no log line, job, answer, export or table", async () => {
  const lines: unknown[] = [];
  for (const level of ["debug", "info", "warn", "error"] as const)
    jest
      .spyOn(log(), level)
      .mockImplementation((...entry: unknown[]) => void lines.push(entry));
  const seller = await createPublisher();
  await etsy.fail("etsy", {
    mode: "status",
    status: 400,
    message: "bad request",
    path: "/users/me",
    count: 1,
  });
  await seller.connect();
  await etsy.fail("etsy", {
    mode: "lost_answer",
    path: "oauth/token",
    count: 1,
  });
  await seller.connect();
  await seller.connect();
  const connection = await findConnection(seller.userId);
  const tokens = connection && openTokens(seller.userId, connection);
  const { publicationId } = (await seller.publish()).body;
  const jobs = await listJobs({});
  await etsy.fail("etsy", { mode: "html", path: "/images", count: 1 });
  await seller.work(publicationId, publishStep);
  await etsy.changeTokens({ action: "expire" });
  await seller.work(publicationId, publishStep);
  const own = { cookie: seller.cookie };
  const answers = [
    await (
      await readConnection(createRequest("GET", "/", undefined, own))
    ).text(),
    await (
      await exportAccount(createRequest("GET", "/", undefined, own))
    ).text(),
    (await seller.read(publicationId)).body,
  ];
  const tables = [
    await db().etsyConnection.findMany(),
    await db().etsyConsent.findMany(),
    await db().etsyRate.findMany(),
    await db().publication.findMany({ where: { userId: seller.userId } }),
  ];
  const sent = (await etsy.calls()).flatMap(({ body }) => [
    body?.code,
    body?.code_verifier,
    body?.refresh_token,
  ]);
  const secrets = [
    ...sent,
    tokens?.accessToken,
    tokens?.refreshToken,
    env().ETSY_SHARED_SECRET,
    ...(env().TOKEN_ENCRYPTION_KEY ?? []),
  ].filter((secret) => secret !== undefined);
  expect(secrets.length).toBeGreaterThan(8);
  expect(lines.length).toBeGreaterThan(5);
  for (const [place, content] of Object.entries({
    lines,
    jobs,
    answers,
    tables,
  }))
    expect([
      place,
      secrets.filter((secret) => toText(content).includes(secret)),
    ]).toEqual([place, []]);
});

test("log: a token in Etsy's own words is masked", () => {
  const words = `token 51000001.${"aB3_".repeat(10)} is unknown`;
  expect(toText(new Error(words))).not.toContain("aB3_aB3_");
});
