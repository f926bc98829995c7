import { randomUUID } from "node:crypto";
import { POST as connect } from "@/app/api/etsy/connect/route";
import { DELETE, GET } from "@/app/api/etsy/connection/route";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import {
  answerConsent,
  createEtsySeller,
  startTestEtsy,
} from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { inFullRuns } from "@/tests/support/repetitions";

const adminEmail = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = adminEmail;
let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const read = async (cookie: string) =>
  (
    await GET(
      createRequest("GET", "/api/etsy/connection", undefined, { cookie }),
    )
  ).json();
const outcome = (name: string) => ({
  status: 303,
  location: `/dashboard?etsy=${name}`,
});
const consentsOf = (userId: number) =>
  db().etsyConsent.count({ where: { userId } });
const connectionsOf = (userId: number) =>
  db().etsyConnection.findMany({ where: { userId } });

test("connect: the consent page is asked for three scopes, with PKCE and the registered callback", async () => {
  const seller = await createEtsySeller();
  const { searchParams, pathname } = new URL(await seller.start());
  expect(pathname).toBe("/etsy/oauth/connect");
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: "code",
    client_id: etsy.keystring,
    scope: "listings_r listings_w shops_r",

    redirect_uri: "http://localhost:3000/api/etsy/callback",
    code_challenge_method: "S256",

    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test("connect: after the consent the shop is shown, and its tokens are nowhere", async () => {
  const seller = await createEtsySeller();
  expect(await seller.connect()).toEqual(outcome("connected"));
  const answer = await read(seller.cookie);
  expect(answer).toMatchObject({
    isAvailable: true,
    connected: true,
    problem: null,
    shopName: "HarborClayStudio",
    currency: "USD",

    languages: ["en-US", "de"],
    shopUrl: "https://www.etsy.com/shop/HarborClayStudio",
  });
  const [stored] = await connectionsOf(seller.user.id);
  expect(stored).toMatchObject({
    etsyUserId: 51_000_001n,
    etsyShopId: 61_000_001n,
    scopes: ["listings_r", "listings_w", "shops_r"],
  });
  const text = JSON.stringify([answer, stored], (_, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
  expect(text).not.toContain("51000001.");
  expect(text).not.toContain(
    Buffer.from("51000001.").toString("base64url").slice(0, 10),
  );
});

test("state: a callback works once", async () => {
  const seller = await createEtsySeller();
  const address = await answerConsent(await seller.start());
  expect(await seller.finish(address)).toEqual(outcome("connected"));
  await etsy.clearFaults();
  expect(await seller.finish(address)).toEqual(outcome("expired"));
  const tokenCalls = (await etsy.calls()).filter(({ path }) =>
    path.endsWith("/oauth/token"),
  );
  expect(tokenCalls).toHaveLength(1);
});

test.each(["another session of the seller", "the session of somebody else"])(
  "state: a callback in %s consumes nothing and connects nothing",
  async (whose) => {
    const seller = await createEtsySeller();
    const address = await answerConsent(await seller.start());
    const other = whose.startsWith("another")
      ? await seller.signInAgain()
      : (await createEtsySeller()).cookie;
    expect(await seller.finish(address, other)).toEqual(outcome("expired"));
    expect((await read(other)).connected).toBe(false);
    expect(await consentsOf(seller.user.id)).toBe(1);
    expect(await seller.finish(address)).toEqual(outcome("connected"));
  },
);

test("callback without a session: leads to the sign-in page and consumes nothing", async () => {
  const seller = await createEtsySeller();
  const address = await answerConsent(await seller.start());
  expect(await seller.finish(address, "")).toEqual({
    status: 303,
    location: "/signin?callbackUrl=%2Fshop",
  });
  expect(await seller.finish(address)).toEqual(outcome("connected"));
});

test("state: ends after ten minutes, and with its session", async () => {
  const seller = await createEtsySeller();
  const late = await answerConsent(await seller.start());
  await db()
    .$executeRaw`UPDATE "EtsyConsent" SET "expiresAt" = now() - interval '1 second' WHERE "userId" = ${seller.user.id}`;
  expect(await seller.finish(late)).toEqual(outcome("expired"));
  await seller.start();
  await db().session.deleteMany({ where: { userId: seller.user.id } });
  expect(await consentsOf(seller.user.id)).toBe(0);
});

test("PKCE: a code that belongs to another challenge connects nothing", async () => {
  const victim = await createEtsySeller();
  const attacker = await createEtsySeller();
  const code =
    new URL(await answerConsent(await victim.start())).searchParams.get(
      "code",
    ) ?? "";
  const address = new URL(await answerConsent(await attacker.start()));
  address.searchParams.set("code", code);
  expect(await attacker.finish(address.href)).toEqual(outcome("failed"));
  expect(await connectionsOf(attacker.user.id)).toEqual([]);
});

test("consent: when the seller denies it, nothing is stored", async () => {
  const seller = await createEtsySeller();
  expect(
    await seller.finish(
      await answerConsent(await seller.start(), { deny: "true" }),
    ),
  ).toEqual(outcome("denied"));
  expect([
    await connectionsOf(seller.user.id),
    await consentsOf(seller.user.id),
  ]).toEqual([[], 0]);
});

test("consent: a seller without a shop is told so", async () => {
  await etsy.setUpShop({ shop_id: null });
  expect(await (await createEtsySeller()).connect()).toEqual(
    outcome("no_shop"),
  );
});

type Fault = { mode: string; status?: number; path: string };

test.each<[string, Fault]>([
  [
    "the token endpoint fails",
    { mode: "status", status: 500, path: "oauth/token" },
  ],
  [
    "the shop cannot be read",
    { mode: "status", status: 503, path: "/users/me" },
  ],
  ...inFullRuns<[string, Fault]>([
    ["Etsy answers with a page", { mode: "html", path: "oauth/token" }],
    [
      "the answer with the tokens is lost",
      { mode: "lost_answer", path: "oauth/token" },
    ],
  ]),
])(
  "consent: when %s, the seller is told to try again, and can",
  async (_, fault) => {
    const seller = await createEtsySeller();
    await etsy.fail("etsy", { ...fault, count: 1 });
    expect(await seller.connect()).toEqual(outcome("failed"));
    expect(await seller.connect()).toEqual(outcome("connected"));
  },
);

test("another shop: replaces the first", async () => {
  const seller = await createEtsySeller();
  await seller.connect();
  await etsy.setUpShop({ user_id: 7, shop_id: 8, shop_name: "SecondShop" });
  await seller.connect();
  expect(await connectionsOf(seller.user.id)).toMatchObject([
    { etsyShopId: 8n, shopName: "SecondShop" },
  ]);
});

test("two callbacks of one seller at once: one connection", async () => {
  const seller = await createEtsySeller();
  const addresses = [
    await answerConsent(await seller.start()),
    await answerConsent(await seller.start()),
  ];
  await Promise.all(addresses.map((address) => seller.finish(address)));
  expect(await connectionsOf(seller.user.id)).toHaveLength(1);
});

test("disconnect: deletes everything of Etsy's, of this seller alone", async () => {
  const [seller, other] = [await createEtsySeller(), await createEtsySeller()];
  await Promise.all([seller.connect(), other.connect()]);
  await seller.start();
  const response = await DELETE(
    createRequest("DELETE", "/api/etsy/connection", undefined, {
      cookie: seller.cookie,
    }),
  );
  expect(response.status).toBe(204);
  expect([
    await connectionsOf(seller.user.id),
    await consentsOf(seller.user.id),
  ]).toEqual([[], 0]);
  expect((await read(seller.cookie)).connected).toBe(false);
  expect((await read(other.cookie)).connected).toBe(true);
});

const makeStale = (userId: number) =>
  db().etsyConnection.updateMany({
    where: { userId },
    data: { shopReadAt: new Date(Date.now() - 24 * 3_600_000) },
  });

test("what Etsy said of the shop is a day old: it is read again before it is shown", async () => {
  const seller = await createEtsySeller();
  await seller.connect();
  await etsy.setUpShop({ shop_name: "NewName", languages: ["fr"] });
  expect((await read(seller.cookie)).shopName).toBe("HarborClayStudio");
  await makeStale(seller.user.id);
  expect(await read(seller.cookie)).toMatchObject({
    shopName: "NewName",
    languages: ["fr"],
  });
  await makeStale(seller.user.id);
  await etsy.fail("etsy", { mode: "status", status: 500 });
  expect(await read(seller.cookie)).toMatchObject({
    connected: true,
    shopName: null,
    languages: [],
  });
});

test("a shop that was closed: the connection says so", async () => {
  const seller = await createEtsySeller();
  await seller.connect();
  await makeStale(seller.user.id);
  await etsy.setUpShop({ is_closed: true });
  expect(await read(seller.cookie)).toMatchObject({
    connected: false,
    problem: "shop_closed",
    shopName: null,
  });
  await etsy.setUpShop();
  expect(await seller.connect()).toEqual(outcome("connected"));
  expect(await read(seller.cookie)).toMatchObject({
    connected: true,
    problem: null,
  });
});

test("without keys: administrators see what to register, others nothing, and nobody can connect", async () => {
  jest.replaceProperty(env(), "ETSY_KEYSTRING", undefined);
  const [user, admin] = await Promise.all([
    signIn(await createUser()),
    signIn(await createUser({ email: adminEmail })),
  ]);
  expect(await read(user)).toMatchObject({
    isAvailable: false,
    setup: null,
    connected: false,
  });
  expect(await read(admin)).toMatchObject({
    isAvailable: false,
    setup: { callbackUrl: "http://localhost:3000/api/etsy/callback" },
  });
  for (const cookie of [user, admin])
    expect(
      (
        await connect(
          createRequest("POST", "/api/etsy/connect", {}, { cookie }),
        )
      ).status,
    ).toBe(404);
});
