import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { reviewPrompt } from "@/lib/listings/prompts/review";
import { startSandbox } from "@/scripts/embedded/start-sandbox";

type Fault = {
  item?: unknown;
  list?: string;
  mode: string;
  status?: number;
  retryAfter?: number;
  message?: string;
  latencyMs?: number;
  count?: number;
  answer?: string;
  match?: string;
  path?: string;
};
type Block = { type: string; text?: string; source?: { data: string } };
type Call = {
  path: string;
  headers: Record<string, string>;
  body: {
    system: string;
    max_tokens: number;
    messages: { content: Block[] }[];
  };
};

/**
 * A sandbox of the test file's own, with a data directory that `close` removes.
 * It begins with the files of the folder `saved`, as a sandbox leaves them.
 */
export async function startOwnSandbox(saved?: string) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-sandbox-"));
  if (saved !== undefined) cpSync(saved, dataDir, { recursive: true });
  const sandbox = startSandbox({ port: 0, dataDir });
  const url = await sandbox.url;

  /**
   * Posts to one of the sandbox's control calls, and resolves with its answer.
   */
  async function control(route: string, body: object) {
    const response = await fetch(`${url}${route}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  return {
    url,
    control,
    fail: (service: string, fault: Fault): Promise<unknown> =>
      control("/faults", { service, ...fault }),
    clearFaults: () => fetch(`${url}/faults`, { method: "DELETE" }),
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isReview = ({ body }: Call) => body.system === reviewPrompt.system;

async function listCalls(url: string, path: string): Promise<Call[]> {
  const response = await fetch(`${url}/requests.json?service=anthropic`);
  const calls: (Call & { method: string })[] = await response.json();
  return calls
    .filter((call) => call.method === "POST" && call.path === path)
    .reverse();
}

/**
 * A sandbox as the application's model. Start it before anything reads the
 * configuration.
 */
export async function startTestSandbox() {
  const sandbox = await startOwnSandbox();
  const { url, close } = sandbox;
  process.env.ANTHROPIC_BASE_URL = url;
  return {
    url,
    close,
    control: sandbox.control,
    fail: (fault: Fault) => sandbox.fail("anthropic", fault),
    /** Breaks reviews alone; with mode `answer`, scripts them. */
    failReviews: (fault: Fault) =>
      sandbox.fail("anthropic", { ...fault, match: reviewPrompt.canary }),
    /**
     * What the model was asked since the last `reset`, oldest first: without
     * reviews, and without batches, which the instances may look after for
     * other tests, or only the batches that were sent.
     */
    async modelCalls(
      path: "/v1/messages" | "/v1/messages/batches" = "/v1/messages",
    ): Promise<Call[]> {
      const calls = await listCalls(url, path);
      return calls.filter((call) => !isReview(call));
    },
    /** The same of reviews. */
    async reviewCalls(): Promise<Call[]> {
      return (await listCalls(url, "/v1/messages")).filter(isReview);
    },
    async reset() {
      await sandbox.clearFaults();
      await fetch(`${url}/requests.json`, { method: "DELETE" });
    },
  };
}
