import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;
type Options = { fetch?: Fetch; headers?: Record<string, string> };
type Called = { isError?: boolean; content: { type: string; text?: string }[]; structuredContent?: unknown };

/** What a test needs of a client, whichever version it has. */
export type Assistant = {
  listTools: () => Promise<{ name: string; inputSchema: unknown; outputSchema?: unknown; annotations?: unknown }[]>;
  call: (name: string, args: Record<string, unknown>) => Promise<Called>;
  instructions: () => string | undefined;
  close: () => Promise<void>;
};

const info = { name: "test", version: "1.0.0" };

async function connectSecond(url: URL, options: Options, mode?: "auto" | "modern"): Promise<Assistant> {
  const negotiation = mode === "modern" ? { pin: "2026-07-28" } : mode;
  const client = new Client(info, negotiation === undefined ? {} : { versionNegotiation: { mode: negotiation } });
  const { headers, fetch } = options;
  await client.connect(
    new StreamableHTTPClientTransport(url, { ...(fetch && { fetch }), requestInit: { headers: headers ?? {} } }),
  );
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as Called,
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

async function connectFirst(url: URL, { fetch, headers }: Options): Promise<Assistant> {
  const client = new FirstClient(info);
  const transport = new FirstTransport(url, { ...(fetch && { fetch }), requestInit: { headers: headers ?? {} } });
  // Its own types don't hold under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    listTools: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as Called,
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

/** The official clients: version 2 in each way to agree on a revision, and version 1. */
export const assistants: Record<string, (url: URL, options?: Options) => Promise<Assistant>> = {
  "client 2, as it comes": (url, options = {}) => connectSecond(url, options),
  "client 2, choosing": (url, options = {}) => connectSecond(url, options, "auto"),
  "client 2, of 2026-07-28 only": (url, options = {}) => connectSecond(url, options, "modern"),
  "client 1": (url, options = {}) => connectFirst(url, options),
};
