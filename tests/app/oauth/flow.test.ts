import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as callMcp } from "@/app/mcp/route";
import { findMcpBearer, requireBearer } from "@/lib/access/bearer";
import { issuer } from "@/lib/access/oauth/mcp-resource";
import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import {
  createRequest,
  createUser,
  password,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";
import { publishDocument } from "@/tests/support/oauth";
import { createLocalApp, sendToHandlers } from "@/tests/support/oauth-handlers";

process.env.ALLOW_LOOPBACK_FETCH = "true";
afterAll(closeConnections);

/** A user, and an app that registered itself. */
async function createPair() {
  const user = await createUser();
  const cookie = await signIn(user);
  const app = createLocalApp();
  const id: string = (await app.register()).body.client_id;
  return { user, cookie, app, id };
}

const works = async (token: string, now = new Date()) =>
  (await findMcpBearer(token, now)) !== null;
const grantsOf = (user: { id: number }) =>
  db().oAuthGrant.findMany({ where: { userId: user.id } });
const minute = 60_000;

test("an app that registered itself gets a token by the user's consent, which opens what was allowed", async () => {
  const { user, cookie, app, id } = await createPair();
  const { status, body } = await app.ask(cookie, app.queryOf(id));
  expect(status).toBe(200);
  expect(body).toEqual({
    kind: "ask",
    app: { name: "Helper", host: null },
    returnHost: "assistant.example",
    scopes: ["read", "generate"],
    offered: ["write", "etsy"],
    email: user.email,
  });
  const { parameters } = await app.answer(cookie, app.queryOf(id));
  expect(parameters).toEqual({
    code: expect.any(String),
    state: "a state",
    iss: issuer(),
  });
  const answer = await app.exchange(id, parameters.code ?? "");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.body).toEqual({
    access_token: expect.stringMatching(/^lw_at_[\w-]{43}$/),
    token_type: "Bearer",
    expires_in: 3_600,

    refresh_token: expect.stringMatching(/^lw_rt_[\w-]{43}$/),
    scope: "read generate",
  });
  const [grant] = await grantsOf(user);
  expect(
    await findMcpBearer(answer.body.access_token, new Date()),
  ).toMatchObject({
    id: grant?.id,
    user: { id: user.id },
    scopes: ["read", "generate"],
  });
});

test("an app that publishes a document is known by its host, and its document is fetched once while it counts", async () => {
  const { cookie, app } = await createPair();
  const site = await publishDocument({ client_name: "Claude" });
  const { body } = await app.ask(cookie, app.queryOf(site.id));
  expect(body.app).toEqual({ name: "Claude", host: new URL(site.id).host });
  expect(await works((await app.tokens(site.id, cookie)).access_token)).toBe(
    true,
  );
  expect(site.fetched).toBe(1);
  await site.close();
});

test("a known app that asks for an answer at another address is named in the refusal, and gets none", async () => {
  const { cookie, app, id } = await createPair();
  const { body } = await app.ask(
    cookie,
    app.queryOf(id, { redirect_uri: "https://evil.example/callback" }),
  );
  expect(body).toMatchObject({
    kind: "refused",
    app: { name: "Helper" },
    returnTo: null,
    returnHost: null,
  });
});

test("a document that no longer counts is fetched again, and what it says now is what holds", async () => {
  const { cookie, app } = await createPair();
  const site = await publishDocument();
  await app.ask(cookie, app.queryOf(site.id));
  await db().oAuthClient.update({
    where: { id: site.id },
    data: { documentUntil: new Date(Date.now() - 1) },
  });
  site.document.body = JSON.stringify({
    ...site.metadata,
    redirect_uris: ["https://assistant.example/new"],
  });
  expect((await app.ask(cookie, app.queryOf(site.id))).body).toMatchObject({
    kind: "refused",
    returnTo: null,
  });
  expect(site.fetched).toBe(2);
  await site.close();
});

