import { readFileSync } from "node:fs";
import path from "node:path";
import {
  cleanUp,
  isRoot,
  makeFolder,
  run,
  serverOf,
  startParts,
  stopParts,
  track,
} from "@/tests/support/embedded-parts";
import { randomIpAddress } from "@/tests/support/factories";
import { startInstance, until } from "@/tests/support/one-more-instance";

jest.setTimeout(240_000);

/**
 * Remounts the path read-only; processes that already work in it are not
 * affected.
 */
function makeReadOnly(folder: string) {
  const mounted = run("mount", "--bind", folder, folder).status === 0;
  if (mounted && run("mount", "-o", "remount,ro,bind", folder).status === 0)
    return true;
  if (mounted) run("umount", folder);
  return false;
}
const makeWritable = (folder: string) => run("umount", "--lazy", folder);

const dataDir = makeFolder();
const canClose = isRoot && makeReadOnly(dataDir);
if (canClose) makeWritable(dataDir);
else
  process.stderr.write(
    "Not tried, since we may not mount here: a data directory that turns read-only.\n",
  );

afterAll(() => {
  makeWritable(dataDir);
  cleanUp();
});

async function signUp(address: string, email: string) {
  const response = await fetch(`${address}/api/auth/signup`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": randomIpAddress(),
    },
    body: JSON.stringify({ email, password: "Correct-horse-7" }),
  });
  return { status: response.status, body: await response.json() };
}

async function moveClock(sandbox: string) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${sandbox}/stripe/clock`, {
    method: "POST",
    headers,
    body: '{"advanceSeconds":1}',
  });
  expect(response.status).toBe(200);
}

(canClose ? test : test.skip)(
  "disk of the database turns read-only: calls get 503, and work again once it can be written",
  async () => {
    const parts = startParts(dataDir, { env: {} });
    const settings = await parts.ready;
    if (!settings) throw new Error(parts.said());
    const { address, child } = await startInstance(settings);
    track(child);
    expect(await signUp(address, "before@example.com")).toMatchObject({
      status: 201,
    });

    makeReadOnly(dataDir);
    // What PostgreSQL itself does when its log cannot be written.
    process.kill(serverOf(path.join(dataDir, "postgres")), "SIGKILL");
    // The sandbox's Stripe stores its state there too, and writes it soon
    // after.
    await moveClock(settings.STRIPE_BASE_URL ?? "");
    await until(() =>
      parts.said().includes("It is restarted as soon as possible."),
    );
    await until(() =>
      readFileSync(path.join(dataDir, "postgres.log"), "utf8").includes(
        "Read-only file system",
      ),
    );
    for (let count = 0; count < 20; count += 1) {
      const refused = await signUp(address, `during-${count}@example.com`);
      expect(refused).toMatchObject({
        status: 503,
        body: { code: expect.any(String) },
      });
    }
    expect((await fetch(`${address}/api/health`)).status).toBe(503);
    // The sandbox's Stripe stores its state there too.
    await moveClock(settings.STRIPE_BASE_URL ?? "");

    makeWritable(dataDir);
    await until(
      async () => (await signUp(address, "after@example.com")).status === 201,
    );
    const mails = async () =>
      (
        await fetch(
          `${settings.RESEND_BASE_URL}/outbox.json?to=after@example.com`,
        )
      ).json();
    await until(async () => (await mails()).length === 1);
    await until(() =>
      parts.said().includes("The embedded PostgreSQL is running again."),
    );
    expect(child.exitCode).toBeNull();
    expect((await stopParts(parts)).output).not.toContain("    at ");
  },
);
