import { findMcpBearer } from "@/lib/access/bearer";
import { isDocumentAddress } from "@/lib/access/oauth/clients/fetch-document";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { closeConnections } from "@/tests/support/connections";
import { createUser, signIn } from "@/tests/support/factories";
import { publishDocument } from "@/tests/support/oauth";
import { createLocalApp, sendToHandlers } from "@/tests/support/oauth-handlers";

process.env.ALLOW_LOOPBACK_FETCH = "true";
afterAll(closeConnections);

const app = createLocalApp();
const { resource } = app;
const register = async (metadata?: object) =>
  (await app.register(metadata)).body;
const createCookie = async () => signIn(await createUser());

describe.each([
  ["names no resource", undefined],
  ["names /mcp with a slash at the end", `${resource}/`],
  ["names /mcp", resource],
])("an app that %s", (_, named) => {
  test("gets tokens for /mcp, and renews them", async () => {
    const cookie = await createCookie();
    const { client_id } = await register();
    const code = await app.code(client_id, cookie, { resource: named });
    const { status, body } = await app.exchange(client_id, code, {
      resource: named,
    });
    expect(status).toBe(200);
    expect(await findMcpBearer(body.access_token, new Date())).not.toBeNull();
    expect(
      (await app.refresh(client_id, body.refresh_token, { resource: named }))
        .status,
    ).toBe(200);
    const [{ resource: stored } = {}] = await db().oAuthToken.findMany({
      where: { grant: { clientId: client_id } },
    });
    expect(stored).toBe(resource);
  });
});

test.each([
  ["another server", "https://other.example/mcp"],
  ["a path below", `${resource}/tools`],
  ["the site", new URL(resource).origin],
  ["a query", `${resource}?a=b`],
  ["a fragment", `${resource}#a`],
  ["no address", "mcp"],
])(
  "an app that names %s as the resource: invalid_target, at every step",
  async (_, named) => {
    const cookie = await createCookie();
    const { client_id } = await register();
    const { parameters } = await app.answer(
      cookie,
      app.queryOf(client_id, { resource: named }),
    );
    expect(parameters.error).toBe("invalid_target");
    const code = await app.code(client_id, cookie);
    expect(
      (await app.exchange(client_id, code, { resource: named })).body.error,
    ).toBe("invalid_target");
    const tokens = (await app.exchange(client_id, code)).body;
    expect(
      (await app.refresh(client_id, tokens.refresh_token, { resource: named }))
        .body.error,
    ).toBe("invalid_target");
  },
);

test.each(["openid email", "offline_access", "webhooks", "claudeai"])(
  "an app that asks for %p alone: the page shows what is given by default, and that is given",
  async (scope) => {
    const cookie = await createCookie();
    const { client_id } = await register();
    const { body } = await app.ask(cookie, app.queryOf(client_id, { scope }));
    expect(body).toMatchObject({
      kind: "ask",
      scopes: ["check", "read", "generate"],
    });
    expect((await app.tokens(client_id, cookie, { scope })).scope).toBe(
      "check read generate",
    );
  },
);

describe("Basic", () => {
  const encode = (id: string, secret: string) =>
    `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`;
  const send = async (
    path: string,
    form: Record<string, string | undefined>,
    authorization: string,
  ) => {
    const given = Object.entries(form).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const fields: Record<string, string> = Object.fromEntries(given);
    const answer = await sendToHandlers("POST", path, {
      form: fields,
      headers: { authorization },
    });
    const text = await answer.text();
    const body = text === "" ? null : JSON.parse(text);
    return {
      status: answer.status,
      body,
      challenge: answer.headers.get("www-authenticate"),
    };
  };

  test.each([
    ["client_secret_basic", "without its id in the form", false],
    ["client_secret_basic", "with its id in the form too", true],
    [
      "client_secret_post",
      "though it said that it would post its secret",
      false,
    ],
  ])(
    "an app with %s, %s: gets tokens, renews and revokes them",
    async (method, _, hasId) => {
      const { client_id, client_secret, ...registered } = await register({
        token_endpoint_auth_method: method,
      });
      expect(registered.token_endpoint_auth_method).toBe(method);
      const code = await app.code(client_id, await createCookie());
      const inForm = { client_id: hasId ? client_id : undefined };
      const authorization = encode(client_id, client_secret);
      const { status, body } = await send(
        "/oauth/token",
        { ...app.codeForm(client_id, code), ...inForm },
        authorization,
      );
      expect(status).toBe(200);
      const refresh = {
        grant_type: "refresh_token",
        refresh_token: body.refresh_token,
        ...inForm,
      };
      const renewed = await send("/oauth/token", refresh, authorization);
      expect(renewed.status).toBe(200);
      const { access_token: token } = renewed.body;
      expect(
        (await send("/oauth/revoke", { token, ...inForm }, authorization))
          .status,
      ).toBe(200);
      expect(await findMcpBearer(token, new Date())).toBeNull();
    },
  );

  test("an app without a secret may name itself so", async () => {
    const { client_id } = await register();
    const code = await app.code(client_id, await createCookie());
    expect(
      (
        await send(
          "/oauth/token",
          app.codeForm(client_id, code),
          encode(client_id, ""),
        )
      ).status,
    ).toBe(200);
  });

  test("a wrong secret, nobody's id, and what can't be read: 401 invalid_client with that scheme", async () => {
    const { client_id, client_secret } = await register({
      token_endpoint_auth_method: "client_secret_basic",
    });
    const form = { ...app.codeForm(client_id, "none"), client_id: undefined };
    for (const authorization of [
      encode(client_id, "wrong"),
      encode(client_id, ""),
      encode("nobody", client_secret),
      "Basic",
      "Basic ?",
    ]) {
      const { status, body, challenge } = await send(
        "/oauth/token",
        form,
        authorization,
      );
      expect([authorization, status, body.error, challenge]).toEqual([
        authorization,
        401,
        "invalid_client",
        'Basic realm="oauth"',
      ]);
    }
  });

  test.each(["client_id", "client_secret"])(
    "another %s in the form: invalid_request",
    async (name) => {
      const { client_id, client_secret } = await register({
        token_endpoint_auth_method: "client_secret_basic",
      });
      const form = { ...app.codeForm(client_id, "none"), [name]: "another" };
      const { status, body } = await send(
        "/oauth/token",
        form,
        encode(client_id, client_secret),
      );
      expect([status, body.error]).toEqual([400, "invalid_request"]);
    },
  );

  test("no part of it can hold a further parameter", async () => {
    const { client_id, client_secret } = await register({
      token_endpoint_auth_method: "client_secret_basic",
    });
    const form = { grant_type: "refresh_token", refresh_token: "none" };
    const authorization = `Basic ${btoa(`nobody&client_id=${client_id}:${client_secret}`)}`;
    expect((await send("/oauth/token", form, authorization)).body.error).toBe(
      "invalid_client",
    );
  });
});

