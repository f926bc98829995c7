import { allScopes, etsyClient, keystring } from "../support/etsy";
import { getJson, postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const etsy = etsyClient(url);
type Tokens = { access_token: string; refresh_token: string };

afterEach(() => fetch(`${url()}/etsy/state.json`, { method: "DELETE" }));

const codeOf = async (changes = {}) =>
  (await etsy.consent(changes)).get("code") ?? "";
const invalidGrant = {
  status: 400,
  body: { error: "invalid_grant", error_description: expect.any(String) },
};

test("consent page: a form with hidden fields and the button; pressing it leads back with code and state", async () => {
  const page = await (await fetch(etsy.consentUrl())).text();
  expect(page).toContain(">Allow access</button>");
  const answer = await etsy.consent();
  expect([answer.get("state"), answer.get("code")]).toEqual([
    "state-1",
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
});

test("consent page: the button Deny leads back with an error and the state", async () => {
  const answer = await etsy.consent({}, { deny: "true" });
  expect(Object.fromEntries(answer)).toMatchObject({
    error: "access_denied",
    state: "state-1",
  });
});

test.each([
  [
    "an unknown callback",
    { redirect_uri: "http://localhost:3000/api/etsy/callback/" },
  ],
  ["no challenge", { code_challenge: "" }],
  ["a plain challenge", { code_challenge_method: "plain" }],
  ["an unknown scope", { scope: "listings_r everything" }],
  ["another app", { client_id: "real-key" }],
  ["no state", { state: "" }],
])(
  "consent page: %s is an error page that leads nowhere",
  async (_, changes) => {
    await postJson(`${url()}/etsy/app`, {
      callbacks: ["http://localhost:3000/api/etsy/callback"],
    });
    const response = await fetch(etsy.consentUrl(changes));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<form");
  },
);

test("code: is exchanged once, for tokens that begin with the seller's id", async () => {
  const code = await codeOf();
  const first = await etsy.exchange(code);
  expect(first).toMatchObject({
    status: 200,
    body: {
      access_token: expect.stringMatching(/^51000001\./),
      token_type: "Bearer",
      expires_in: 3_600,
      refresh_token: expect.stringMatching(/^51000001\./),
    },
  });
  expect(await etsy.exchange(code)).toMatchObject(invalidGrant);
});

test.each([
  ["another verifier", { code_verifier: "x".repeat(43) }],
  ["another callback", { redirect_uri: "http://localhost:3000/other" }],
  ["another app", { client_id: `${keystring}-2` }],
])("code: %s is refused, and the code is used up", async (_, changes) => {
  const code = await codeOf();
  expect(await etsy.exchange(code, changes)).toMatchObject(invalidGrant);
  expect(await etsy.exchange(code)).toMatchObject(invalidGrant);
});

test("token endpoint: an unknown parameter, such as the secret, is refused", async () => {
  const answer = await etsy.exchange(await codeOf(), {
    client_secret: "etsy-sandbox-secret",
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: "invalid_request" },
  });
});

test("refresh: each gives a new pair; a token that was replaced and whose successor was used is refused", async () => {
  const first = await etsy.connect();
  const second = (await etsy.refresh(first.refresh_token)).body as Tokens;
  expect(
    new Set([...Object.values(first), ...Object.values(second)]).size,
  ).toBe(6);
  expect(await etsy.refresh(second.refresh_token)).toMatchObject({
    status: 200,
  });
  expect(await etsy.refresh(first.refresh_token)).toMatchObject(invalidGrant);
});

test("refresh: when its answer was lost, the old token works once more", async () => {
  const first = await etsy.connect();
  await etsy.refresh(first.refresh_token);
  const second = (await etsy.refresh(first.refresh_token)).body as Tokens;
  expect(
    await etsy.call("GET", "/users/me", { accessToken: second.access_token }),
  ).toMatchObject({ status: 200 });
  expect(await etsy.refresh(first.refresh_token)).toMatchObject(invalidGrant);
});

test("strict rotation: the old refresh token is worthless at once", async () => {
  await etsy.changeTokens({ action: "strict_rotation" });
  const first = await etsy.connect();
  await etsy.refresh(first.refresh_token);
  expect(await etsy.refresh(first.refresh_token)).toMatchObject(invalidGrant);
});

test("tokens: an expired access token is refused and can be refreshed; a revoked one can not", async () => {
  const first = await etsy.connect();
  await etsy.changeTokens({ action: "expire_access" });
  const me = (accessToken: string) =>
    etsy.call("GET", "/users/me", { accessToken });
  expect(await me(first.access_token)).toMatchObject({
    status: 401,
    body: { error: "invalid_token" },
  });
  const second = (await etsy.refresh(first.refresh_token)).body as Tokens;
  expect(await me(second.access_token)).toMatchObject({
    status: 200,
    body: { user_id: 51_000_001, shop_id: 61_000_001 },
  });
  await etsy.changeTokens({ action: "revoke" });
  expect(await me(second.access_token)).toMatchObject({ status: 401 });
  expect(await etsy.refresh(second.refresh_token)).toMatchObject(invalidGrant);
});

test("scopes: a call needs its own; what was granted can be asked for", async () => {
  const { access_token: accessToken } = await etsy.connect({
    scope: "listings_r",
  });
  expect(await etsy.call("GET", "/users/me", { accessToken })).toMatchObject({
    status: 403,
    body: { error: "insufficient_scope" },
  });
  const granted = await etsy.call("POST", "/scopes", {
    form: { token: accessToken },
  });
  expect(granted.body).toEqual({ scopes: ["listings_r"] });
});

test("tokens of one app are no use with the key of another", async () => {
  const { access_token: accessToken } = await etsy.connect({
    scope: allScopes,
  });
  const key = "etsy-sandbox-other:etsy-sandbox-secret";
  expect(
    await etsy.call("GET", "/users/me", { accessToken, key }),
  ).toMatchObject({ status: 401 });
});

test.each([
  ["none", null, 401, "Missing x-api-key header."],
  [
    "the keystring alone",
    keystring,
    403,
    "Shared secret is required in x-api-key header.",
  ],
  ["a real key", "abc:def", 403, expect.stringContaining("API key not found")],
])("x-api-key: %s is refused", async (_, key, status, error) => {
  expect(await etsy.call("GET", "/openapi-ping", { key })).toMatchObject({
    status,
    body: { error },
  });
});

test("request log: has the form of a token request, as an object by field", async () => {
  await etsy.refresh("unknown");
  const [logged] = (await getJson(`${url()}/requests.json?service=etsy`)) as {
    method: string;
    path: string;
    body: object;
  }[];
  expect(logged).toMatchObject({
    method: "POST",
    path: "/etsy/v3/public/oauth/token",
  });
  expect(logged?.body).toEqual({
    grant_type: "refresh_token",
    client_id: keystring,
    refresh_token: "unknown",
  });
});
