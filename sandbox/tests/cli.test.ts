import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getJson, useSandbox } from "./support/sandbox";

const { url } = useSandbox();

function start(settings: Record<string, string>): ChildProcess {
  const { SANDBOX_PORT: _, ...env } = process.env;
  const dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  return spawn(process.execPath, [path.join(__dirname, "../cli.mjs")], {
    env: { ...env, DATA_DIR: dataDir, ...settings },
  });
}

function untilListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve) =>
    child.stdout?.once("data", (chunk) => resolve(String(chunk))),
  );
}

function untilClosed(
  child: ChildProcess,
): Promise<{ code: number | null; error: string }> {
  let error = "";
  child.stderr?.on("data", (chunk) => {
    error += String(chunk);
  });
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, error })),
  );
}

describe.each([
  {
    signal: "SIGTERM" as const,
    settings: { APP_URL: "http://shop.example:3100" },
    receiver: "http://shop.example:3100/api/webhooks/stripe",
  },
  {
    signal: "SIGINT" as const,
    settings: {
      APP_URL: "http://shop.example",
      STRIPE_WEBHOOK_URL: "http://127.0.0.1:9/hook",
    },
    receiver: "http://127.0.0.1:9/hook",
  },
])("started with $settings", ({ signal, settings, receiver }) => {
  let child: ChildProcess;
  let closed: ReturnType<typeof untilClosed>;
  let line = "";
  const address = () =>
    /^Sandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1];
  beforeAll(async () => {
    child = start({ SANDBOX_PORT: "0", STRIPE_WEBHOOK_URL: "", ...settings });
    closed = untilClosed(child);
    line = await untilListening(child);
  });
  afterAll(() => {
    child.kill("SIGKILL");
  });

  test(`events go to ${receiver}`, async () => {
    expect(await getJson(`${address()}/stripe/webhooks`)).toMatchObject({
      url: receiver,
      mode: "normal",
    });
  });

  test(`it printed its address, and ${signal} ends it with code 0`, async () => {
    expect(await getJson(`${address()}/health`)).toEqual({ status: "ok" });
    child.kill(signal);
    expect(await closed).toEqual({ code: 0, error: "" });
  });
});

test("a taken port: one sentence and code 1", async () => {
  const { port } = new URL(url());
  expect(await untilClosed(start({ SANDBOX_PORT: port }))).toEqual({
    code: 1,
    error: `Port ${port} is already taken; set SANDBOX_PORT to a free one.\n`,
  });
});

test("a mail server: its address is printed, and a taken port is named", async () => {
  const settings = { SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0" };
  const child = start(settings);
  let output = "";
  while (!output.includes("smtp:")) output += await untilListening(child);
  const port = /^Mail server on smtp:\/\/127\.0\.0\.1:(\d+)\n/m.exec(
    output,
  )?.[1];
  const second = start({ ...settings, SANDBOX_SMTP_PORT: port ?? "" });
  expect(await untilClosed(second)).toEqual({
    code: 1,
    error: `Port ${port} is already taken; set SANDBOX_SMTP_PORT to a free one.\n`,
  });
  const closed = untilClosed(child);
  child.kill("SIGTERM");
  expect(await closed).toEqual({ code: 0, error: "" });
});

test("a missing port: one sentence and code 1", async () => {
  expect(await untilClosed(start({}))).toEqual({
    code: 1,
    error: "SANDBOX_PORT must be set to a port number.\n",
  });
});

test("an unknown path: a 404 that names it, and the front page lists the calls", async () => {
  const response = await fetch(`${url()}/nothing`);
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { message: expect.stringContaining("GET /nothing") },
  ]);
  const frontPage = await (await fetch(`${url()}/`)).text();
  for (const call of [
    "/v1/messages",
    "/emails",
    "/stripe/clock",
    "/outbox.json",
    "/requests.json",
    "/faults",
  ]) {
    expect(frontPage).toContain(call);
  }
});

test("an unknown service is a 400", async () => {
  expect((await fetch(`${url()}/requests.json?service=pigeon`)).status).toBe(
    400,
  );
});
