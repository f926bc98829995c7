import { POST } from "@/app/mcp/route";
import { randomIpAddress } from "@/tests/support/factories";
import { type Assistant, assistants } from "@/tests/support/mcp-clients";

export const mcpAddress = new URL("http://localhost:3000/mcp");

/** The requests of a client, straight into the route. */
export async function fetchMcp(url: string | URL, init: RequestInit = {}) {
  const request = new Request(url, init);
  request.headers.set("X-Forwarded-For", randomIpAddress());
  return request.method === "POST"
    ? POST(request)
    : new Response(null, { status: 405 });
}

/** An assistant that is connected to the route, with a key or without. */
export function connectAssistant(
  secret: string | null,
  version = "client 2, choosing",
): Promise<Assistant> {
  const connect = assistants[version];
  if (!connect) throw new Error(`There is no ${version}.`);
  return connect(mcpAddress, {
    fetch: fetchMcp,
    headers: secret === null ? {} : { Authorization: `Bearer ${secret}` },
  });
}

/**
 * One call, as an assistant of the years before 2026 sends it. Its answer
 * begins before the tool has ended, so it is read.
 */
export async function postCall(
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
) {
  const message = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  };
  const answer = await fetchMcp(mcpAddress, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(message),
  });
  return new Response(await answer.text(), answer);
}
