import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import {
  connectAssistant,
  fetchMcp,
  mcpAddress,
  postCall,
} from "@/tests/support/mcp";
import { assistants } from "@/tests/support/mcp-clients";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { createJpeg } from "@/tests/support/photos";
import { createProgram } from "@/tests/support/public-api";
import { takeTurns } from "@/tests/support/repetitions";
import { listingRow, mugForm as mug } from "@/tests/support/seller";
import { setUsed } from "@/tests/support/used-limits";

const sandbox = setUpModelSandbox();
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function createAssistant(
  scopes = ["generate", "read"],
  version?: string,
) {
  const program = await createProgram(scopes, { subscriptionTier: "pro" });
  const assistant = await connectAssistant(program.secret, version);
  open.push(assistant.close);
  const { id: userId } = program.user;
  return {
    ...program,
    userId,
    async call(name: string, args: Record<string, unknown>) {
      const {
        isError = false,
        content,
        structuredContent,
      } = await assistant.call(name, args);
      const text = content[0]?.text ?? "";
      if (!isError) expect(JSON.parse(text)).toEqual(structuredContent);
      return {
        isError,
        text,
        result: (structuredContent ?? {}) as Record<string, unknown>,
      };
    },
    counts: async () => ({
      used: await countUsed(userId),
      listings: await db().listing.count({ where: { userId } }),
      waiting: await db().photo.count({
        where: { userId, listings: { none: {} } },
      }),
    }),
  };
}

test.each(takeTurns(Object.keys(assistants), 2))(
  "%s: writes a listing and finds it again",
  async (version) => {
    const { call, counts } = await createAssistant(undefined, version);
    const { isError, result } = await call("generate_listing", mug);
    expect(isError).toBe(false);
    expect(result).toMatchObject({
      productName: mug.productName,
      facts: expect.any(Array),
    });
    expect(result.link).toBe(`http://localhost:3000/history?open=${result.id}`);
    const found = await call("find_my_listings", { query: "mug" });
    expect(found.result).toMatchObject({
      listings: [{ id: result.id, link: result.link }],
      nextCursor: null,
    });
    expect(await counts()).toEqual({ used: 1, listings: 1, waiting: 0 });
  },
);

test("the same arguments, also at once, are one listing; another requestId is another one", async () => {
  const { call, counts } = await createAssistant();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call("generate_listing", mug)),
  );
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
  expect(await counts()).toMatchObject({ used: 1, listings: 1 });
  const other = await call("generate_listing", { ...mug, requestId: "second" });
  expect(other.result.id).not.toBe(answers[0]?.result.id);
  expect(
    (await call("generate_listing", { ...mug, requestId: "second" })).result.id,
  ).toBe(other.result.id);
  expect(await counts()).toMatchObject({ used: 2, listings: 2 });
});

test("a photo comes along as base64, is kept with its listing, and once however often it is sent", async () => {
  const { call, counts } = await createAssistant();
  const image = (await createJpeg({ width: 1_800, height: 1_200 })).toString(
    "base64",
  );
  const dish = { image, productName: "Ring dish" };
  const answers = await Promise.all([
    call("generate_listing", dish),
    call("generate_listing", dish),
  ]);
  expect(answers.map(({ text, isError }) => (isError ? text : ""))).toEqual([
    "",
    "",
  ]);
  expect(answers[0]?.result).toMatchObject({
    photos: [{ id: expect.any(String), position: 1 }],
  });
  expect(answers[1]?.result.id).toBe(answers[0]?.result.id);
  expect((await call("generate_listing", dish)).result.id).toBe(
    answers[0]?.result.id,
  );
  expect(await counts()).toEqual({ used: 1, listings: 1, waiting: 0 });
});

