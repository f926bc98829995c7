import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Sandbox, startSandbox } from "../../start-sandbox";

/**
 * Starts a sandbox for the test file and clears its faults and its request log
 * after each test.
 */
export function useSandbox() {
  // On a busy machine a single answer can take seconds.
  jest.setTimeout(60_000);
  let sandbox: Sandbox | null = null;
  let dataDir = "";
  const url = () => sandbox?.url ?? "";
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    sandbox = await startSandbox({ port: 0, dataDir });
  });
  afterAll(async () => {
    await sandbox?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterEach(async () => {
    await fetch(`${url()}/faults`, { method: "DELETE" });
    await fetch(`${url()}/requests.json`, { method: "DELETE" });
  });
  return { url, dataDir: () => dataDir };
}

export async function getJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as unknown,
  };
}
