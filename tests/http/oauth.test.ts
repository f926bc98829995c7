import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createUser, randomIpAddress, signIn } from "@/tests/support/factories";
import { call, instances } from "@/tests/support/instances";
import {
  createAssistantApp,
  publishDocument,
  sendOver,
} from "@/tests/support/oauth";
import { startInstance } from "@/tests/support/one-more-instance";
import { someOf } from "@/tests/support/repetitions";

/**
 * Both have the first one's address; neither may fetch from this computer, as
 * in production.
 */
const [first, second] = instances();
/**
 * Has an address of its own, may fetch from this computer, and logs everything.
 */
let own: Awaited<ReturnType<typeof startInstance>>;
let log = "";

beforeAll(async () => {
  own = await startInstance({
    ALLOW_LOOPBACK_FETCH: "true",
    LOG_LEVEL: "debug",
  });
  own.child.stdout?.on("data", (bytes) => (log += String(bytes)));
  own.child.stderr?.on("data", (bytes) => (log += String(bytes)));
});
afterAll(async () => {
  own?.child.kill("SIGKILL");
  await own?.ended;
  await closeConnections();
});

const readJson = async (address: string) => {
  const response = await fetch(address);
  expect([
    response.status,
    response.headers.get("access-control-allow-origin"),
  ]).toEqual([200, "*"]);
  return response.json();
};

/** A user, and an app that registered itself at the instances. */
async function createPair() {
  const user = await createUser();
  const { issuer } = await readJson(
    `${first}/.well-known/oauth-authorization-server`,
  );
  const app = createAssistantApp(sendOver(first), issuer);
  const id: string = (await app.register()).body.client_id;
  return { user, cookie: await signIn(user), app, id, issuer: String(issuer) };
}