test.each([
  ["yes", true],
  ["no", false],
])(
  "%s for the account that was shown, while another is signed in: 409, and nobody gave anything",
  async (_, allow) => {
    const { user, cookie, app, id } = await createPair();
    const shown = await createUser();
    const { status, redirectTo } = await app.answer(
      cookie,
      app.queryOf(id),
      allow,
      shown.email,
    );
    expect([status, redirectTo]).toEqual([409, undefined]);
    expect([await grantsOf(user), await grantsOf(shown)]).toEqual([[], []]);
  },
);

test("a user who says no: the app gets access_denied and no code", async () => {
  const { user, cookie, app, id } = await createPair();
  const { parameters } = await app.answer(cookie, app.queryOf(id), false);
  expect(parameters).toMatchObject({
    error: "access_denied",
    state: "a state",
    iss: issuer(),
  });
  expect(parameters.code).toBeUndefined();
  expect(await grantsOf(user)).toEqual([]);
});

test("an app that asks for no scopes gets those without the shop, and what is not ours to give is left out", async () => {
  const { cookie, app, id } = await createPair();
  const scopesFor = async (scope: string | undefined) =>
    (await app.ask(cookie, app.queryOf(id, { scope }))).body.scopes;
  expect(await scopesFor(undefined)).toEqual(["check", "read", "generate"]);
  expect(await scopesFor("offline_access etsy read webhooks")).toEqual([
    "read",
    "etsy",
  ]);
});

test("a second consent to the same app shows and gives what it has too, and the user is notified of what is new", async () => {
  const { user, cookie, app, id } = await createPair();
  const first = await app.tokens(id, cookie, { scope: "read" });
  expect(
    (await app.ask(cookie, app.queryOf(id, { scope: "etsy" }))).body.scopes,
  ).toEqual(["read", "etsy"]);
  const second = await app.tokens(id, cookie, { scope: "etsy" });
  expect(second.scope).toBe("read etsy");
  await app.tokens(id, cookie, { scope: "read" });
  expect(await grantsOf(user)).toMatchObject([{ scopes: ["read", "etsy"] }]);
  expect((await findMcpBearer(first.access_token, new Date()))?.scopes).toEqual(
    ["read"],
  );
  expect(
    (await findMcpBearer(second.access_token, new Date()))?.scopes,
  ).toEqual(["read", "etsy"]);
  const emails = (await queuedEmails(user.email)).map(({ email }) => email);
  expect(emails).toMatchObject([
    {
      template: "app_connected",
      name: "Helper",
      host: null,
      scopes: [expect.stringContaining("Read your listings")],
    },
    {
      template: "app_connected",
      scopes: [expect.any(String), expect.stringContaining("Etsy shop")],
    },
  ]);
});

test("a consent shows and gives nothing of what another user or another app has", async () => {
  const { cookie, app, id } = await createPair();
  await app.tokens(id, cookie, { scope: "etsy" });
  const other: string = (await app.register()).body.client_id;
  const stranger = await signIn(await createUser());
  for (const [who, asking] of [
    [cookie, other],
    [stranger, id],
  ] as const) {
    expect(
      (await app.ask(who, app.queryOf(asking, { scope: "read" }))).body.scopes,
    ).toEqual(["read"]);
    expect((await app.tokens(asking, who, { scope: "read" })).scope).toBe(
      "read",
    );
  }
});

test("parallel consents to one app make one grant", async () => {
  const { user, cookie, app, id } = await createPair();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => app.answer(cookie, app.queryOf(id))),
  );
  expect(countStatuses(answers)).toEqual({ 200: 6 });
  expect(await grantsOf(user)).toHaveLength(1);
});

test("a refresh token works once and gives new tokens, with the same access or less", async () => {
  const { cookie, app, id } = await createPair();
  const first = await app.tokens(id, cookie);
  const second = (
    await app.refresh(id, first.refresh_token, { resource: undefined })
  ).body;
  expect(second).toMatchObject({ scope: "read generate", expires_in: 3_600 });
  expect(second.refresh_token).not.toBe(first.refresh_token);
  const narrow = (
    await app.refresh(id, second.refresh_token, { scope: "read" })
  ).body;
  expect(
    (await findMcpBearer(narrow.access_token, new Date()))?.scopes,
  ).toEqual(["read"]);
  const wide = await app.refresh(id, narrow.refresh_token, {
    scope: "read etsy",
  });
  expect([wide.status, wide.body.error]).toEqual([400, "invalid_scope"]);
  expect((await app.refresh(id, narrow.refresh_token)).body.scope).toBe(
    "read generate",
  );
});

