import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
} from "node:net";
import { parseEnv } from "@/lib/env";
import { GuardedFetchError } from "@/lib/guarded-fetch/check-address";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";

process.env.ALLOW_LOOPBACK_FETCH = "true";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (
      "closeAllConnections" in server &&
      typeof server.closeAllConnections === "function"
    )
      server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server) {
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

const serve = async (answer: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(answer))}`;

const limits = { timeout: 20_000, maxBytes: 1_000 };
const failureOf = async (fetching: Promise<unknown>) => {
  const error = await fetching.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof GuardedFetchError ? error.reason : error;
};

test("guarded fetch: sends method, headers and body, and returns status, headers and body", async () => {
  const address = await serve(async (request, response) => {
    const body = await request
      .setEncoding("utf8")
      .reduce((text, chunk) => text + chunk, "");
    response.writeHead(201, {
      "x-seen": `${request.method} ${request.url} ${request.headers["content-type"]}`,
    });
    response.end(`${body}, ${request.headers.cookie ?? "no cookie"}`);
  });
  const answer = await guardedFetch(`${address}/hook?a=1`, {
    ...limits,
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "größer",
  });
  expect(answer).toMatchObject({
    status: 201,
    headers: { "x-seen": "POST /hook?a=1 text/plain" },
  });
  expect(answer.body.toString()).toBe("größer, no cookie");
});

test("guarded fetch: a redirect is an answer, and is not followed", async () => {
  const paths: string[] = [];
  const address = await serve((request, response) => {
    paths.push(request.url ?? "");
    response.writeHead(302, { location: "/inside" }).end();
  });
  expect((await guardedFetch(`${address}/hook`, limits)).status).toBe(302);
  expect(paths).toEqual(["/hook"]);
});

test("guarded fetch: a body beyond the limit is refused, or cut off where only the status counts", async () => {
  const closed: Promise<unknown>[] = [];
  const address = await serve((_request, response) => {
    closed.push(once(response, "close"));
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(500)));
      response.once("drain", more);
    };
    more();
  });
  expect(await failureOf(guardedFetch(address, limits))).toBe("too_large");
  expect(
    await guardedFetch(address, { ...limits, discardsBody: true }),
  ).toMatchObject({ status: 200 });
  expect(closed).toHaveLength(2);
  await Promise.all(closed);
});

test("guarded fetch: a body as long as the limit is read", async () => {
  const address = await serve((_request, response) =>
    response.end("x".repeat(1_000)),
  );
  expect((await guardedFetch(address, limits)).body).toHaveLength(1_000);
});

test("guarded fetch: a server that never answers, or never ends its answer, is left when the time is over", async () => {
  const silent = await serve(() => undefined);
  const slow = await serve((_request, response) => response.write("a"));
  expect(
    await failureOf(guardedFetch(silent, { ...limits, timeout: 50 })),
  ).toBe("timeout");
  expect(
    await failureOf(
      guardedFetch(silent, { ...limits, timeout: 50, discardsBody: true }),
    ),
  ).toBe("timeout");
  expect(await failureOf(guardedFetch(slow, { ...limits, timeout: 300 }))).toBe(
    "timeout",
  );
  expect(
    (await guardedFetch(slow, { ...limits, discardsBody: true })).status,
  ).toBe(200);
});

test("guarded fetch: a name server that never answers is left when the time is over", async () => {
  const resolve = () => new Promise<string[]>(() => undefined);
  expect(
    await failureOf(
      guardedFetch("https://shop.example/", {
        ...limits,
        timeout: 50,
        resolve,
      }),
    ),
  ).toBe("timeout");
});

test("guarded fetch: the caller's signal ends it with its own reason", async () => {
  const leaving = new AbortController();
  const address = await serve(() => leaving.abort(new Error("stopping")));
  const fetching = guardedFetch(address, { ...limits, signal: leaving.signal });
  await expect(fetching).rejects.toThrow("stopping");
});

test("guarded fetch: a server that is not there is a failure of the connection", async () => {
  const port = await listen(createServer());
  for (const server of servers.splice(0)) server.close();
  expect(
    await failureOf(guardedFetch(`http://127.0.0.1:${port}/`, limits)),
  ).toBe("connection");
});

/** The bytes that a client sends first. */
async function captureHello() {
  const server = createTcpServer();
  const hello = once(server, "connection").then(async ([socket]) => {
    const [bytes] = await once(socket, "data");
    socket.destroy();
    return bytes as Buffer;
  });
  return [await listen(server), hello] as const;
}

test("guarded fetch: connects to the address that was checked, though the name changes it; TLS keeps the name", async () => {
  const [port, hello] = await captureHello();
  const answers = [["127.0.0.1"], ["10.0.0.1"]];
  let asked = 0;
  const resolve = async () => answers[asked++] ?? [];
  expect(
    await failureOf(
      guardedFetch(`https://rebinding.example:${port}/`, {
        ...limits,
        resolve,
      }),
    ),
  ).toBe("connection");
  expect((await hello).toString("latin1")).toContain("rebinding.example");
  expect(asked).toBe(1);
});

test.each([
  [["10.0.0.1"]],
  [["8.8.8.8", "169.254.169.254"]],
  [["::ffff:10.0.0.1"]],
])(
  "guarded fetch: a name with the addresses %j is refused",
  async (addresses) => {
    const resolve = async () => addresses;
    expect(
      await failureOf(
        guardedFetch("https://shop.example/", { ...limits, resolve }),
      ),
    ).toBe("address");
  },
);

test("ALLOW_LOOPBACK_FETCH: production refuses to start with it, also with stand-ins unless it is on this computer", () => {
  const names = [
    "ANTHROPIC_BASE_URL",
    "RESEND_BASE_URL",
    "STRIPE_BASE_URL",
    "ETSY_BASE_URL",
    "ALLOW_STAND_INS",
  ];
  const settings = {
    ...process.env,
    ...Object.fromEntries(names.map((name) => [name, ""])),
    NODE_ENV: "production",
  };
  expect(() => parseEnv(settings)).toThrow(
    "ALLOW_LOOPBACK_FETCH is only for development",
  );
  expect(
    parseEnv({ ...settings, ALLOW_LOOPBACK_FETCH: "" }).ALLOW_LOOPBACK_FETCH,
  ).toBe(false);
  const withStandIns = { ...settings, ALLOW_STAND_INS: "true" };
  for (const APP_URL of [
    "https://listwright.example",
    "http://localhost.example",
    "http://10.0.0.1:3000",
  ])
    expect(() => parseEnv({ ...withStandIns, APP_URL })).toThrow(
      "ALLOW_LOOPBACK_FETCH is only for development",
    );
  for (const APP_URL of ["http://localhost:3000", "http://127.0.0.1:8080"])
    expect(parseEnv({ ...withStandIns, APP_URL }).ALLOW_LOOPBACK_FETCH).toBe(
      true,
    );
});
