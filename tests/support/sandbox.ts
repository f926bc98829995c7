import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startSandbox } from "@/sandbox/start-sandbox";

type Fault = {
  mode: string;
  status?: number;
  retryAfter?: number;
  latencyMs?: number;
  count?: number;
  answer?: string;
};
type Block = { type: string; text?: string; source?: { data: string } };
type Call = { body: { system: string; max_tokens: number; messages: { content: Block[] }[] } };

/** Our own stand-in of the providers, in this process. Start it before anything reads the configuration. */
export async function startTestSandbox() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-sandbox-"));
  const sandbox = await startSandbox({ port: 0, dataDir });
  process.env.ANTHROPIC_BASE_URL = sandbox.url;

  async function fail(fault: Fault) {
    const body = JSON.stringify({ service: "anthropic", ...fault });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${sandbox.url}/faults`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(await response.text());
  }

  return {
    fail,
    /** What the model was asked since the last `reset`, oldest first. */
    async modelCalls(): Promise<Call[]> {
      const response = await fetch(`${sandbox.url}/requests.json?service=anthropic`);
      return (await response.json()).reverse();
    },
    async reset() {
      await fetch(`${sandbox.url}/faults`, { method: "DELETE" });
      await fetch(`${sandbox.url}/requests.json`, { method: "DELETE" });
    },
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
