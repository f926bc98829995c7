import { POST } from "@/app/mcp/route";
import { closeConnections } from "@/tests/support/connections";
import { randomIpAddress } from "@/tests/support/factories";
import { fetchMcp, mcpAddress } from "@/tests/support/mcp";
import { assistants } from "@/tests/support/mcp-clients";
import { takeTurns } from "@/tests/support/repetitions";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

const mug = { title: "Mug", tags: ["mug", "a tag that is longer than twenty"] };

describe.each(takeTurns(Object.entries(assistants), 1))("%s", (_, connect) => {
  test("lists the tools, each typed and honest about what it does", async () => {
    const assistant = await connect(mcpAddress, { fetch: fetchMcp });
    expect(assistant.instructions()).toContain("Never invent a fact");
    expect(assistant.instructions()?.split("\n")).toHaveLength(5);
    const tools = await assistant.listTools();
    expect(
      tools.map(({ name, annotations }) => {
        const { readOnlyHint, destructiveHint, openWorldHint } =
          annotations as Record<string, boolean>;
        return [name, readOnlyHint, destructiveHint, openWorldHint];
      }),
    ).toEqual([
      ["check_listing", true, false, false],
      ["audit_listings", true, false, false],
      ["create_upload_link", false, false, false],
      ["generate_listing", false, false, false],
      ["rewrite_field", false, false, false],
      ["find_my_listings", true, false, false],
      ["get_listing", true, false, false],
      ["edit_listing", false, true, false],
      ["create_etsy_draft", false, false, true],
    ]);
    for (const tool of tools) {
      expect(tool).toMatchObject({
        inputSchema: { type: "object" },
        outputSchema: { type: "object" },
      });
    }
    await assistant.close();
  });

  test("a listing is checked: the score, what Etsy refuses, and the same as text", async () => {
    const assistant = await connect(mcpAddress, { fetch: fetchMcp });
    const { structuredContent, content, isError } = await assistant.call(
      "check_listing",
      mug,
    );
    expect(isError).toBeFalsy();
    expect(structuredContent).toMatchObject({
      grade: "needs work",
      violations: [{ field: "tags", index: 1, code: "tag_too_long" }],
    });
    expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
    await assistant.close();
  });

  test("wrong arguments: an error of the tool that says what is wrong", async () => {
    const assistant = await connect(mcpAddress, { fetch: fetchMcp });
    const { isError, content } = await assistant.call("check_listing", {
      tags: "mug",
    });
    expect(isError).toBe(true);
    expect(content[0]?.text).toMatch(/tags/);
    await assistant.close();
  });
});

const message = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

type Sent = {
  headers?: Record<string, string>;
  body?: string;
  ipAddress?: string;
};

function send({ headers = {}, body, ipAddress = randomIpAddress() }: Sent) {
  return POST(
    new Request(mcpAddress, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": ipAddress,
        ...headers,
      },
      body: body ?? JSON.stringify(message),
    }),
  );
}

test.each([
  ["another site", { Origin: "https://evil.example" }, 403],
  ["a page without an origin", { Origin: "null" }, 403],
  ["another port of ours", { Origin: "http://localhost:3001" }, 403],
  ["a name that was pointed at us", { Host: "evil.example:3000" }, 403],
  [
    "our own pages",
    { Origin: "http://localhost:3000", Host: "localhost:3000" },
    200,
  ],
  ["an assistant, which has no origin", { Host: "localhost:3000" }, 200],
  ["a form", { "Content-Type": "text/plain" }, 415],
  ["what takes anything", { Accept: "*/*" }, 200],
  ["what takes pages alone", { Accept: "text/html" }, 406],
])(
  "%s: %p is answered with %p",
  async (_, headers: Record<string, string>, status) => {
    expect((await send({ headers })).status).toBe(status);
  },
);

test("a body over 256 KiB: 413", async () => {
  expect((await send({ body: `"${"x".repeat(256 * 1024)}"` })).status).toBe(
    413,
  );
});