test("a photo that tells nobody what the piece is: the assistant is told to ask, and nothing is kept", async () => {
  const { call, counts } = await createAssistant();
  const image = (await createJpeg()).toString("base64");
  await sandbox.fail({
    mode: "answer",
    count: 1,
    answer: JSON.stringify({ item: "", suggestions: ["ring dish", "tray"] }),
  });
  const { isError, text } = await call("generate_listing", { image });
  expect(isError).toBe(true);
  expect(text).toMatch(/can't tell what the piece is.*Nothing was counted/);
  expect(text).toMatch(/It may be: ring dish; tray\. Ask the seller/);
  expect(text).toMatch(/productName/);
  expect(await counts()).toEqual({ used: 0, listings: 0, waiting: 0 });
  const requestId = "one";
  const unnamed = await call("generate_listing", { image, requestId });
  expect(unnamed.text).not.toMatch(/It may be/);
  const named = { image, requestId, productName: "Ring dish" };
  expect((await call("generate_listing", named)).isError).toBe(false);
  expect(await counts()).toEqual({ used: 1, listings: 1, waiting: 0 });
});

test("what fails takes nothing, leaves no photo behind, and says what to do", async () => {
  const { call, counts } = await createAssistant();
  await sandbox.fail({ mode: "status", status: 400 });
  const image = (await createJpeg()).toString("base64");
  const failed = await call("generate_listing", { image });
  expect([failed.isError, failed.text]).toEqual([
    true,
    expect.stringContaining("may be sent again"),
  ]);
  expect(await counts()).toEqual({ used: 0, listings: 0, waiting: 0 });
  const broken = await call("generate_listing", {
    image: Buffer.from("no photo").toString("base64"),
  });
  expect([broken.isError, broken.text]).toEqual([
    true,
    expect.stringContaining("base64"),
  ]);
  expect(
    (await call("generate_listing", { image: "https://example.com/mug.jpg" }))
      .isError,
  ).toBe(true);
  expect(
    (await call("generate_listing", { careInstructions: "By hand" })).isError,
  ).toBe(true);
  expect((await call("generate_listing", {})).text).toContain("productName");
  expect(
    (await call("generate_listing", { productName: "Mug\u0000" })).text,
  ).toContain("characters");
});

test("at the end of the month's listings, the plans are named and trying again is not", async () => {
  const { user, secret } = await createProgram(["generate"]);
  const [{ period } = { period: "" }] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  await db().usage.create({ data: { userId: user.id, period, used: 1_000 } });
  const assistant = await connectAssistant(secret);
  open.push(assistant.close);
  const { isError, content } = await assistant.call("generate_listing", mug);
  expect([isError, content[0]?.text]).toEqual([
    true,
    expect.stringContaining("http://localhost:3000/pricing"),
  ]);
});

test("a field is rewritten, shown before and after, and not stored", async () => {
  const { call, userId, counts } = await createAssistant();
  const { result: listing } = await call("generate_listing", mug);
  const { result } = await call("rewrite_field", {
    listingId: listing.id,
    field: "title",
    style: "shorter",
  });
  expect(result).toMatchObject({
    before: { title: listing.title },
    after: { title: expect.any(String) },
  });
  expect(result.after).not.toEqual(result.before);
  const stored = await db().listing.findFirstOrThrow({ where: { userId } });
  expect(stored.results).toMatchObject({ title: listing.title });
  expect(await counts()).toMatchObject({ used: 1 });
});

test("another's listing is not found, and no listing of hers", async () => {
  const [one, other] = [await createAssistant(), await createAssistant()];
  const { id } = await db().listing.create({ data: listingRow(one.userId) });
  const args = { listingId: String(id), field: "title" };
  expect((await other.call("rewrite_field", args)).text).toContain(
    "find_my_listings",
  );
  expect(
    (await other.call("rewrite_field", { ...args, listingId: "x" })).isError,
  ).toBe(true);
  expect((await other.call("find_my_listings", {})).result).toMatchObject({
    listings: [],
  });
});

test("pages of listings: twenty at most, and a cursor that leads on", async () => {
  const { call, userId } = await createAssistant();
  await db().listing.createMany({
    data: Array.from({ length: 22 }, () => listingRow(userId)),
  });
  expect((await call("find_my_listings", { limit: 21 })).isError).toBe(true);
  const first = (await call("find_my_listings", { limit: 20 })).result as {
    listings: unknown[];
    nextCursor: string;
  };
  const second = (
    await call("find_my_listings", { limit: 20, cursor: first.nextCursor })
  ).result;
  expect([first.listings.length, second]).toEqual([
    20,
    { listings: expect.any(Array), nextCursor: null },
  ]);
  expect((await call("find_my_listings", { cursor: "none" })).isError).toBe(
    true,
  );
});

test.each([
  ["generate_listing", "check read generate", "check generate"],
  ["rewrite_field", "check read generate", "check generate"],
  ["find_my_listings", "check read generate", "check read"],
  ["create_etsy_draft", "check read generate etsy", "check etsy"],
])(
  "%s: 401 without a token says %p, 403 with one that lacks its scope %p",
  async (name, scope, wider) => {
    const metadata =
      'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';
    const without = await postCall(name, {});
    expect([without.status, without.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining(metadata),
    ]);
    expect(without.headers.get("www-authenticate")).toContain(
      `scope="${scope}"`,
    );
    const { secret } = await createProgram(["check", "webhooks"]);
    const lacking = await postCall(
      name,
      {},
      { Authorization: `Bearer ${secret}` },
    );
    expect(lacking.status).toBe(403);
    expect(lacking.headers.get("www-authenticate")).toContain(
      `error="insufficient_scope"`,
    );
    expect(lacking.headers.get("www-authenticate")).toContain(
      `scope="${wider}"`,
    );
    const wrong = await postCall(
      name,
      {},
      { Authorization: `Bearer ${secret.slice(0, -1)}` },
    );
    expect([wrong.status, wrong.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ]);
  },
);

test("a cookie is no token, and a token that doesn't work closes the open tools too", async () => {
  const { cookie } = await createProgram();
  expect(
    (await postCall("find_my_listings", {}, { Cookie: cookie })).status,
  ).toBe(401);
  expect(
    (
      await postCall(
        "check_listing",
        { title: "Mug" },
        { Authorization: "Bearer x" },
      )
    ).status,
  ).toBe(401);
});

const many = (count: number) => ({
  listings: Array.from({ length: count }, () => ({ title: "Mug" })),
});

test("25 listings are audited for anybody, and more with the scope; without it, that is what is asked for", async () => {
  const nobody = await connectAssistant(null);
  open.push(nobody.close);
  expect((await nobody.call("audit_listings", many(25))).isError).toBeFalsy();
  const refused = await postCall("audit_listings", many(26));
  expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
    401,
    expect.stringMatching(
      /^Bearer error="invalid_token".*scope="check read generate"/,
    ),
  ]);
  const { call } = await createAssistant(["check"]);
  expect((await call("audit_listings", many(60))).result).toMatchObject({
    rows: { length: 60 },
  });
  const { secret } = await createProgram(["read"]);
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await postCall("audit_listings", many(25), headers)).status).toBe(
    200,
  );
  const lacking = await postCall("audit_listings", many(26), headers);
  expect([lacking.status, lacking.headers.get("www-authenticate")]).toEqual([
    403,
    expect.stringMatching(
      /^Bearer error="insufficient_scope".*scope="check read"/,
    ),
  ]);
});

