import { createServer, type IncomingMessage } from "node:http";
import { GET, POST } from "@/app/api/doctor/route";
import { env } from "@/lib/env";
import { checkApp } from "@/scripts/doctor/app";

type Proxy = {
  /**
   * X-Forwarded-For as it arrives at the application, given what the proxy got.
   */
  forward?: (given: string) => string;
  /** What is kept until the response is complete. */
  buffers?: "all" | "all but the first piece";
  maxBody?: number;
};

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The application's own routes behind something that behaves like a proxy. */
async function startBehind({
  forward = (given) => given,
  buffers,
  maxBody = Number.POSITIVE_INFINITY,
}: Proxy) {
  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    if (incoming.url === "/api/health") return outgoing.end('{"status":"ok"}');
    if (body.length > maxBody)
      return outgoing
        .writeHead(413)
        .end("<html>413 Request Entity Too Large</html>");
    const headers = new Headers(incoming.headers as Record<string, string>);
    headers.set(
      "x-forwarded-for",
      `${forward(headers.get("x-forwarded-for") ?? "")}, 127.0.0.1`,
    );
    const { method = "GET" } = incoming;
    const request = new Request(`http://localhost${incoming.url}`, {
      method,
      headers,
      ...(body.length && { body }),
    });
    const response = await (method === "POST" ? POST(request) : GET(request));
    outgoing.statusCode = response.status;
    if (buffers === "all") return outgoing.end(await response.text());
    const rest: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      if (buffers && outgoing.headersSent) rest.push(chunk);
      else outgoing.write(chunk);
    }
    outgoing.end(Buffer.concat(rest));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    appUrl: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function check(appUrl: string, secret = env().NEXTAUTH_SECRET) {
  const settings = { APP_URL: appUrl, NEXTAUTH_SECRET: secret };
  const rows = [];
  for await (const row of checkApp.check({
    settings,
    source: {},
    now: Date.now,
    send: false,
    callLimit: 5_000,
  }))
    rows.push(row);
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
}

async function checkBehind(proxy: Proxy, secret?: string) {
  const { appUrl, close } = await startBehind(proxy);
  const rows = await check(appUrl, secret);
  await close();
  return rows;
}

test("an application that is reached as it should be: all is well", async () => {
  const rows = await checkBehind({});
  expect(Object.keys(rows)).toEqual([
    "App",
    "App proxies",
    "App body limit",
    "App streaming",
  ]);
  expect(Object.values(rows).map(({ status }) => status)).toEqual([
    "ok",
    "ok",
    "ok",
    "ok",
  ]);
  expect(rows.App?.message).toContain("asked by this machine itself");
});

test("nothing listens there: an error", async () => {
  expect(await check("http://127.0.0.1:1")).toEqual({
    App: expect.objectContaining({
      status: "error",
      message: expect.stringMatching(/no answer/),
    }),
  });
});

test("a proxy with a limit of 1 MB: an error that names the setting", async () => {
  const rows = await checkBehind({ maxBody: 1024 * 1024 });
  expect(rows["App body limit"]).toMatchObject({
    status: "error",
    message: expect.stringContaining("413"),
    fix: expect.stringContaining("client_max_body_size 12m"),
  });
});

type Forwarding = [name: string, forward: (given: string) => string];

test.each<Forwarding>([
  ["appends the address", (given) => `${given}, 198.51.100.4`],
  ["replaces the header", () => "198.51.100.4"],
])(
  "a proxy that %s, and TRUSTED_PROXY_HOPS=0: an error with the right number",
  async (_, forward) => {
    expect((await checkBehind({ forward }))["App proxies"]).toMatchObject({
      status: "error",
      message: expect.stringContaining("All visitors share one rate limit"),
      fix: expect.stringContaining("TRUSTED_PROXY_HOPS=1"),
    });
  },
);

test.each(["all but the first piece" as const, "all" as const])(
  "a proxy that buffers %s: an error that names the setting",
  async (buffers) => {
    expect((await checkBehind({ buffers }))["App streaming"]).toMatchObject({
      status: "error",
      fix: expect.stringContaining("proxy_buffering off"),
    });
  },
);

test("another NEXTAUTH_SECRET there: told", async () => {
  const rows = await checkBehind({}, "another secret that is long enough 0123");
  expect(rows["App proxies"]).toMatchObject({
    status: "error",
    fix: expect.stringContaining("NEXTAUTH_SECRET"),
  });
});
