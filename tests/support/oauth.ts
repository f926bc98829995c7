import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { randomIpAddress } from "@/tests/support/factories";

/** Sends a request to the application: to its handlers, or over the network. */
export type Send = (
  method: "GET" | "POST",
  path: string,
  options?: {
    form?: Record<string, string> | string;
    json?: unknown;
    cookie?: string;
    headers?: Record<string, string>;
  },
) => Promise<Response>;

/**
 * Over the network, each time from another address; `cookie` is that of a page.
 */
export const sendOver =
  (origin: string): Send =>
  (method, path, { form, json, cookie, headers } = {}) =>
    fetch(new URL(path, origin), {
      method,
      headers: {
        "X-Forwarded-For": randomIpAddress(),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(cookie !== undefined && {
          Cookie: cookie,
          "Sec-Fetch-Site": "same-origin",
        }),
        ...headers,
      },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });

export type Tokens = {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
};
type Question = {
  kind: string;
  message?: string;
  returnTo?: string | null;
  app?: object;
  scopes?: string[];
  offered?: string[];
  email?: string;
};

const returnAddress = "https://assistant.example/callback";

/**
 * An assistant's program that asks a user for access, step by step. `origin` is
 * the application's.
 */
export function createAssistantApp(send: Send, origin: string) {
  const verifier = randomBytes(32).toString("base64url");
  const resource = `${origin}/mcp`;
  const redirectUri = returnAddress;

  async function register(metadata: object = {}) {
    const json = {
      client_name: "Helper",
      redirect_uris: [redirectUri],
      ...metadata,
    };
    const response = await send("POST", "/oauth/register", { json });
    return { status: response.status, body: await response.json() };
  }

  function queryOf(
    clientId: string,
    changes: Record<string, string | undefined> = {},
  ) {
    const asked: Record<string, string | undefined> = {
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      state: "a state",

      code_challenge: challengeOf(verifier),
      code_challenge_method: "S256",
      resource,
      scope: "read generate",
      ...changes,
    };
    return `?${new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;
  }

  async function ask(
    cookie: string,
    query: string,
  ): Promise<{ status: number; body: Question }> {
    const response = await send("GET", `/api/oauth/authorization${query}`, {
      cookie,
    });
    return { status: response.status, body: await response.json() };
  }

  /** For the account that the question shows, unless another is given. */
  async function answer(
    cookie: string,
    query: string,
    allow = true,
    shown?: string,
  ) {
    const email = shown ?? (await ask(cookie, query)).body.email ?? "";
    const response = await send("POST", "/api/oauth/authorization", {
      json: { query, allow, email },
      cookie,
    });
    const body = await response.json();
    const redirectTo: string | undefined = body.redirectTo;
    const parameters = Object.fromEntries(
      redirectTo === undefined ? [] : new URL(redirectTo).searchParams,
    );
    return { status: response.status, redirectTo, parameters, body };
  }

  async function post(
    path: string,
    form: Record<string, string | undefined> | string,
  ) {
    const fields =
      typeof form === "string"
        ? form
        : Object.fromEntries(
            Object.entries(form).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, value]],
            ),
          );
    const response = await send("POST", path, { form: fields });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : JSON.parse(text),
    };
  }

  const codeForm = (
    clientId: string,
    code: string,
    changes: Record<string, string | undefined> = {},
  ) => ({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: redirectUri,

    code_verifier: verifier,
    resource,
    ...changes,
  });
  const exchange = (
    clientId: string,
    code: string,
    changes?: Record<string, string | undefined>,
  ) => post("/oauth/token", codeForm(clientId, code, changes));
  const refresh = (
    clientId: string,
    token: string,
    changes: Record<string, string | undefined> = {},
  ) =>
    post("/oauth/token", {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: token,
      resource,
      ...changes,
    });

  return {
    verifier,
    resource,
    redirectUri,
    register,
    queryOf,
    ask,
    answer,
    post,
    codeForm,
    exchange,
    refresh,
    revoke: (clientId: string, token: string) =>
      post("/oauth/revoke", { client_id: clientId, token }),
    /** The code that a user's consent gives. */
    async code(
      clientId: string,
      cookie: string,
      changes?: Record<string, string | undefined>,
    ) {
      const { parameters } = await answer(cookie, queryOf(clientId, changes));
      if (parameters.code === undefined)
        throw new Error(`There is no code: ${JSON.stringify(parameters)}`);
      return parameters.code;
    },
    async tokens(
      clientId: string,
      cookie: string,
      changes?: Record<string, string | undefined>,
    ): Promise<Tokens> {
      const { parameters } = await answer(cookie, queryOf(clientId, changes));
      const { status, body } = await exchange(clientId, parameters.code ?? "");
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
  };
}

export const challengeOf = (verifier: string) =>
  createHash("sha256").update(verifier).digest("base64url");

type Document = {
  status?: number;
  type?: string;
  cacheControl?: string;
  body: string;
};

/**
 * A site of an app's maker with a document about the app. It counts how often
 * that was fetched.
 */
export async function publishDocument(metadata: object = {}) {
  const server = createServer((_, response: ServerResponse) => {
    site.fetched += 1;
    const {
      status = 200,
      type = "application/json",
      cacheControl = "max-age=600",
      body,
    } = site.document;
    response
      .writeHead(status, {
        "content-type": type,
        "cache-control": cacheControl,
        location: "/other",
      })
      .end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const id = `http://127.0.0.1:${(server.address() as AddressInfo).port}/app.json`;
  const complete = {
    client_id: id,
    client_name: "Helper",
    redirect_uris: [returnAddress],
    ...metadata,
  };
  const document: Document = { body: JSON.stringify(complete) };
  const site = {
    id,
    metadata: complete,
    document,
    fetched: 0,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
  return site;
}
