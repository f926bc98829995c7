import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Sandbox, startSandbox } from "@/sandbox/start-sandbox";

/** A sandbox of the test file's own, with a data directory that goes with it. */
export function runningSandbox() {
  // Two cores shared with a browser and a database make any single answer wait.
  jest.setTimeout(60_000);
  const running: { sandbox: Sandbox | null; dataDir: string } = { sandbox: null, dataDir: "" };
  beforeAll(async () => {
    running.dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    running.sandbox = await startSandbox({ port: 0, dataDir: running.dataDir });
  });
  afterAll(async () => {
    await running.sandbox?.close();
    rmSync(running.dataDir, { recursive: true, force: true });
  });
  afterEach(async () => {
    await fetch(`${url()}/faults`, { method: "DELETE" });
    await fetch(`${url()}/requests.json`, { method: "DELETE" });
  });
  const url = () => running.sandbox?.url ?? "";
  return { url, dataDir: () => running.dataDir };
}

export async function getJson(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

export async function postJson(address: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as unknown };
}
