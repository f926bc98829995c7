import Anthropic from "@anthropic-ai/sdk";
import { POST as analyzeImage } from "@/app/api/analyze-image/route";
import { POST as generateFromImage } from "@/app/api/generate-from-image/route";
import { POST as generateListing } from "@/app/api/generate-listing/route";
import { POST as generateLogo } from "@/app/api/generate-logo/route";
import { POST as generateNames } from "@/app/api/generate-shop-names/route";
import { POST as readOptions } from "@/app/api/listings/[id]/options/read/route";
import { POST as rewrite } from "@/app/api/listings/[id]/rewrite/route";
import { POST as translate } from "@/app/api/listings/[id]/translations/route";
import { aiBreaker, callModel } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import { runChecks } from "@/scripts/doctor/run-checks";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { question } from "@/tests/support/scripted-model";
import { listingRow, mugForm as mug } from "@/tests/support/seller";
import type { Stage } from "./stage";

const shop = {
  keywords: "stoneware, mugs",
  description: "Wheel-thrown mugs in quiet glazes.",
  style: "calm",
  target_audience: "coffee lovers",
};

function formWith(image: File, productName?: string) {
  const form = new FormData();
  form.set("image", image);
  if (productName) form.set("productDescription", `Product: ${productName}`);
  return form;
}

async function writing({ begin }: Stage) {
  const user = await createUser({ subscriptionTier: "pro" });
  const cookie = await signIn(user);
  const listing = await db().listing.create({ data: listingRow(user.id) });
  const photo = () => createJpeg().then((bytes) => photoFile(bytes));
  const post = (body: unknown) =>
    createRequest("POST", "/api/x", body, { cookie });
  const context = { params: Promise.resolve({ id: String(listing.id) }) };
  const results = pickFields({
    ...emptyListing,
    ...listingRow(user.id).results,
  });
  const journeys: [string, () => Promise<Response>][] = [
    ["a listing from a form", async () => generateListing(post(mug))],
    [
      "a listing from a photo",
      async () =>
        generateFromImage(post(formWith(await photo(), mug.productName))),
    ],
    [
      "a form from a photo",
      async () => analyzeImage(post(formWith(await photo()))),
    ],
    [
      "a rewritten field",
      async () => rewrite(post({ field: "title", results }), context),
    ],
    [
      "options of a sentence",
      async () => readOptions(post({ sentence: "In oak or walnut." }), context),
    ],
    ["a translation", async () => translate(post({ language: "de" }), context)],
    ["shop names", async () => generateNames(post(shop))],
    [
      "logos",
      async () =>
        generateLogo(
          post({ keywords: "wool, calm", businessName: "Quiet Skein" }),
        ),
    ],
  ];
  for (const [name, run] of journeys) {
    begin(name);
    expect([name, (await run()).status]).toEqual([name, 200]);
  }
}

/** The answer of the sandbox is longer than two tokens. */
const shortened = { ...question, maxTokens: 2 };

async function failures({ begin, sandbox }: Stage) {
  const faults: [string, Parameters<typeof sandbox.fail>[1]][] = [
    ["a refusal", { mode: "refusal" }],
    ["an answer that is cut", { mode: "latency", latencyMs: 0 }],
    [
      "a spend limit",
      {
        mode: "status",
        status: 400,
        message: "Your credit balance is too low.",
      },
    ],
    ["a busy model", { mode: "status", status: 529 }],
  ];
  for (const [name, fault] of faults) {
    begin(name);
    await sandbox.fail("anthropic", fault);
    await expect(
      callModel(shortened, AbortSignal.timeout(20_000)),
    ).rejects.toBeInstanceOf(Error);
    await sandbox.clearFaults();
    aiBreaker.recordSuccess();
  }
}

/** What the application's own model and its retries would take long to show. */
async function otherCalls({ begin, recorder, sandbox }: Stage) {
  begin("a model that always thinks");
  const client = new Anthropic({
    apiKey: "sk-ant-sandbox-tests",
    baseURL: recorder.url,
    maxRetries: 0,
  });
  const params = {
    model: "claude-fable-5-2",
    max_tokens: 4_000,
    messages: [
      { role: "user" as const, content: "<seller_facts>{}</seller_facts>" },
    ],
  };
  await client.messages.create(params);
  await client.messages.stream(params).finalMessage();

  begin("errors of the model");
  const expectError = (call: Promise<unknown>) =>
    expect(call).rejects.toBeInstanceOf(Anthropic.APIError);
  await expectError(
    client.messages.create({ ...params, thinking: { type: "disabled" } }),
  );
  await expectError(client.messages.create({ ...params, model: "gpt-9" }));
  for (const status of [401, 402, 403, 413, 429, 500, 504]) {
    await sandbox.fail("anthropic", { mode: "status", status, count: 1 });
    await expectError(client.messages.create(params));
  }
}

/**
 * `npm run doctor`, which also calls the model without a stream, and lists the
 * domains of the email service.
 */
async function doctor({ begin, recorder, sandbox, stripe }: Stage) {
  begin("doctor");
  await sandbox.control("/resend/domains", {
    domains: [{ name: "shop.example" }],
  });
  const urls = {
    ANTHROPIC_BASE_URL: recorder.url,
    RESEND_BASE_URL: recorder.url,
    STRIPE_BASE_URL: recorder.url,
  };
  const rows = await runChecks({
    source: { ...process.env, ...stripe.prices, ...urls },
  });
  for (const name of ["Model call", "Stripe account", "Email key"]) {
    expect(rows.find((row) => row.name === name)).toMatchObject({
      status: "ok",
    });
  }
}

export async function runModelJourneys(stage: Stage) {
  for (const run of [writing, failures, otherCalls, doctor]) await run(stage);
}