test("a document with an address that is not taken beside one that is: the app can be connected", async () => {
  const site = await publishDocument({
    redirect_uris: ["zed://", app.redirectUri],
    grant_types: null,
    client_name: "",
  });
  const { body } = await app.ask(await createCookie(), app.queryOf(site.id));
  expect(body).toMatchObject({
    kind: "ask",
    app: { name: new URL(site.id).host },
  });
  await site.close();
});

test.each([
  ["https://a.example/c", true],
  ["https://a.example/c?v=1", true],
  ["https://a.example/c#", false],
  ["https://a.example/c#part", false],
  ["https://a.example/c?", false],
  ["https://a.example/c?#", false],
  ["https://user@a.example/c", false],
  ["https://user:word@a.example/c", false],
  ["https://:@a.example/c", false],
  ["https://A.example/c", false],
  ["https://a.example:443/c", false],
  ["https://a.example/b/../c", false],
  ["https://a.example/", false],
  ["ftp://a.example/c", false],
])("%s as an app's id: %p", (id, isOne) => {
  expect(isDocumentAddress(id)).toBe(isOne);
});

describe("the page of consent offers", () => {
  const offeredFor = async (scope: string | undefined) => {
    const { client_id } = await register();
    return (
      await app.ask(await createCookie(), app.queryOf(client_id, { scope }))
    ).body.offered;
  };

  beforeEach(() => {
    jest.replaceProperty(env(), "ETSY_KEYSTRING", "keystring");
  });

  test("edits and drafts beside what the app asks for, and nothing twice", async () => {
    expect(await offeredFor(undefined)).toEqual(["write", "etsy"]);
    expect(await offeredFor("read etsy")).toEqual(["write"]);
    expect(await offeredFor("check read generate write etsy")).toEqual([]);
  });

  test("no drafts where the operator has set up no shop", async () => {
    jest.replaceProperty(env(), "ETSY_KEYSTRING", undefined);
    expect(await offeredFor("read")).toEqual(["write"]);
  });

  test("what is given with the answer alone", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    const { client_id } = await register();
    const query = app.queryOf(client_id, { scope: "read" });
    const answer = async (offered: string[]) => {
      const json = { query, allow: true, email: user.email, offered };
      const body = await (
        await sendToHandlers("POST", "/api/oauth/authorization", {
          json,
          cookie,
        })
      ).json();
      const code = new URL(body.redirectTo).searchParams.get("code") ?? "";
      return (await app.exchange(client_id, code)).body;
    };
    expect((await answer([])).scope).toBe("read");
    const given = await answer(["etsy"]);
    expect(given.scope).toBe("read etsy");
    expect((await app.refresh(client_id, given.refresh_token)).body.scope).toBe(
      "read etsy",
    );
    expect((await app.ask(cookie, query)).body).toMatchObject({
      scopes: ["read", "etsy"],
      offered: ["write"],
    });
  });

  test("nothing else: 422", async () => {
    const user = await createUser();
    const cookie = await signIn(user);
    const query = app.queryOf((await register()).client_id);
    for (const offered of [
      ["webhooks"],
      ["generate"],
      ["etsy", "etsy", "etsy"],
      "etsy",
      null,
    ]) {
      const json = { query, allow: true, email: user.email, offered };
      expect(
        (
          await sendToHandlers("POST", "/api/oauth/authorization", {
            json,
            cookie,
          })
        ).status,
      ).toBe(422);
    }
  });
});
