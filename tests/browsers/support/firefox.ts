import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { z } from "zod";
import { endChild } from "@/scripts/embedded/child";
import {
  type Engine,
  type Json,
  reportViolations,
} from "@/tests/browsers/support/engine";

/** Nothing goes out, and no page of Firefox's own comes up. */
const preferences: Record<string, Json> = {
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/**
 * With it, its window opens with the focus in the page. Otherwise the address
 * bar has it, and keys press no button.
 */
const firstPage = "data:text/html,";

const remoteValue = z.object({
  type: z.string(),
  value: z.unknown().optional(),
  sharedId: z.string().optional(),
});
const callResult = z.object({
  result: remoteValue.optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
const message = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
const logEntry = z.object({
  level: z.string(),
  text: z.string().nullish(),
  type: z.string(),
});
const tree = z.object({
  contexts: z.array(z.object({ context: z.string() })).min(1),
});
const session = z.object({
  capabilities: z.object({
    browserName: z.string(),
    browserVersion: z.string(),
  }),
});

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(os.tmpdir(), "listwright-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const place = [
    "--no-remote",
    "--profile",
    profile,
    "--width=1280",
    "--height=900",
  ];
  const child = spawn(
    program,
    ["--headless", ...place, "--remote-debugging-port=0", firstPage],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, HOME: profile, LANG: "en_US.UTF-8" },
    },
  );
  const close = async () => {
    await endChild(child, 5_000);
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.once("exit", (code) =>
        reject(new Error(`Firefox ended with ${code}`)),
      );
      createInterface({ input: child.stderr }).on("line", (line) => {
        const [, found] =
          /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    return await connect(`${address}/session`, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(
  address: string,
  close: () => Promise<void>,
): Promise<Engine> {
  const complaints: string[] = [];
  const { send, end } = await openSocket(address, (text) =>
    complaints.push(text),
  );
  const { capabilities } = session.parse(
    await send("session.new", { capabilities: {} }),
  );
  const [first] = tree.parse(
    await send("browsingContext.getTree", {}),
  ).contexts;
  const context = first?.context ?? "";
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", {
    functionDeclaration: `() => { ${reportViolations} }`,
  });

  async function call(functionDeclaration: string, args: Json[]) {
    const parameters = {
      functionDeclaration,
      awaitPromise: true,
      target: { context },
      userActivation: true,
    };
    const given = [{ type: "string", value: JSON.stringify(args) }];
    const answer = callResult.parse(
      await send("script.callFunction", { ...parameters, arguments: given }),
    );
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: (url) =>
      send("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(source, ...args) {
      const result = await call(
        `async (given) => JSON.stringify((await (${source})(...JSON.parse(given))) ?? null)`,
        args,
      );
      return JSON.parse(z.string().parse(result?.value));
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    async setFiles(source, args, files) {
      const found = await call(
        `(given) => (${source})(...JSON.parse(given))`,
        args,
      );
      await send("input.setFiles", {
        context,
        element: { sharedId: found?.sharedId },
        files,
      });
    },
    takeComplaints: () => complaints.splice(0),
    async close() {
      end();
      await close();
    },
  };
}

async function openSocket(address: string, onError: (text: string) => void) {
  const socket = new WebSocket(address, { maxPayload: 2 ** 28 });
  const pending = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  await new Promise<void>((resolve, reject) =>
    socket.once("open", resolve).once("error", reject),
  );
  socket.on("message", (data) => {
    const {
      id,
      type,
      result,
      method,
      params,
      message: reason,
    } = message.parse(JSON.parse(String(data)));
    if (method === "log.entryAdded") {
      const entry = logEntry.parse(params);
      if (entry.level === "error") onError(entry.text ?? entry.type);
    }
    const waiting = pending.get(id ?? 0);
    pending.delete(id ?? 0);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(reason ?? type));
  });
  socket.on("close", () => {
    for (const { reject } of pending.values())
      reject(new Error("Firefox closed the connection"));
  });
  let last = 0;
  return {
    send(method: string, params: object) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise<unknown>((resolve, reject) =>
        pending.set(id, { resolve, reject }),
      );
    },
    end: () => socket.close(),
  };
}