/** One call of a tool that needs an account. */
const callTool = (instance: string, token?: string) =>
  fetch(`${instance}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": randomIpAddress(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "find_my_listings", arguments: {} },
    }),
  });
const statusOf = async (token: string, instance = first) =>
  (await callTool(instance, token)).status;

/**
 * From what the address of the tools alone tells to the addresses of everything
 * else.
 */
async function discover(instance: string) {
  const refused = await callTool(instance);
  expect(refused.status).toBe(401);
  const [, address] =
    /resource_metadata="([^"]+)"/.exec(
      refused.headers.get("www-authenticate") ?? "",
    ) ?? [];
  const resource = await readJson(address ?? "");
  expect(resource.resource).toBe(`${instance}/mcp`);
  expect(
    await readJson(`${instance}/.well-known/oauth-protected-resource`),
  ).toEqual(resource);
  const [issuer] = resource.authorization_servers;
  const server = await readJson(
    `${issuer}/.well-known/oauth-authorization-server`,
  );
  expect(server).toMatchObject({
    issuer,

    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],

    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  expect(resource.scopes_supported).not.toContain("offline_access");
  return server;
}

/** The tables with a row that holds one of the texts. */
async function findInDatabase(...texts: string[]) {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db().$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM ${name} AS row WHERE EXISTS (
         SELECT 1 FROM unnest($1::text[]) AS text
         WHERE strpos(to_jsonb(row)::text, text) > 0) LIMIT 1`,
      texts,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test.each(["registers itself", "publishes a document"])(
  "an app that knows /mcp alone and %s: discovery, consent, a call, a refresh, the end; nothing of it in log or database",
  async (how) => {
    const server = await discover(own.address);
    const user = await createUser();
    const cookie = await signIn(user);
    const app = createAssistantApp(sendOver(own.address), server.issuer);
    const site = await publishDocument({ client_name: "Published" });
    const path = (address: string) => new URL(address).pathname;
    expect([
      path(server.registration_endpoint),
      path(server.token_endpoint),
      path(server.revocation_endpoint),
    ]).toEqual(["/oauth/register", "/oauth/token", "/oauth/revoke"]);
    const id =
      how === "publishes a document"
        ? site.id
        : (await app.register()).body.client_id;

    const page = await fetch(
      `${server.authorization_endpoint}${app.queryOf(id)}`,
      { headers: { cookie } },
    );
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(page.headers.get("content-security-policy")).toContain(
      "frame-ancestors 'none'",
    );
    const asked = await app.ask(cookie, app.queryOf(id));
    expect(asked.body).toMatchObject({
      kind: "ask",
      email: user.email,
      returnHost: "assistant.example",
    });
    const code = await app.code(id, cookie);
    const { status, body: tokens } = await app.exchange(id, code);
    expect(status).toBe(200);

    expect(await statusOf(tokens.access_token, own.address)).toBe(200);
    const listed = await call(
      own.address,
      "GET",
      "/api/connected-apps",
      undefined,
      { cookie },
    );
    expect(await listed.json()).toMatchObject([
      {
        name: how === "publishes a document" ? "Published" : "Helper",
        lastUsedAt: expect.any(String),
      },
    ]);
    const { body: renewed } = await app.refresh(id, tokens.refresh_token);
    expect(await statusOf(renewed.access_token, own.address)).toBe(200);
    expect((await app.revoke(id, renewed.refresh_token)).status).toBe(200);
    expect(await statusOf(renewed.access_token, own.address)).toBe(401);
    expect(
      await (
        await call(own.address, "GET", "/api/connected-apps", undefined, {
          cookie,
        })
      ).json(),
    ).toEqual([]);
    await site.close();

    const again = await app.code(id, cookie);
    const { body: kept } = await app.exchange(id, again);
    expect(log).toContain("/oauth/token");
    const secrets = [
      code,
      again,
      app.verifier,
      ...tokensOf(tokens),
      ...tokensOf(renewed),
      ...tokensOf(kept),
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(await findInDatabase(...secrets)).toEqual([]);
  },
);

const tokensOf = (tokens: { access_token: string; refresh_token: string }) => [
  tokens.access_token,
  tokens.refresh_token,
];

test("a search of the database for secrets finds what is there", async () => {
  const { email } = await createUser();
  expect(await findInDatabase("not there at all", email)).toContain(
    'public."User"',
  );
});

test.each([
  [
    "another resource",
    { resource: "https://other.example/mcp" },
    "invalid_target",
  ],
  ["the site for a resource", { resource: first }, "invalid_target"],
  ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
  [
    "no method of PKCE",
    { code_challenge_method: undefined },
    "invalid_request",
  ],
  [
    "no PKCE",
    { code_challenge: undefined, code_challenge_method: undefined },
    "invalid_request",
  ],
  [
    "a challenge that is too short",
    { code_challenge: "abc" },
    "invalid_request",
  ],
  [
    "a token in the address",
    { response_type: "token" },
    "unsupported_response_type",
  ],
  ["an answer in a fragment", { response_mode: "fragment" }, "invalid_request"],
])(
  "an app that asks with %s: it is told so, and gets no code even by consent",
  async (_, changes, error) => {
    const { cookie, app, id, issuer } = await createPair();
    const query = app.queryOf(id, changes);
    const { body } = await app.ask(cookie, query);
    expect(body.kind).toBe("refused");
    expect(
      Object.fromEntries(new URL(body.returnTo ?? "").searchParams),
    ).toMatchObject({ error, iss: issuer });
    const { parameters } = await app.answer(cookie, query);
    expect(parameters).toMatchObject({ error, state: "a state", iss: issuer });
    expect(parameters.code).toBeUndefined();
  },
);

test.each([
  ["another address", { redirect_uri: "https://evil.example/callback" }, ""],
  [
    "its address with a longer path",
    { redirect_uri: "https://assistant.example/callback/more" },
    "",
  ],
  [
    "its address with a query",
    { redirect_uri: "https://assistant.example/callback?a=b" },
    "",
  ],
  [
    "its address at another port",
    { redirect_uri: "https://assistant.example:8443/callback" },
    "",
  ],
  ["no address", { redirect_uri: undefined }, ""],
  ["an address of a script", { redirect_uri: "javascript:alert(1)" }, ""],
  ["the name of nobody", { client_id: "app_nobody" }, ""],
  ["a second address", {}, "&redirect_uri=https%3A%2F%2Fevil.example"],
  ["a second scope", {}, "&scope=etsy"],
])(
  "an app that asks with %s: the browser is sent nowhere",
  async (_, changes, more) => {
    const { cookie, app, id } = await createPair();
    const query = `${app.queryOf(id, changes)}${more}`;
    expect((await app.ask(cookie, query)).body).toMatchObject({
      kind: "refused",
      returnTo: null,
    });
    const { status, redirectTo } = await app.answer(cookie, query);
    expect([400, 401]).toContain(status);
    expect(redirectTo).toBeUndefined();
  },
);

/** Addresses that the fetch has tests of. */
const unreachable = [
  "https://169.254.169.254/latest/meta-data",
  "https://127.0.0.1/app.json",
  "https://10.0.0.8/app.json",
  "https://192.168.1.1/app.json",
  "https://[::1]/app.json",
  "https://[::ffff:127.0.0.1]/app.json",
  "https://localhost/app.json",
  "https://user@assistant.example/app.json",
  "http://assistant.example/app.json",
];

test.each(someOf(unreachable))(
  "a document at %s is not fetched",
  async (id) => {
    const { cookie, app } = await createPair();
    const { body } = await app.ask(cookie, app.queryOf(id));
    expect(body).toMatchObject({ kind: "refused", app: null, returnTo: null });
    expect(await db().oAuthClient.count({ where: { id } })).toBe(0);
  },
);

test("a document on this computer is not fetched where that isn't allowed", async () => {
  const { cookie, app } = await createPair();
  const site = await publishDocument();
  expect((await app.ask(cookie, app.queryOf(site.id))).body).toMatchObject({
    kind: "refused",
    returnTo: null,
  });
  expect(site.fetched).toBe(0);
  await site.close();
});

test("a code in the wrong hands is refused, each time with the right error, and works for its own app still", async () => {
  const { cookie, app, id } = await createPair();
  const other: string = (await app.register()).body.client_id;
  const code = await app.code(id, cookie);
  const refused = async (
    client: string,
    changes: Record<string, string | undefined>,
  ) => {
    const { status, body } = await app.exchange(client, code, changes);
    return [status, body.error];
  };
  expect(await refused(id, { code_verifier: "a".repeat(43) })).toEqual([
    400,
    "invalid_grant",
  ]);
  expect(await refused(id, { code_verifier: undefined })).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await refused(id, { resource: "https://other.example/mcp" })).toEqual([
    400,
    "invalid_target",
  ]);
  expect(
    await refused(id, { redirect_uri: "https://evil.example/callback" }),
  ).toEqual([400, "invalid_grant"]);
  expect(await refused(other, {})).toEqual([400, "invalid_grant"]);
  expect(await refused("app_nobody", {})).toEqual([401, "invalid_client"]);
  expect(await refused(id, { grant_type: "password" })).toEqual([
    400,
    "unsupported_grant_type",
  ]);
  const form = new URLSearchParams(
    app.codeForm(id, code) as Record<string, string>,
  );
  const repeated = await app.post("/oauth/token", `${form}&code=${code}`);
  expect([repeated.status, repeated.body.error]).toEqual([
    400,
    "invalid_request",
  ]);
  expect((await app.exchange(id, code)).status).toBe(200);
});

test("a code that has ended is refused", async () => {
  const { user, cookie, app, id } = await createPair();
  const code = await app.code(id, cookie);
  const ended = { expiresAt: new Date(Date.now() - 1) };
  await db().oAuthCode.updateMany({
    where: { grant: { userId: user.id } },
    data: ended,
  });
  const { status, body } = await app.exchange(id, code);
  expect([status, body.error]).toEqual([400, "invalid_grant"]);
});

test("a code that is used again ends what it gave, at both instances", async () => {
  const { cookie, app, id } = await createPair();
  const code = await app.code(id, cookie);
  const { body: tokens } = await app.exchange(id, code);
  expect(await statusOf(tokens.access_token)).toBe(200);
  expect((await app.exchange(id, code)).body.error).toBe("invalid_grant");
  expect([
    await statusOf(tokens.access_token),
    await statusOf(tokens.access_token, second),
  ]).toEqual([401, 401]);
  expect((await app.refresh(id, tokens.refresh_token)).body.error).toBe(
    "invalid_grant",
  );
});

test("50 parallel uses of one refresh token at two instances: each gets tokens, and a use a minute later ends all", async () => {
  const { user, cookie, app, id, issuer } = await createPair();
  const { refresh_token } = await app.tokens(id, cookie);
  const elsewhere = createAssistantApp(sendOver(second), issuer);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? app : elsewhere).refresh(id, refresh_token),
    ),
  );
  expect(countStatuses(answers)).toEqual({ 200: 50 });
  const tokens = answers.map(({ body }) => body);
  expect(new Set(tokens.map(({ access_token }) => access_token)).size).toBe(50);
  expect(await statusOf(tokens[1].access_token)).toBe(200);
  const used = { grant: { userId: user.id }, usedAt: { not: null } };
  await db().oAuthToken.updateMany({
    where: used,
    data: { usedAt: new Date(Date.now() - 61_000) },
  });
  expect((await app.refresh(id, refresh_token)).body.error).toBe(
    "invalid_grant",
  );
  expect([
    await statusOf(tokens[0].access_token),
    await statusOf(tokens[1].access_token, second),
  ]).toEqual([401, 401]);
  expect((await app.refresh(id, tokens[2].refresh_token)).body.error).toBe(
    "invalid_grant",
  );
});