test.each([
  ["a space", " "],
  ["two thousand spaces", " ".repeat(2_000)],
  ["all kinds of space", "\r\n\t ".repeat(500)],
  ["a mark of the byte order", "\uFEFF"],
])(
  "several messages in one after %s: 400, and none is answered",
  async (_, before) => {
    const answer = await send({
      body: `${before}${JSON.stringify(Array(100).fill(message))}`,
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.not.stringContaining("check_listing"),
    ]);
  },
);

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  [
    "a mark of the byte order before the message",
    `\uFEFF${JSON.stringify(message)}`,
  ],
  [
    "what is nested a hundred thousand times",
    `{"params":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
  ],
])("%s: 400", async (_, body) => {
  expect((await send({ body })).status).toBe(400);
});

const callOf = (name: string, args: object) =>
  JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  });

test.each([
  ["requests", "mcp", 600, JSON.stringify(message), /wait a minute/],
  ["checks", "mcp_check", 20, callOf("check_listing", mug), /connect with/],
  [
    "audits",
    "mcp_audit",
    20,
    callOf("audit_listings", { listings: [mug] }),
    /connect with/,
  ],
])(
  "more %s in a minute from one address than one place needs: 429 that says when to go on",
  async (_, limit, points, body, advice) => {
    const ipAddress = randomIpAddress();
    expect((await send({ ipAddress, body })).status).toBe(200);
    await setUsed(limit, ipAddress, points - 1);
    expect((await send({ ipAddress, body })).status).toBe(200);
    const refused = await send({ ipAddress, body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(advice);
  },
);

test("a listing of more than 16,000 characters without an account: the tools refuse it, alone and among others", async () => {
  const long = { title: "Mug", description: "x".repeat(16_000) };
  for (const call of [
    callOf("check_listing", long),
    callOf("audit_listings", { listings: [mug, long] }),
  ]) {
    const answer = await (
      await send({ body: call, ipAddress: randomIpAddress() })
    ).text();
    expect(answer).toContain(
      "Without an account a listing may have 16,000 characters in all.",
    );
  }
});

test("a token of an app that doesn't work is always told so; keys that don't work are held up after sixty", async () => {
  const statusOf = async (token: string, ipAddress: string) => {
    const { status, headers } = await send({
      headers: { Authorization: `Bearer ${token}` },
      ipAddress,
    });
    return [
      status,
      headers.get("www-authenticate")?.includes("resource_metadata"),
    ];
  };
  const [apps, keys] = [randomIpAddress(), randomIpAddress()];
  expect(await statusOf("lw_live_x", keys)).toEqual([401, true]);
  await setUsed("api_refused", keys, 60);
  expect(await statusOf("lw_live_x", keys)).toEqual([429, undefined]);
  expect(await statusOf("lw_at_x", keys)).toEqual([401, true]);
  const authorization = "bearer lw_at_x";
  expect(
    (await send({ headers: { authorization }, ipAddress: keys })).status,
  ).toBe(401);
  expect(await statusOf("lw_at_x", apps)).toEqual([401, true]);
  await setUsed("oauth_refused", apps, 5_999);
  expect(await statusOf("lw_at_x", apps)).toEqual([401, true]);
  expect(await statusOf("lw_at_x", apps)).toEqual([429, undefined]);
  const ended = { authorization };
  expect(
    await (await send({ headers: ended, ipAddress: apps })).json(),
  ).toMatchObject({
    message: expect.stringContaining("an expired token"),
  });
  expect(await statusOf("lw_live_x", apps)).toEqual([401, true]);
});

test("no cookie is read or set, and nothing is kept by a cache", async () => {
  const { headers } = await send({
    headers: { Cookie: "lw_hint=1; session=x" },
  });
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("the list of 2026-07-28: the same every time, and may be kept for an hour", async () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/list",
    params: { _meta: meta },
  });
  const headers = {
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": "tools/list",
  };
  const [one, other] = await Promise.all([
    send({ headers, body }),
    send({ headers, body }),
  ]);
  const text = await one.text();
  expect(await other.text()).toBe(text);
  expect(JSON.parse(text).result).toMatchObject({
    ttlMs: 3_600_000,
    cacheScope: "public",
  });
});
