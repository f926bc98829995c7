import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { db } from "@/lib/db";
import { samples } from "@/lib/public-api/examples/samples";
import { type ExampleLanguage, writeExample } from "@/lib/public-api/examples/write-example";
import { operations } from "@/lib/public-api/operations";
import { closeConnections } from "@/tests/support/connections";
import { answerConsent } from "@/tests/support/etsy";
import { call, instances } from "@/tests/support/instances";
import { createJpeg } from "@/tests/support/photos";
import { describeWith } from "@/tests/support/programs";
import { createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

const [instance] = instances();
const folder = mkdtempSync(path.join(os.tmpdir(), "examples-"));
const programs = {
  curl: ["bash", "-c"],
  javascript: [process.execPath, "--input-type=module", "--eval"],
  python: ["python3", "-c"],
} as const;

/** What an example prints, whichever way its language tells of a failure. */
function run(language: ExampleLanguage, code: string, key: string) {
  const [program, ...args] = [...programs[language], code];
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, LISTWRIGHT_KEY: key } });
    let [text, complaint] = ["", ""];
    child.stdout.on("data", (part) => {
      text += part;
    });
    child.stderr.on("data", (part) => {
      complaint += part;
    });
    child.on("error", reject);
    child.on("close", () => {
      const printed = text.match(/^HTTP\/[\d.]+ (?!100)(\d{3})/m) ?? text.match(/^(\d{3}) /);
      const [, status] = printed ?? complaint.match(/HTTP Error (\d{3})/) ?? [];
      resolve({ status: Number(status), text: `${text}\n${complaint}` });
    });
  });
}

/** A seller with a shop, a listing, and a batch for each call about one, so that no example is in the way of another. */
async function createAccount() {
  const { user, cookie, secret } = await createProgram(undefined, { subscriptionTier: "pro" });
  const { authorizeUrl } = await (await call(instance, "POST", "/api/etsy/connect", {}, { cookie })).json();
  const { pathname, search } = new URL(await answerConsent(authorizeUrl));
  await call(instance, "GET", `${pathname}${search}`, undefined, { cookie, redirect: "manual" });
  const headers = { Authorization: `Bearer ${secret}` };
  const ask = async (method: string, address: string, body?: object, more = {}) => {
    const answer = await call(instance, method, `/api/v1${address}`, body, { headers: { ...headers, ...more } });
    expect([address, answer.ok]).toEqual([address, true]);
    return answer.status === 204 ? null : answer.json();
  };
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  return { secret, listingId: String(id), ask };
}
type Account = Awaited<ReturnType<typeof createAccount>>;

type Attribute = { id: number; isRequired: boolean; values: { id: number }[] };

/** A category, what Etsy requires in it, and profiles that this shop has. */
async function choicesOf({ ask }: Account) {
  const { shippingProfiles, readinessStates } = await ask("GET", "/etsy/options");
  const [category] = (await ask("GET", "/etsy/categories?q=mug")).data;
  const attributes: Attribute[] = (await ask("GET", `/etsy/categories/${category.id}/attributes`)).data;
  return {
    ...{ taxonomyId: category.id, shippingProfileId: shippingProfiles[0].id, readinessStateId: readinessStates[0].id },
    attributes: attributes
      .filter(({ isRequired }) => isRequired)
      .map(({ id, values }) => ({ id, valueIds: values.slice(0, 1).map((value) => value.id) })),
  };
}

/** The ids of this account in place of those of the sample. */
async function idsFor(address: string, { listingId, ask }: Account): Promise<Record<string, string>> {
  const once = { "Idempotency-Key": randomUUID() };
  if (address.startsWith("/listings/")) return { id: listingId };
  if (address.startsWith("/listing-requests/")) {
    return { id: (await ask("POST", "/listings", { productName: "Mug" }, once)).id };
  }
  if (address.startsWith("/batches/")) {
    const rows = [{ productName: "Mug" }, { productName: "Bowl" }];
    const { id = "" } = await ask("POST", "/batches", { name: "Autumn", draft: true, rows }, once);
    const [row] = (await ask("GET", `/batches/${id}/rows`)).data;
    return { id, rowId: row.id };
  }
  if (address.startsWith("/webhooks/")) {
    // There are five at most.
    for (const { id } of (await ask("GET", "/webhooks")).data) await ask("DELETE", `/webhooks/${id}`);
    const url = `https://example.com/${randomUUID()}`;
    await ask("POST", "/webhooks", { url, events: ["listing.ready"] });
    return { id: (await ask("GET", "/webhooks")).data[0].id };
  }
  if (address.startsWith("/etsy/categories/")) {
    return { id: String((await ask("GET", "/etsy/categories?q=mug")).data[0].id) };
  }
  // There is none of the account's own: the answer is that it isn't there.
  return { id: "31" };
}

describeWith(["bash", "curl", "python3"], "the examples of the documentation", () => {
  let account: Account;

  beforeAll(async () => {
    account = await createAccount();
    writeFileSync(path.join(folder, "mug.jpg"), await createJpeg({ width: 800, height: 600 }));
    writeFileSync(path.join(folder, "EtsyListingsDownload.csv"), "TITLE,DESCRIPTION\nBlue mug,A mug.\n");
  });

  const all = operations.flatMap((operation) =>
    (Object.keys(programs) as ExampleLanguage[]).map((language) => ({ operation, language, id: operation.id })),
  );
  test.each(all)("$id in $language does what the documentation says", async ({ operation, language, id }) => {
    const { body, headers, ...sample } = samples[id] ?? {};
    const ids = await idsFor(operation.path, account);
    const code = writeExample(language, operation, instance, {
      ...sample,
      ...(sample.path && { path: { ...sample.path, ...ids } }),
      ...(headers && {
        headers: { ...headers, ...("Idempotency-Key" in headers && { "Idempotency-Key": randomUUID() }) },
      }),
      ...(body && {
        body: {
          ...body,
          ...("ids" in body && { ids: [ids.rowId] }),
          ...("taxonomyId" in body && (await choicesOf(account))),
        },
      }),
    });
    const { status, text } = await run(language, code, account.secret);
    const expected = Object.keys(operation.responses).map(Number);
    // A draft can't be paused or retried, and this account has published nothing. The second language edits a
    // version that the first has changed. The documentation says these answers, too.
    const unmet: Record<string, number[]> = {
      ...{ pauseBatch: [409], retryBatchRow: [409], readPublication: [404], retryPublication: [404] },
      editListing: [412],
    };
    expect(`${status} ${[...expected, ...(unmet[id] ?? [])].includes(status) ? "" : `${code}\n${text}`}`.trim()).toBe(
      String(status),
    );
    for (const answer of unmet[id] ?? []) expect(operation.problems).toContain(answer);
  });
});