test("of parallel uses of one code, one gets tokens, and the others end them", async () => {
  const { user, cookie, app, id } = await createPair();
  const code = await app.code(id, cookie);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.exchange(id, code)),
  );
  expect(countStatuses(answers)).toEqual({ 200: 1, 400: 7 });
  const token = answers.find(({ status }) => status === 200)?.body.access_token;
  expect(await works(token)).toBe(false);
  expect(await grantsOf(user)).toEqual([]);
});

test("a token ends after an hour, also for the calls of the public interface from the start", async () => {
  const { cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie);
  const in59 = new Date(Date.now() + 59 * minute);
  expect([
    await works(access_token, in59),
    await works(access_token, new Date(Date.now() + 60 * minute)),
  ]).toEqual([true, false]);
  const headers = { authorization: `Bearer ${access_token}` };
  const call = requireBearer(
    new Request(`${issuer()}/api/v1/usage`, { headers }),
    new Date(),
  );
  await expect(call).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a token for another resource opens nothing", async () => {
  const { user, cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie);
  expect(await works(access_token)).toBe(true);
  await db().oAuthToken.updateMany({
    where: { grant: { userId: user.id } },
    data: { resource: "https://other.example/mcp" },
  });
  expect(await works(access_token)).toBe(false);
});

test("a refresh token opens nothing by itself", async () => {
  const { cookie, app, id } = await createPair();
  const { refresh_token } = await app.tokens(id, cookie);
  expect(await works(refresh_token)).toBe(false);
});

test("revoking either token ends both, and the app is no longer connected", async () => {
  for (const kind of ["access_token", "refresh_token"] as const) {
    const { user, cookie, app, id } = await createPair();
    const tokens = await app.tokens(id, cookie);
    expect((await app.revoke(id, tokens[kind])).status).toBe(200);
    expect(await works(tokens.access_token)).toBe(false);
    expect((await app.refresh(id, tokens.refresh_token)).body.error).toBe(
      "invalid_grant",
    );
    expect(await grantsOf(user)).toEqual([]);
    expect((await app.revoke(id, tokens[kind])).status).toBe(200);
  }
});

test("another app can't revoke a token", async () => {
  const { cookie, app, id } = await createPair();
  const other: string = (await app.register()).body.client_id;
  const { access_token } = await app.tokens(id, cookie);
  expect((await app.revoke(other, access_token)).status).toBe(200);
  expect(await works(access_token)).toBe(true);
});

test("a new password ends every app's access, also what is being allowed at that moment", async () => {
  const { user, cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie);
  const code = await app.code(id, cookie);
  const change = { currentPassword: password, newPassword: "Glazed-twice-9" };
  const changed = await changePassword(
    createRequest("POST", "/api/auth/change-password", change, { cookie }),
  );
  expect(changed.status).toBe(200);
  expect([
    await works(access_token),
    (await app.exchange(id, code)).body.error,
  ]).toEqual([false, "invalid_grant"]);
  expect((await app.answer(cookie, app.queryOf(id))).status).toBe(401);
  expect(await grantsOf(user)).toEqual([]);
});

test("a token that doesn't work: 401 at /mcp with where to ask for access", async () => {
  const call = async (token: string) => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const headers = {
      authorization: `Bearer ${token}`,
      "X-Forwarded-For": randomIpAddress(),
    };
    return callMcp(createRequest("POST", "/mcp", body, { headers }));
  };
  const { cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie);
  expect((await call(access_token)).status).toBe(200);
  await app.revoke(id, access_token);
  const refused = await call(access_token);
  expect(refused.status).toBe(401);
  const challenge = refused.headers.get("www-authenticate");
  expect(challenge).toMatch(/^Bearer error="invalid_token", /);
  expect(challenge).toContain('scope="check read generate"');
  expect(challenge).toContain(
    `resource_metadata="${issuer()}/.well-known/oauth-protected-resource/mcp"`,
  );
});

