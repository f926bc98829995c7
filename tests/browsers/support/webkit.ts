import { type ChildProcess, spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { endChild } from "@/scripts/embedded/child";
import { findFreePort } from "@/scripts/ports";
import {
  type Engine,
  type Json,
  reportViolations,
  until,
} from "@/tests/browsers/support/engine";

/** Milliseconds. */
const longestCall = 90_000;
const windowProgram = path.resolve("tests/browsers/support/webkit-window.py");
const failure = z.object({ error: z.string(), message: z.string() });
const started = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const outcome = z.object({
  value: z.string().optional(),
  problem: z.string().optional(),
});

/** WebKitGTK in a window on a screen of its own, by W3C's WebDriver. */
export async function openWebKit({
  driver,
  screen,
}: {
  driver: string;
  screen: string;
}): Promise<Engine> {
  const home = mkdtempSync(path.join(os.tmpdir(), "listwright-webkit-"));
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(
      children.toReversed().map((child) => endChild(child, 5_000)),
    );
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const display = await startScreen(screen, children);
    const port = await findFreePort();
    const log = path.join(home, "console.log");
    children.push(startDriver(driver, { home, display, port, log }));
    return await connect(`http://127.0.0.1:${port}`, {
      binary: path.join(home, "window.sh"),
      log,
      close,
    });
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves with the number that the screen has found free. */
function startScreen(program: string, children: ChildProcess[]) {
  const screen = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  children.push(screen);
  return new Promise<string>((resolve, reject) => {
    screen
      .once("error", reject)
      .once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once("data", (number) =>
      resolve(`:${String(number).trim()}`),
    );
  });
}

type Place = { home: string; display: string; port: number; log: string };

function startDriver(driver: string, { home, display, port, log }: Place) {
  const script = path.join(home, "before-each-page.js");
  writeFileSync(script, reportViolations);
  writeFileSync(log, "");
  // The driver drops what the window writes.
  const wrapper = `#!/bin/sh\nexec stdbuf -oL /usr/bin/python3 "${windowProgram}" "$@" >>"${log}" 2>&1\n`;
  writeFileSync(path.join(home, "window.sh"), wrapper, { mode: 0o755 });
  mkdirSync(path.join(home, "run"), { mode: 0o700 });
  const env = {
    ...process.env,

    DISPLAY: display,
    HOME: home,
    LANG: "en_US.UTF-8",
    XDG_RUNTIME_DIR: path.join(home, "run"),

    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    GTK_USE_PORTAL: "0",
    WINDOW_HOME: home,
    WINDOW_SCRIPT: script,
    // Within a container or as root it can't make one of its own; what it shows
    // is ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  return spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
}

type Window = { binary: string; log: string; close: () => Promise<void> };

async function connect(
  driver: string,
  { binary, log, close }: Window,
): Promise<Engine> {
  const send = async (method: string, address: string, body?: object) => {
    const signal = AbortSignal.timeout(longestCall);
    const answer = await fetch(`${driver}${address}`, {
      method,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z
      .object({ value: z.unknown() })
      .parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${error}: ${message}`);
  };
  await until("WebKitWebDriver", () =>
    send("GET", "/status").catch(() => null),
  );
  const options = { "webkitgtk:browserOptions": { binary, args: [] } };
  const { sessionId, capabilities } = started.parse(
    await send("POST", "/session", { capabilities: { alwaysMatch: options } }),
  );
  const post = (address: string, body: object) =>
    send("POST", `/session/${sessionId}${address}`, body);
  await post("/timeouts", { script: 60_000, pageLoad: 60_000 });
  let read = 0;

  async function run(source: string, ...args: Json[]): Promise<Json> {
    const script = `const [given, done] = arguments;
      Promise.resolve().then(() => (${source})(...JSON.parse(given))).then(
        (value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ problem: String(error) }));`;
    const { value, problem } = outcome.parse(
      await post("/execute/async", { script, args: [JSON.stringify(args)] }),
    );
    if (problem !== undefined) throw new Error(problem);
    return JSON.parse(value ?? "null");
  }
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goto: (url) => post("/url", { url }),
    run,
    perform: (actions) => post("/actions", { actions }),
    async setFiles(source, args, files) {
      const script = `return (${source})(...JSON.parse(arguments[0]))`;
      const element = await post("/execute/sync", {
        script,
        args: [JSON.stringify(args)],
      });
      const [id] = Object.values(
        z.record(z.string(), z.string()).parse(element),
      );
      await post(`/element/${id}/value`, { text: files.join("\n") });
    },
    takeComplaints() {
      const lines = readFileSync(log, "utf8").split("\n");
      const fresh = lines.slice(read, -1);
      read = lines.length - 1;
      return fresh.filter((line) => /\bCONSOLE (?:\w+ )?ERROR /.test(line));
    },
    async close() {
      await send("DELETE", `/session/${sessionId}`).catch(() => null);
      await close();
    },
  };
}