test.each([
  ["an access token of an app", "token", "lw_at_x"],
  ["a refresh token", "anything", "lw_rt_x"],
  ["a key", "anything", "lw_live_x"],
  ["what is named as one", "api_key", "x"],
])(
  "%s in the address: 400 that says where it belongs",
  async (_, name, value) => {
    const { secret } = await createProgram();
    const answer = await fetchMcp(new URL(`?${name}=${value}`, mcpAddress), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${secret}`,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      expect.stringContaining("Authorization"),
    ]);
  },
);

test("a shop of 250 listings of usual length is audited with the scope, and 256 KB without", async () => {
  const description =
    "A stoneware mug with a blue glaze, thrown on the wheel. ".repeat(50);
  const tags = Array.from(
    { length: 13 },
    (_, index) => `stoneware mug ${index}`,
  );
  const shop = {
    listings: Array.from({ length: 250 }, (_, index) => ({
      title: `Mug ${index}`,
      description,
      tags,
    })),
  };
  expect(JSON.stringify(shop).length).toBeGreaterThan(700_000);
  const { secret } = await createProgram(["check"]);
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await postCall("audit_listings", shop, headers);
  expect([
    answer.status,
    (await answer.text()).includes('"index":249'),
  ]).toEqual([200, true]);
  const refused = await postCall("audit_listings", shop);
  expect([refused.status, (await refused.json()).message]).toEqual([
    413,
    expect.stringContaining("256 KB"),
  ]);
  expect(
    (await postCall("check_listing", { title: "x".repeat(300_000) }, headers))
      .status,
  ).toBe(413);
});

test("a large audit counts as a file does: the one after the thirtieth of an hour is refused, small ones are not", async () => {
  const { user, secret } = await createProgram(["check"]);
  const textOf = async (count: number) =>
    (
      await postCall("audit_listings", many(count), {
        Authorization: `Bearer ${secret}`,
      })
    ).text();
  expect(await textOf(26)).toContain('"index":25');
  await setUsed("audit", String(user.id), 30);
  expect(await textOf(26)).toContain("many files checked");
  expect(await textOf(25)).toContain('"index":24');
});

test("a large body is only taken for a photo or a shop", async () => {
  const { secret } = await createProgram(["generate", "read"]);
  const long = "x".repeat(300 * 1024);
  const headers = { Authorization: `Bearer ${secret}` };
  expect(
    (await postCall("check_listing", { title: long }, headers)).status,
  ).toBe(413);
  expect(
    (await postCall("find_my_listings", { query: long }, headers)).status,
  ).toBe(413);
  expect((await postCall("generate_listing", { image: long })).status).toBe(
    413,
  );
  expect(
    (await postCall("generate_listing", { image: long }, headers)).status,
  ).toBe(200);
  expect(
    (
      await postCall(
        "generate_listing",
        { image: "x".repeat(6 * 1024 * 1024) },
        headers,
      )
    ).status,
  ).toBe(413);
});
