import { POST as rewrite } from "@/app/api/listings/[id]/rewrite/route";
import { PATCH } from "@/app/api/listings/[id]/route";
import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { closeConnections } from "@/tests/support/connections";
import { startTestSandbox } from "@/tests/support/sandbox";
import { createSeller as createListingSeller } from "@/tests/support/seller";
import { leaveSome } from "@/tests/support/used-limits";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  aiBreaker.recordSuccess();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

const results: GeneratedListing = {
  ...emptyListing,
  title: "Stoneware Coffee Mug",
  description: "A speckled stoneware mug for coffee.",
  tags: ["coffee mug", "stoneware mug"],
  materials: ["stoneware"],
  altText: "A speckled mug on a table",
  attributes: [{ name: "Primary color", value: "White" }],
};
const edited = { ...results, title: "Speckled Stoneware Mug" };

async function createSeller() {
  const seller = await createListingSeller();
  const id = await seller.add({ results });
  const call = async (...args: Parameters<typeof seller.call>) => {
    const response = await seller.call(...args);
    return { status: response.status, body: await response.json() };
  };
  return {
    userId: seller.id,
    save: (body: unknown) => call(PATCH, "PATCH", `/api/listings/${id}`, body),
    rewrite: (body: unknown) =>
      call(rewrite, "POST", `/api/listings/${id}/rewrite`, body),
    stored: () => db().listing.findUniqueOrThrow({ where: { id } }),
  };
}

test("rate limit: 240 edits a minute; an edit above it is not stored", async () => {
  const seller = await createSeller();
  expect((await seller.save({})).status).toBe(422);
  const left = await leaveSome("edit", String(seller.userId), 240);
  const typed = await Promise.all(
    Array.from({ length: left }, () => seller.save({})),
  );
  expect(new Set(typed.map(({ status }) => status))).toEqual(new Set([422]));
  const { status, body } = await seller.save({ results: edited, version: 1 });
  expect([status, body.code]).toEqual([429, "rate_limited"]);
  expect(await seller.stored()).toMatchObject({ results, version: 1 });
});

describe("texts beyond our limits", () => {
  const listOf = (count: number) =>
    Array.from({ length: count }, (_, index) => `entry ${index}`);
  const pairs = (count: number) =>
    listOf(count).map((name) => ({ name, value: "Blue" }));
  test.each<[string, Partial<GeneratedListing>, RegExp]>([
    [
      "a title of 141",
      { title: "x".repeat(141) },
      /title has 141 characters.*140/,
    ],
    [
      "a description of 13,001",
      { description: "x".repeat(13_001) },
      /description has 13001 characters.*13000/,
    ],
    ["a description of 60 KB", { description: "x".repeat(60_000) }, /13000/],
    ["fourteen tags", { tags: listOf(14) }, /14 tags.*13/],
    [
      "a tag of 21",
      { tags: ["mug", "x".repeat(21)] },
      /Tag 2 has 21 characters.*20/,
    ],
    ["fourteen materials", { materials: listOf(14) }, /14 materials.*13/],
    [
      "a material of 46",
      { materials: ["x".repeat(46)] },
      /Material 1 has 46 characters.*45/,
    ],
    [
      "an alt text of 501",
      { altText: "x".repeat(501) },
      /alt text has 501 characters.*500/,
    ],
    ["thirty-one attributes", { attributes: pairs(31) }, /31 attributes.*30/],
    [
      "an attribute's name of 46",
      { attributes: [{ name: "x".repeat(46), value: "Blue" }] },
      /Attribute 1.*45/,
    ],
    [
      "an attribute's value of 71",
      { attributes: [{ name: "Color", value: "x".repeat(71) }] },
      /Attribute 1.*70/,
    ],
  ])("%s: neither saved nor sent to the model", async (_, change, message) => {
    const seller = await createSeller();
    const beyond = { ...results, ...change };
    const [saved, rewritten] = [
      await seller.save({ results: beyond, version: 1 }),
      await seller.rewrite({ field: "title", results: beyond }),
    ];
    for (const { status, body } of [saved, rewritten]) {
      expect([status, body.code]).toEqual([422, "invalid_input"]);
      expect(body.message).toMatch(message);
    }
    expect(await sandbox.modelCalls()).toEqual([]);
    expect(await seller.stored()).toMatchObject({ results, version: 1 });
  });

  test("texts at the limits: rewritten, even with characters that Etsy refuses", async () => {
    const seller = await createSeller();
    const full = {
      ...results,
      title: `${"x".repeat(139)}$`,
      description: "x".repeat(13_000),
      tags: listOf(13),
    };
    expect(
      (await seller.rewrite({ field: "title", results: full })).status,
    ).toBe(200);
  });
});
