import { randomUUID } from "node:crypto";
import { POST as callMcp } from "@/app/mcp/route";
import { answerAuthorization } from "@/lib/access/oauth/authorization";
import { db } from "@/lib/database/db";
import { insertConsent } from "@/lib/etsy/connection/connection-data";
import { hashToken } from "@/lib/token";
import { closeConnections } from "@/tests/support/connections";
import {
  createRequest,
  createUser,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { createLocalApp, sendToHandlers } from "@/tests/support/oauth-handlers";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

const app = createLocalApp();
const register = async (): Promise<string> =>
  (await app.register()).body.client_id;

test.each(["/oauth/token", "/oauth/revoke"])(
  "%s: more than 600 calls in a minute from one address are refused, whatever they send, and others go on",
  async (path) => {
    const ipAddress = randomIpAddress();
    const form = {
      grant_type: "refresh_token",
      client_id: "nobody",
      refresh_token: "none",
      token: "none",
    };
    const send = async (from: string) =>
      (
        await sendToHandlers("POST", path, {
          form,
          headers: { "X-Forwarded-For": from },
        })
      ).status;
    expect(await send(ipAddress)).toBe(401);
    await setUsed("oauth", ipAddress, 599);
    expect([
      await send(ipAddress),
      await send(ipAddress),
      await send(randomIpAddress()),
    ]).toEqual([401, 429, 401]);
  },
);

test("consent: more than 60 questions and answers of a user in ten minutes are refused, and others go on", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const [cookie, otherCookie] = [await signIn(user), await signIn(other)];
  const query = app.queryOf(await register());
  expect((await app.ask(cookie, query)).status).toBe(200);
  await setUsed("oauth_authorization", String(user.id), 59);
  expect((await app.answer(cookie, query, true, user.email)).status).toBe(200);
  expect((await app.answer(cookie, query, true, user.email)).status).toBe(429);
  expect((await app.ask(cookie, query)).status).toBe(429);
  expect((await app.ask(otherCookie, query)).status).toBe(200);
});

test("/mcp: more than 300 calls in a minute with the tokens of one consent are refused, and other consents go on", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const call = async (token: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "X-Forwarded-For": randomIpAddress(),
    };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    return (await callMcp(createRequest("POST", "/mcp", message, { headers })))
      .status;
  };
  const [id, other] = [await register(), await register()];
  const [first, second, others] = [
    await app.tokens(id, cookie),
    await app.tokens(id, cookie),
    await app.tokens(other, cookie),
  ];
  expect(await call(first.access_token)).toBe(200);
  const grant = await db().oAuthGrant.findFirst({
    where: { userId: user.id, clientId: id },
  });
  await setUsed("api_key", grant?.id ?? "", 299);
  expect([
    await call(first.access_token),
    await call(second.access_token),
  ]).toEqual([200, 429]);
  expect(await call(others.access_token)).toBe(200);
});

test.each(["ended", "was signed out", "is another user's"])(
  "consent: nothing is given in a session that %s since the page was read",
  async (how) => {
    const user = await createUser();
    const cookie = await signIn(
      how === "is another user's" ? await createUser() : user,
    );
    const sid = hashToken(/=([\w-]{43})/.exec(cookie)?.[1] ?? "");
    expect(await db().session.count({ where: { sid } })).toBe(1);
    if (how === "ended")
      await db().session.update({
        where: { sid },
        data: { expire: new Date(Date.now() - 1) },
      });
    if (how === "was signed out") await db().session.delete({ where: { sid } });
    const query = app.queryOf(await register());
    const answer = { query, allow: true, email: user.email, offered: [] };
    await expect(
      answerAuthorization(answer, { ...user, sid }, new Date()),
    ).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await db().oAuthGrant.count({ where: { userId: user.id } })).toBe(0);
  },
);

test("connecting a shop: of a user's open consents on Etsy the ten newest stay, and those of others", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const begin = async ({ id }: { id: number }, minutes: number) => {
    const [stateHash, sid] = [randomUUID(), randomUUID()];
    await db().session.create({
      data: {
        sid,
        userId: id,
        sess: {},
        expire: new Date(Date.now() + 3_600_000),
      },
    });
    await insertConsent(
      { stateHash, userId: id, sid, keyId: "key", verifier: "sealed" },
      minutes * 60_000,
    );
    return stateHash;
  };
  const begun = [];
  const kept = await begin(other, 1);
  for (let minutes = 1; minutes <= 13; minutes += 1)
    begun.push(await begin(user, minutes));
  const rows = await db().etsyConsent.findMany({
    where: { userId: user.id },
    select: { stateHash: true },
  });
  expect(rows.map(({ stateHash }) => stateHash).sort()).toEqual(
    begun.slice(3).sort(),
  );
  expect(await db().etsyConsent.count({ where: { stateHash: kept } })).toBe(1);
});
