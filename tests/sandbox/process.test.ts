import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getJson, runningSandbox } from "@/tests/sandbox/running";

const { url } = runningSandbox();

function start(port: string | undefined): ChildProcess {
  const { SANDBOX_PORT: _, ...env } = process.env;
  return spawn(process.execPath, ["--import", "tsx", "sandbox/index.ts"], {
    env: {
      ...env,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), "sandbox-")),
      ...(port === undefined ? {} : { SANDBOX_PORT: port }),
    },
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; error: string }> {
  let error = "";
  child.stderr?.on("data", (chunk) => {
    error += String(chunk);
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, error })));
}

test.each(["SIGTERM", "SIGINT"] as const)("it says where it listens, and %s ends it cleanly", async (signal) => {
  const child = start("0");
  const end = ended(child);
  const line = await new Promise<string>((resolve) => child.stdout?.once("data", (chunk) => resolve(String(chunk))));
  const address = /^Sandbox listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1];
  expect(await getJson(`${address}/health`)).toEqual({ status: "ok" });
  child.kill(signal);
  expect(await end).toEqual({ code: 0, error: "" });
});

test("a taken port is one sentence and code 1", async () => {
  const { port } = new URL(url());
  expect(await ended(start(port))).toEqual({
    code: 1,
    error: `Port ${port} is already taken; set SANDBOX_PORT to a free one.\n`,
  });
});

test("a missing port is named", async () => {
  expect(await ended(start(undefined))).toEqual({ code: 1, error: "SANDBOX_PORT must be set to a port number.\n" });
});

test("unknown paths are told what to look at, and the front page lists it", async () => {
  const response = await fetch(`${url()}/nothing`);
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { message: expect.stringContaining("GET /nothing") },
  ]);
  expect(await (await fetch(`${url()}/`)).text()).toContain("/v1/messages");
});

test("an unknown service is a plain error", async () => {
  expect((await fetch(`${url()}/requests.json?service=pigeon`)).status).toBe(400);
});
