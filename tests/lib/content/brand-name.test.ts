import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Email } from "@/emails/email";
import type { Call } from "@/lib/mcp/define-tool";

const name = "Wool & Bee Ä";
const origin = "https://shop.example";
beforeAll(() => {
  process.env.BRAND_NAME = name;
});
afterAll(() => {
  delete process.env.BRAND_NAME;
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const at = "2026-11-20T19:21:00.000Z";
const scopes = ["Read listings"];
const emails: {
  [Template in Email["template"]]: Extract<Email, { template: Template }>;
} = {
  verify_email: { template: "verify_email", token: "t" },
  reset_password: { template: "reset_password", token: "t" },
  password_changed: {
    template: "password_changed",
    changedAt: at,
    ended: "all",
  },
  account_suspended: {
    template: "account_suspended",
    reason: "Photos of other makers.",
    hasPlan: true,
  },
  account_restored: { template: "account_restored" },
  sign_in_changed: {
    template: "sign_in_changed",
    change: "code_used",
    changedAt: at,
  },
  account_exists: { template: "account_exists" },
  invitation: { template: "invitation", token: "t", name: "Clay & Kiln" },
  trial_started: {
    template: "trial_started",
    plan: "Standard",
    days: 7,
    listings: 30,
    endsAt: at,
  },
  trial_ending: {
    template: "trial_ending",
    plan: "Standard",
    freeListings: 5,
    endsAt: at,
  },
  plan_changed: { template: "plan_changed", plan: "Pro", startsAt: at },
  payment_failed: { template: "payment_failed", plan: "Pro" },
  limit_reached: {
    template: "limit_reached",
    plan: "Free",
    listings: 5,
    resetsAt: at,
  },
  batch_done: {
    template: "batch_done",
    name: "B",
    written: 2,
    waiting: 1,
    stopped: 1,
  },
  key_created: { template: "key_created", name: "K", scopes },
  app_connected: { template: "app_connected", name: "A", host: null, scopes },
  webhook_disabled: {
    template: "webhook_disabled",
    host: "h.example",
    reason: "gone",
  },
};

test.each(Object.values(emails))(
  "another name: an email of $template has it, and not ours",
  async (email) => {
    const { renderEmail } = await import("@/emails/render-email");
    const { subject, html, text } = await renderEmail(email, origin);
    expect(`${subject}${html}${text}`).not.toContain("Listwright");
    expect(html).toContain("Wool &amp; Bee Ä");
  },
);

test.each(filesBelow("lib/content"))(
  "another name: %s has none of ours",
  async (file) => {
    const found: Record<string, unknown> = await import(`@/${file}`);
    expect(JSON.stringify(found)).not.toContain("Listwright");
  },
);

test("another name: pages, feed and the page for assistants begin with it", async () => {
  const [{ site }, { writeLlms }, { writeFeed }, { terms }, { websiteData }] =
    await Promise.all([
      import("@/lib/content/site"),
      import("@/lib/content/write-llms"),
      import("@/lib/content/write-feed"),
      import("@/lib/content/legal/terms"),
      import("@/lib/content/json-ld"),
    ]);
  expect(site.title).toBe(
    `${name}: listings for handmade goods from one photo`,
  );
  expect(site.copyright).toBe(`Copyright 2025 ${name}. All rights reserved.`);
  expect(writeLlms(origin)).toMatch(`# ${name}\n`);
  expect(writeFeed(origin)).toContain("<title>Wool &amp; Bee Ä: ");
  expect(writeLlms(origin) + writeFeed(origin)).not.toContain("Listwright");
  expect(terms.intro).toContain(`between you and ${name} when`);
  expect(websiteData.name).toBe(name);
});

test("another name: the installed app has it", async () => {
  const { default: manifest } = await import("@/app/manifest");
  expect(manifest()).toMatchObject({ name, short_name: name });
  expect(JSON.stringify(manifest())).not.toContain("Listwright");
});

test("another name: the document of the API has it", async () => {
  const { createDocument } = await import("@/lib/public-api/create-document");
  const document = createDocument(origin);
  expect(document.info.title).toBe(`${name} API`);
  expect(JSON.stringify(document)).not.toMatch(/Listwright|LISTWRIGHT/);
});

test("another name: examples read a key that is called after it", async () => {
  const { writeExample } = await import(
    "@/lib/public-api/examples/write-example"
  );
  const { operationGroups } = await import("@/lib/public-api/operations");
  for (const { operations } of operationGroups)
    for (const operation of operations)
      for (const language of ["curl", "javascript", "python"] as const) {
        const text = writeExample(language, operation, origin);
        expect(text).toContain("WOOL_BEE_A_KEY");
        expect(text).not.toMatch(/listwright/i);
      }
});

test("another name: apps are told it", async () => {
  const { resourceMetadata } = await import("@/lib/access/oauth/metadata");
  expect(resourceMetadata().resource_name).toBe(name);
});

const call: Call = {
  bearer: null,
  now: new Date(),
  explain: String,
  caller: { key: "a", isKnown: false } as never,
};

test.each(["initialize", "tools/list"])(
  "another name: the answer to %s has none of ours",
  async (method) => {
    const { handleMcp } = await import("@/lib/mcp/handle-mcp");
    const params =
      method === "initialize"
        ? {
            protocolVersion: "2025-06-18",
            capabilities: {},
            clientInfo: { name: "test", version: "1" },
          }
        : {};
    const request = new Request(`${origin}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const text = await (await handleMcp(request, call)).text();
    expect(text).toContain(method === "initialize" ? name : "check_listing");
    expect(text).not.toMatch(/listwright/i);
  },
);

/** Where the name that is ours by default is written. */
const ours = new Set([
  "app/icon.svg",
  "lib/env.ts",
  "lib/settings/descriptions.ts",
  "lib/settings/installation.ts",
  "lib/settings/service-descriptions.ts",
  "server/load-brand-files.ts",
]);

test.each(["app", "components", "emails", "lib", "public", "server"])(
  "our name is written nowhere in %s but where it is the default",
  (folder) => {
    const named = filesBelow(folder).filter(
      (file) => !ours.has(file) && readFileSync(file).includes("Listwright"),
    );
    expect(named).toEqual([]);
  },
);
