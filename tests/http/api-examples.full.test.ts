import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { db } from "@/lib/database/db";
import { laterSamples, samples } from "@/lib/public-api/examples/samples";
import {
  type ExampleLanguage,
  writeExample,
} from "@/lib/public-api/examples/write-example";
import { operations } from "@/lib/public-api/operations";
import type { Operation } from "@/lib/public-api/operations/operation";
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
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, LISTWRIGHT_KEY: key },
    });
    let [text, complaint] = ["", ""];
    child.stdout.on("data", (part) => {
      text += part;
    });
    child.stderr.on("data", (part) => {
      complaint += part;
    });
    child.on("error", reject);
    child.on("close", () => {
      const printed =
        text.match(/^HTTP\/[\d.]+ (?!100)(\d{3})/m) ?? text.match(/^(\d{3}) /);
      const [, status] = printed ?? complaint.match(/HTTP Error (\d{3})/) ?? [];
      resolve({ status: Number(status), text: `${text}\n${complaint}` });
    });
  });
}

/**
 * A seller with a shop, a listing, and a batch for each call about one, so that
 * no example is in the way of another.
 */
async function createAccount() {
  const { user, cookie, secret } = await createProgram(undefined, {
    subscriptionTier: "pro",
  });
  const { authorizeUrl } = await (
    await call(instance, "POST", "/api/etsy/connect", {}, { cookie })
  ).json();
  const { pathname, search } = new URL(await answerConsent(authorizeUrl));
  await call(instance, "GET", `${pathname}${search}`, undefined, {
    cookie,
    redirect: "manual",
  });
  const headers = { Authorization: `Bearer ${secret}` };
  const ask = async (
    method: string,
    address: string,
    body?: object,
    more = {},
  ) => {
    const answer = await call(instance, method, `/api/v1${address}`, body, {
      headers: { ...headers, ...more },
    });
    expect([address, answer.ok]).toEqual([address, true]);
    return answer.status === 204 ? null : answer.json();
  };
  // Its description says more than its title, or it is not ready.
  const results = { description: "A mug of white clay." };
  const addListing = async () =>
    String(
      (await db().listing.create({ data: listingRow(user.id, { results }) }))
        .id,
    );
  return { userId: user.id, secret, addListing, ask };
}
type Account = Awaited<ReturnType<typeof createAccount>>;

type Attribute = { id: number; isRequired: boolean; values: { id: number }[] };

/** A category, what Etsy requires in it, and profiles that this shop has. */
async function choicesOf({ ask }: Account) {
  const { shippingProfiles, readinessStates } = await ask(
    "GET",
    "/etsy/options",
  );
  const [category] = (await ask("GET", "/etsy/categories?q=mug")).data;
  const attributes: Attribute[] = (
    await ask("GET", `/etsy/categories/${category.id}/attributes`)
  ).data;
  return {
    taxonomyId: category.id,
    shippingProfileId: shippingProfiles[0].id,
    readinessStateId: readinessStates[0].id,
    attributes: attributes
      .filter(({ isRequired }) => isRequired)
      .map(({ id, values }) => ({
        id,
        valueIds: values.slice(0, 1).map((value) => value.id),
      })),
  };
}

const rows = [{ productName: "Mug" }, { productName: "Bowl" }];
const once = () => ({ "Idempotency-Key": randomUUID() });

/**
 * A batch of the account's with two rows. Nobody writes them, except where a
 * state says that the batch is running.
 */
async function createBatch(
  { ask }: Account,
  change: { state?: string; rowState?: string } = {},
) {
  const { id = "" } = await ask(
    "POST",
    "/batches",
    { name: "Autumn", draft: true, rows },
    once(),
  );
  const { state, rowState } = change;
  if (state) await db().batch.update({ where: { id }, data: { state } });
  if (rowState)
    await db().batchRow.updateMany({
      where: { batchId: id },
      data: { state: rowState },
    });
  const [row] = (await ask("GET", `/batches/${id}/rows`)).data;
  return { id, rowId: row.id as string };
}

const statesOfBatch: Record<string, { state?: string; rowState?: string }> = {
  pauseBatch: { state: "running" },
  retryBatchRow: { state: "running", rowState: "failed" },
};

