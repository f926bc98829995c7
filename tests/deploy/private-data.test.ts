import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { findFreePort } from "@/scripts/ports";
import {
  cleanUp,
  makeFolder,
  startParts,
  stopParts,
} from "@/tests/support/embedded-parts";
import { until } from "@/tests/support/one-more-instance";

afterAll(cleanUp);

/**
 * What the user who runs it makes; PostgreSQL's own folder may belong to
 * another, and closes itself.
 */
const cluster = "postgres";

type Found = { name: string; kind: "file" | "folder" | "other"; mode: string };

function look(dataDir: string, name: string): Found {
  const found = lstatSync(path.join(dataDir, name));
  const kind = found.isFile()
    ? "file"
    : found.isDirectory()
      ? "folder"
      : "other";
  return { name, kind, mode: (found.mode & 0o777).toString(8) };
}

/**
 * The folder itself, and all in it down to the leaves; of the cluster its own
 * mode alone.
 */
function lookAtAll(dataDir: string, name = "."): Found[] {
  const found = look(dataDir, name);
  if (found.kind !== "folder" || name === cluster) return [found];
  const inside = readdirSync(path.join(dataDir, name)).flatMap((each) =>
    lookAtAll(dataDir, path.join(name, each)),
  );
  return [found, ...inside];
}

const isOpen = ({ kind, mode }: Found) =>
  mode !== (kind === "folder" ? "700" : "600");

/**
 * Everything that the parts store: a mail with a reset link, a customer, a
 * draft on Etsy.
 */
async function use(settings: Record<string, string>) {
  const stripe = await fetch(`${settings.STRIPE_BASE_URL}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
  });
  const mail = await fetch(`${settings.RESEND_BASE_URL}/emails`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${settings.RESEND_API_KEY}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      from: "a@example.com",
      to: "b@example.com",
      subject: "Reset",
      text: "https://reset",
    }),
  });
  expect([stripe.status, mail.status]).toEqual([200, 200]);
}

/** Under the mask that lets others read whatever doesn't say otherwise. */
async function startAndUse(dataDir: string) {
  const port = await findFreePort();
  const before = process.umask(0o022);
  const parts = startParts(dataDir, { env: { SANDBOX_PORT: String(port) } });
  process.umask(before);
  const settings = await parts.ready;
  if (settings === null) throw new Error(parts.said());
  await use(settings);
  // The sandbox writes them after it answered.
  await until(() =>
    stores.every((name) => existsSync(path.join(dataDir, name))),
  );
  const running = lookAtAll(dataDir);
  await stopParts(parts);
  return { running, stopped: lookAtAll(dataDir) };
}

const stores = [
  "outbox.jsonl",
  "stripe.json",
  "postgres.log",
  "postgres.secret",
  cluster,
];

test("a data directory: closed to other users with all that a start and its use put there, also if it was open before", async () => {
  const dataDir = path.join(makeFolder(), "new", "data");
  const first = await startAndUse(dataDir);
  expect(first.running.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...stores, "running.pid"]),
  );
  expect([first.running.filter(isOpen), first.stopped.filter(isOpen)]).toEqual([
    [],
    [],
  ]);

  chmodSync(dataDir, 0o755);
  for (const { name, kind } of first.stopped)
    if (kind === "file") chmodSync(path.join(dataDir, name), 0o644);
  writeFileSync(
    path.join(dataDir, "of-an-earlier-version.jsonl"),
    "https://reset",
    { mode: 0o644 },
  );
  expect(lookAtAll(dataDir).filter(isOpen).length).toBeGreaterThan(
    stores.length,
  );
  const second = await startAndUse(dataDir);
  expect(second.stopped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(stores),
  );
  expect([
    second.running.filter(isOpen),
    second.stopped.filter(isOpen),
  ]).toEqual([[], []]);
});