const callTool = async (
  token: string | null,
  name: string,
  args: unknown = {},
) => {
  const body = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  };
  const authorization =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...authorization, "X-Forwarded-For": randomIpAddress() };
  const { status, headers: answered } = await callMcp(
    createRequest("POST", "/mcp", body, { headers }),
  );
  const [, scope = null] =
    /scope="([^"]*)"/.exec(answered.get("www-authenticate") ?? "") ?? [];
  return { status, scope };
};

test.each([
  ["nobody", null],
  ["a token that has ended", "lw_at_ended"],
])(
  "%s: 401 names what an app gets by default, and what the tool needs",
  async (_, token) => {
    const all = "check read generate etsy";
    expect(await callTool(token, "find_my_listings")).toEqual({
      status: 401,
      scope: "check read generate",
    });
    expect(await callTool(token, "create_etsy_draft")).toEqual({
      status: 401,
      scope: all,
    });
  },
);

test("a token that lacks a scope: 403 names what it has and what the tool needs, and one consent gives both", async () => {
  const { cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie, { scope: "read" });
  expect(await callTool(access_token, "create_etsy_draft")).toEqual({
    status: 403,
    scope: "read etsy",
  });
  const wider = await app.tokens(id, cookie, { scope: "etsy" });
  expect((await callTool(wider.access_token, "create_etsy_draft")).status).toBe(
    200,
  );
  expect((await callTool(wider.access_token, "find_my_listings")).status).toBe(
    200,
  );
});

test("a registered secret is asked for, and the right one is taken", async () => {
  const { cookie, app } = await createPair();
  const { body } = await app.register({
    token_endpoint_auth_method: "client_secret_post",
  });
  const code = await app.code(body.client_id, cookie);
  for (const client_secret of [undefined, "wrong"]) {
    const refused = await app.exchange(body.client_id, code, { client_secret });
    expect([refused.status, refused.body.error]).toEqual([
      401,
      "invalid_client",
    ]);
  }
  expect(
    (
      await app.exchange(body.client_id, code, {
        client_secret: body.client_secret,
      })
    ).status,
  ).toBe(200);
});

test("a 401 of the token endpoint speaks of Basic only to who tried it", async () => {
  const { app, id } = await createPair();
  const form = app.codeForm(id, "none");
  const challengeFor = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await sendToHandlers("POST", "/oauth/token", {
      form: { ...form, client_id: "nobody" },
      headers,
    });
    return [
      answer.status,
      (await answer.json()).error,
      answer.headers.get("www-authenticate"),
    ];
  };
  expect(await challengeFor()).toEqual([401, "invalid_client", null]);
  expect(await challengeFor("Bearer x")).toEqual([401, "invalid_client", null]);
  expect(await challengeFor(`Basic ${btoa("nobody:")}`)).toEqual([
    401,
    "invalid_client",
    'Basic realm="oauth"',
  ]);
});

test("the database holds no code, token or secret that can be used", async () => {
  const { user, cookie, app } = await createPair();
  const { body } = await app.register({
    token_endpoint_auth_method: "client_secret_post",
  });
  const code = await app.code(body.client_id, cookie);
  const { body: tokens } = await app.exchange(body.client_id, code, {
    client_secret: body.client_secret,
  });
  const rows = await db().$queryRaw<{ text: string }[]>`
    SELECT concat(to_jsonb(g), to_jsonb(c), to_jsonb(o), to_jsonb(t)) AS text FROM "OAuthGrant" g
    JOIN "OAuthClient" c ON c.id = g."clientId" JOIN "OAuthCode" o ON o."grantId" = g.id
    JOIN "OAuthToken" t ON t."grantId" = g.id WHERE g."userId" = ${user.id}`;
  expect(rows).toHaveLength(2);
  for (const secret of [
    code,
    body.client_secret,
    tokens.access_token,
    tokens.refresh_token,
  ]) {
    const random: string = secret.slice(-43);
    for (const { text } of rows)
      for (let at = 0; at + 8 <= random.length; at += 1)
        expect(text).not.toContain(random.slice(at, at + 8));
  }
});