/** A listing that was published, with a publication that has stopped. */
async function createPublication({ userId, addListing }: Account) {
  const listingId = Number(await addListing());
  const choices = {
    taxonomyId: 1,
    price: 24,
    quantity: 3,
    shippingProfileId: 1,
    readinessStateId: 1,

    whoMade: "i_did",
    whenMade: "made_to_order",
    isSupply: false,
  };
  const texts = {
    title: "Mug",
    description: "A mug.",
    tags: [],
    materials: [],
  };
  const sent = { ...texts, photos: [], attributes: [], translations: [] };
  const data = {
    userId,
    listingId,
    etsyShopId: 1,
    choices,
    sent,
    steps: [],
    state: "failed",
  };
  return (await db().publication.create({ data })).id;
}

/** The ids of this account in place of those of the sample. */
async function idsFor(
  { id: operation, path: address }: Operation,
  account: Account,
): Promise<Record<string, string>> {
  const { ask } = account;
  if (address.startsWith("/listings/"))
    return { id: await account.addListing() };
  if (address.startsWith("/listing-requests/")) {
    return {
      id: (await ask("POST", "/listings", { productName: "Mug" }, once())).id,
    };
  }
  if (address.startsWith("/upload-links/"))
    return { id: (await ask("POST", "/upload-links")).id };
  if (address.startsWith("/batches/"))
    return createBatch(account, statesOfBatch[operation]);
  if (address.startsWith("/publications/"))
    return { id: await createPublication(account) };
  if (address.startsWith("/webhooks/")) {
    // There are five at most.
    for (const { id } of (await ask("GET", "/webhooks")).data)
      await ask("DELETE", `/webhooks/${id}`);
    const url = `https://example.com/${randomUUID()}`;
    const { id } = (
      await ask("POST", "/webhooks", { url, events: ["listing.ready"] })
    ).endpoint;
    if (!address.includes("{deliveryId}")) return { id };
    return { id, deliveryId: (await ask("POST", `/webhooks/${id}/test`)).id };
  }
  if (address.startsWith("/etsy/categories/")) {
    return {
      id: String((await ask("GET", "/etsy/categories?q=mug")).data[0].id),
    };
  }
  return {};
}

/** What stands for things of the account, in a body. */
async function bodyFor(
  body: object,
  { ids, account }: { ids: Record<string, string>; account: Account },
) {
  const draft = "taxonomyId" in body && {
    ...body,
    ...(await choicesOf(account)),
  };
  if (draft && "digest" in draft) {
    const {
      confirm: _,
      digest: __,
      ...choices
    } = draft as Record<string, unknown>;
    return {
      ...draft,
      digest: (
        await account.ask("POST", `/listings/${ids.id}/etsy-draft`, choices)
      ).digest,
    };
  }
  return { ...body, ...("ids" in body && { ids: [ids.rowId] }), ...draft };
}

describeWith(
  ["bash", "curl", "python3"],
  "the examples of the documentation",
  () => {
    // One key would be too many calls in a minute.
    const accounts = new Map<ExampleLanguage, Account>();

    beforeAll(async () => {
      for (const language of Object.keys(programs) as ExampleLanguage[])
        accounts.set(language, await createAccount());
      writeFileSync(
        path.join(folder, "mug.jpg"),
        await createJpeg({ width: 800, height: 600 }),
      );
      writeFileSync(
        path.join(folder, "EtsyListingsDownload.csv"),
        "TITLE,DESCRIPTION\nBlue mug,A mug.\n",
      );
    });

    const calls = operations.flatMap((operation) => {
      const { id } = operation;
      const later = [laterSamples[id] ?? []].flat();
      return [
        { operation, sample: samples[id] ?? {}, id },
        ...later.map(({ sample }) => ({
          operation,
          sample,
          id: `${id}, later`,
        })),
      ];
    });
    const languages = Object.keys(programs) as ExampleLanguage[];
    const all = calls.flatMap((call) =>
      languages.map((language) => ({ ...call, language })),
    );
    test.each(all)(
      "$id in $language does what the documentation says",
      async ({ operation, sample, language }) => {
        const { body, headers, ...rest } = sample;
        const account = accounts.get(language);
        if (!account) throw new Error(`Nobody calls in ${language}.`);
        const ids = await idsFor(operation, account);
        const code = writeExample(language, operation, instance, {
          ...rest,
          ...(rest.path && { path: { ...rest.path, ...ids } }),
          ...(headers && {
            headers: {
              ...headers,
              ...("Idempotency-Key" in headers && once()),
            },
          }),
          ...(body && { body: await bodyFor(body, { ids, account }) }),
        });
        const { status, text } = await run(language, code, account.secret);
        const expected = Object.keys(operation.responses).map(Number);
        expect(
          `${status} ${expected.includes(status) ? "" : `${code}\n${text}`}`.trim(),
        ).toBe(String(status));
      },
    );
  },
);
