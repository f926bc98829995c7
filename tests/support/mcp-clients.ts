import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { OAuthClientProvider as FirstProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;
type Options = {
  fetch?: Fetch;
  headers?: Record<string, string>;
  consent?: Consent;
};
type Called = {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: unknown;
};

/** What a test needs of a client, whichever version it has. */
export type Assistant = {
  listTools: () => Promise<
    {
      name: string;
      inputSchema: unknown;
      outputSchema?: unknown;
      annotations?: unknown;
    }[]
  >;
  /** Resources, their templates, and prompts. */
  listOthers: () => Promise<unknown[][]>;
  call: (name: string, args: Record<string, unknown>) => Promise<Called>;
  instructions: () => string | undefined;
  /** With the address that the user was sent back to. */
  finishAuth: (returned: URL) => Promise<void>;
  close: () => Promise<void>;
};

type Tokens = { access_token: string; refresh_token?: string };

/**
 * What the clients' own OAuth needs of the program around them, kept in memory.
 */
export function createConsent() {
  const redirectUrl = "https://assistant.example/callback";
  const stored: {
    asked: URL | null;
    client?: unknown;
    tokens?: Tokens;
    verifier: string;
  } = {
    asked: null,
    verifier: "",
  };
  return {
    redirectUrl,
    clientMetadata: {
      client_name: "Official client",
      redirect_uris: [redirectUrl],
    },
    /** `asked` is where the user is to be asked. */
    stored,
    state: () => "a state",
    clientInformation: () => stored.client,
    saveClientInformation(client: unknown) {
      stored.client = client;
    },
    tokens: () => stored.tokens,
    saveTokens(tokens: Tokens) {
      stored.tokens = tokens;
    },
    redirectToAuthorization(address: URL) {
      stored.asked = address;
    },
    saveCodeVerifier(verifier: string) {
      stored.verifier = verifier;
    },
    codeVerifier: () => stored.verifier,
    invalidateCredentials() {
      delete stored.tokens;
    },
  };
}
type Consent = ReturnType<typeof createConsent>;

const info = { name: "test", version: "1.0.0" };

async function connectSecond(
  url: URL,
  options: Options,
  mode?: "auto" | "modern",
): Promise<Assistant> {
  const negotiation = mode === "modern" ? { pin: "2026-07-28" } : mode;
  const client = new Client(
    info,
    negotiation === undefined
      ? {}
      : { versionNegotiation: { mode: negotiation } },
  );
  const { headers, fetch, consent } = options;
  const transport = new StreamableHTTPClientTransport(url, {
    ...(fetch && { fetch }),
    ...(consent && { authProvider: consent as OAuthClientProvider }),
    requestInit: { headers: headers ?? {} },
  });
  await client.connect(transport);
  return {
    listTools: async () => (await client.listTools()).tools,
    listOthers: async () => [
      (await client.listResources()).resources,
      (await client.listResourceTemplates()).resourceTemplates,
      (await client.listPrompts()).prompts,
    ],
    call: async (name, args) =>
      (await client.callTool({ name, arguments: args })) as Called,
    instructions: () => client.getInstructions(),
    finishAuth: (returned) => transport.finishAuth(returned.searchParams),
    close: () => client.close(),
  };
}

async function connectFirst(
  url: URL,
  { fetch, headers, consent }: Options,
): Promise<Assistant> {
  const client = new FirstClient(info);
  const transport = new FirstTransport(url, {
    ...(fetch && { fetch }),
    ...(consent && { authProvider: consent as FirstProvider }),
    requestInit: { headers: headers ?? {} },
  });
  // Its own types don't hold under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    listTools: async () => (await client.listTools()).tools,
    listOthers: async () => [
      (await client.listResources()).resources,
      (await client.listResourceTemplates()).resourceTemplates,
      (await client.listPrompts()).prompts,
    ],
    call: async (name, args) =>
      (await client.callTool({ name, arguments: args })) as Called,
    instructions: () => client.getInstructions(),
    finishAuth: (returned) =>
      transport.finishAuth(returned.searchParams.get("code") ?? ""),
    close: () => client.close(),
  };
}

/**
 * The official clients: version 2 in each way to agree on a revision, and
 * version 1.
 */
export const assistants: Record<
  string,
  (url: URL, options?: Options) => Promise<Assistant>
> = {
  "client 2, as it comes": (url, options = {}) => connectSecond(url, options),
  "client 2, choosing": (url, options = {}) =>
    connectSecond(url, options, "auto"),
  "client 2, of 2026-07-28 only": (url, options = {}) =>
    connectSecond(url, options, "modern"),
  "client 1": (url, options = {}) => connectFirst(url, options),
};
