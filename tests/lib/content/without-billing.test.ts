import { readdirSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { prerender } from "react-dom/static";
import { AppError } from "@/lib/errors";
import { closeConnections } from "@/tests/support/connections";
import { findOwnPlanWords, findPlanWords } from "@/tests/support/plan-words";

// Set before what reads it is loaded.
process.env.BILLING = "off";
process.env.LISTINGS_PER_MONTH = "40";
afterAll(async () => {
  delete process.env.BILLING;
  delete process.env.LISTINGS_PER_MONTH;
  await closeConnections();
});

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => "/",
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));

/** What only pages of plans show, which are not there. */
const ofPlans = [
  "lib/content/plan-details.ts",
  "app/(site)/pricing/page.tsx",
  "app/(site)/success/page.tsx",
];
/** What speaks of Etsy's fees, or of the prices of other tools. */
const ofOthers = [
  "lib/content/comparison.ts",
  "lib/content/fee-calculator.ts",
  "app/(site)/compare/page.tsx",
  "app/(site)/etsy-fee-calculator/page.tsx",
];
const without = (files: string[]) =>
  files.filter((file) => !ofPlans.includes(file));

const planWordsIn = (file: string, text: string) =>
  ofOthers.includes(file) ? findOwnPlanWords(text) : findPlanWords(text);

test.each(without(filesIn("lib/content", /\.ts$/)))(
  "%s: says nothing of plans",
  async (file) => {
    const exports: unknown = await import(path.resolve(file));
    expect(planWordsIn(file, JSON.stringify(exports))).toEqual([]);
  },
);

async function readWhole(stream: ReadableStream<Uint8Array>) {
  return new Response(stream).text();
}

test.each(without(filesIn("app", /(?:^|\/)page\.tsx$/)))(
  "%s: shows nothing of plans",
  async (file) => {
    const { default: Page, metadata } = await import(path.resolve(file));
    const { prelude } = await prerender(createElement(Page));
    const html = await readWhole(prelude);
    expect(html).toMatch(/<\w/);
    expect(planWordsIn(file, html)).toEqual([]);
    expect(planWordsIn(file, JSON.stringify(metadata ?? {}))).toEqual([]);
  },
);

test("frame of the pages, and what crawlers, feeds and assistants read", async () => {
  const { SiteFrame } = await import("@/components/site");
  const { prelude } = await prerender(createElement(SiteFrame, null, "text"));
  const { writeLlms } = await import("@/lib/content/write-llms");
  const { writeFeed } = await import("@/lib/content/write-feed");
  const { default: sitemap } = await import("@/app/sitemap");
  const { default: manifest } = await import("@/app/manifest");
  const origin = "https://shop.example";
  const texts = [
    await readWhole(prelude),
    writeLlms(origin),
    writeFeed(origin),
    JSON.stringify([sitemap(), manifest()]),
  ];
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(100);
    expect(findPlanWords(text)).toEqual([]);
  }
});

test("API and assistants: documents, tools and failures", async () => {
  const { createDocument } = await import("@/lib/public-api/create-document");
  const document = JSON.stringify(createDocument("https://shop.example"));
  expect(document).toContain('"/usage"');
  expect(findPlanWords(document)).toEqual([]);
  const { fetchMcp, mcpAddress } = await import("@/tests/support/mcp");
  const tools = await fetchMcp(mcpAddress, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  const listed = await tools.text();
  expect(listed).toContain("check_listing");
  expect(findPlanWords(listed)).toEqual([]);
  const { explainFailure } = await import("@/lib/mcp/explain-failure");
  const failure = new AppError("limit_reached", "The month is used up.");
  expect(findPlanWords(explainFailure(failure))).toEqual([]);
  const { limitReached } = await import("@/lib/billing/plan-messages");
  expect(limitReached).toMatchObject({ description: null, goTo: null });
});

test("the quota: where visitors look for it", async () => {
  const { questionGroups } = await import("@/lib/content/faq");
  expect(JSON.stringify(questionGroups)).toContain(
    "Each account has 40 listings per month.",
  );
  const { default: Page } = await import("@/app/(site)/page");
  const { prelude } = await prerender(createElement(Page));
  expect(await readWhole(prelude)).toContain("40 listings per month");
});

test("the words: found where there are some", () => {
  expect(
    ["$5 per month", "See /pricing", "Upgrade", "the Pro plan"].map(
      (text) => findPlanWords(text).length > 0,
    ),
  ).toEqual([true, true, true, true]);
  expect(findPlanWords("signed as Standard Webhooks say")).toEqual([]);
  expect(findOwnPlanWords("Its plan is $29.95. See /pricing.")).toEqual([
    "/pricing",
  ]);
});