test.each([
  ["POST", "/mcp"],
  ["POST", "/oauth/token"],
  ["POST", "/oauth/register"],
  ["POST", "/oauth/revoke"],
  ["POST", "/api/v1/checks"],
])(
  "%s %s with a slash at the end: 308 to the address without it",
  async (method, path) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${first}${path}/?a=b`, {
      method,
      headers,
      body: "{}",
      redirect: "manual",
    });
    expect(answer.status).toBe(308);
    expect(
      new URL(answer.headers.get("location") ?? "", `${first}${path}/`).href,
    ).toBe(`${first}${path}?a=b`);
  },
);

test("an access token that has ended, or is for another server, or for the wrong calls: 401", async () => {
  const { user, cookie, app, id } = await createPair();
  const { access_token, refresh_token } = await app.tokens(id, cookie);
  expect(await statusOf(access_token)).toBe(200);
  expect(await statusOf(access_token, own.address)).toBe(401);
  expect(await statusOf(refresh_token)).toBe(401);
  const headers = { Authorization: `Bearer ${access_token}` };
  expect(
    (await call(first, "GET", "/api/v1/usage", undefined, { headers })).status,
  ).toBe(401);
  expect(
    (await call(first, "GET", "/api/connected-apps", undefined, { headers }))
      .status,
  ).toBe(401);
  const ended = { expiresAt: new Date(Date.now() - 1) };
  await db().oAuthToken.updateMany({
    where: { kind: "access", grant: { userId: user.id } },
    data: ended,
  });
  expect(await statusOf(access_token)).toBe(401);
  expect((await app.refresh(id, refresh_token)).status).toBe(200);
});

test("an answer names the server that gives it, so that an app can't take it for another's", async () => {
  const { cookie, app, id, issuer } = await createPair();
  const { issuer: other } = await readJson(
    `${own.address}/.well-known/oauth-authorization-server`,
  );
  expect(other).not.toBe(issuer);
  for (const allow of [true, false])
    expect(
      (await app.answer(cookie, app.queryOf(id), allow)).parameters.iss,
    ).toBe(issuer);
  const code = await app.code(id, cookie);
  const mixedUp = createAssistantApp(sendOver(own.address), other);
  const { status, body } = await mixedUp.exchange(id, code, {
    code_verifier: app.verifier,
  });
  expect([status, body.error]).toEqual([400, "invalid_grant"]);
});

test("an answer to the question needs the user's own page", async () => {
  const { user, cookie, app, id } = await createPair();
  const json = { query: app.queryOf(id), allow: true, email: user.email };
  const send = (headers: Record<string, string>) =>
    sendOver(first)("POST", "/api/oauth/authorization", {
      json,
      headers: { Cookie: cookie, ...headers },
    });
  expect((await send({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect(
    (await sendOver(first)("POST", "/api/oauth/authorization", { json }))
      .status,
  ).not.toBe(200);
});

test("a grant of another user can't be ended: 404, and the app still works; its own user ends it at once", async () => {
  const { user, cookie, app, id } = await createPair();
  const { access_token } = await app.tokens(id, cookie);
  const [grant] = await db().oAuthGrant.findMany({
    where: { userId: user.id },
  });
  const stranger = await signIn(await createUser());
  const end = (by: string) =>
    call(first, "DELETE", `/api/connected-apps/${grant?.id}`, undefined, {
      cookie: by,
    });
  expect((await end(stranger)).status).toBe(404);
  expect(await statusOf(access_token)).toBe(200);
  expect((await end(cookie)).status).toBe(204);
  expect([
    await statusOf(access_token),
    await statusOf(access_token, second),
  ]).toEqual([401, 401]);
});
