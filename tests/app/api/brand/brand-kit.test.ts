import { GET as readKit } from "@/app/api/brand-kit/route";
import { POST as generateLogo } from "@/app/api/generate-logo/route";
import { POST as generateNames } from "@/app/api/generate-shop-names/route";
import { GET as downloadLogo } from "@/app/api/logos/[id]/[format]/route";
import {
  DELETE as deleteLogo,
  PATCH as renameLogo,
  GET as showLogo,
} from "@/app/api/logos/[id]/route";
import { DELETE as deleteRun } from "@/app/api/shop-name-runs/[id]/route";
import {
  PATCH as changeName,
  DELETE as deleteName,
} from "@/app/api/shop-names/[id]/route";
import { aiBreaker } from "@/lib/ai/call-model";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { logoFormats } from "@/lib/brand/logo/schema";
import { logoBriefsPrompt } from "@/lib/brand/prompts/logo-briefs";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { startTestSandbox } from "@/tests/support/sandbox";
import { leaveSome } from "@/tests/support/used-limits";

process.env.ANTHROPIC_DEADLINE_MS = "4000";
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

const shop = { keywords: "wool, hats", description: "Warm hats." };
const wanted = { keywords: "wool, calm", businessName: "Quiet Skein" };
type Route = (
  request: Request,
  context: { params: Promise<never> },
) => Promise<Response>;

async function createSeller(
  fields: Parameters<typeof createUser>[0] = { subscriptionTier: "standard" },
) {
  const user = await createUser(fields);
  const cookie = await signIn(user);
  const send = async (
    route: unknown,
    method: string,
    params: object = {},
    body?: unknown,
    headers = {},
  ) => {
    const request = createRequest(method, "/api/x", body, { cookie, headers });
    return (route as Route)(request, {
      params: Promise.resolve(params as never),
    });
  };
  return {
    user,
    send,
    async json(...args: Parameters<typeof send>) {
      const response = await send(...args);
      return { status: response.status, body: await response.json() };
    },
  };
}

describe("logos", () => {
  test("six logos are drawn by us at our own URLs and take nothing of the quota", async () => {
    const seller = await createSeller();
    const { status, body } = await seller.json(
      generateLogo,
      "POST",
      {},
      wanted,
    );
    expect(status).toBe(200);
    expect(body.logoUrls).toHaveLength(6);
    for (const url of body.logoUrls)
      expect(url).toMatch(/^\/api\/logos\/\d+\?v=\d+$/);
    expect(new Set(body.logoUrls).size).toBe(6);
    expect(await countUsed(seller.user.id)).toBe(0);
    const drawings = await Promise.all(
      body.logos.map(async ({ id }: { id: number }) =>
        (await seller.send(showLogo, "GET", { id: String(id) })).text(),
      ),
    );
    expect(new Set(drawings).size).toBe(6);
    for (const drawing of drawings)
      expect(drawing).not.toMatch(
        /<script|<image|<foreignObject|\son\w+=|href=|url\(http/i,
      );
  });

  test("every format is a file of its type, cached by the browser, and a 304 for a known ETag", async () => {
    const seller = await createSeller();
    const { body } = await seller.json(generateLogo, "POST", {}, wanted);
    const id = String(body.logos[0].id);
    for (const [format, { type }] of Object.entries(logoFormats)) {
      const response = await seller.send(downloadLogo, "GET", { id, format });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([format, response.status]).toEqual([format, 200]);
      expect(response.headers.get("content-type")).toBe(
        type === "svg" ? "image/svg+xml" : "image/png",
      );
      expect(response.headers.get("content-disposition")).toMatch(
        /^attachment; filename="quiet-skein-[\w-]+\.(svg|png)"$/,
      );
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toMatch(
        /default-src 'none'.*sandbox/,
      );
      expect(response.headers.get("cache-control")).toBe(
        "private, max-age=31536000, immutable",
      );
      expect(bytes.subarray(1, 4).toString() === "PNG").toBe(type === "png");
      const again = await seller.send(
        downloadLogo,
        "GET",
        { id, format },
        undefined,
        {
          "If-None-Match": response.headers.get("etag") ?? "",
        },
      );
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    expect(
      (await seller.send(downloadLogo, "GET", { id, format: "exe" })).status,
    ).toBe(404);
    const shown = await seller.send(showLogo, "GET", { id });
    expect(shown.headers.get("content-disposition")).toBe("inline");
  });

  test.each([
    [
      "svg",
      '{"briefs":[{"layout":"<svg onload=alert(1)>","mark":"javascript:alert(1)","palette":"url(http://evil)"}]}',
    ],
    [
      "made-up marks",
      '{"briefs":[{"layout":"spiral","mark":"dragon","palette":"neon","face":"comic","mood":"angry"}]}',
    ],
    [
      "URLs",
      '{"logos":["http://169.254.169.254/latest","file:///etc/passwd"]}',
    ],
    ["no JSON", "<svg><script>alert(1)</script></svg>"],
    ["nothing", "{}"],
  ])(
    "a model that returns %s: only our vocabulary is used",
    async (_, answer) => {
      await sandbox.fail({ mode: "answer", answer });
      const seller = await createSeller();
      const { status, body } = await seller.json(
        generateLogo,
        "POST",
        {},
        wanted,
      );
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/svg|script|evil|dragon|file:/);
      const drawing = await (
        await seller.send(showLogo, "GET", { id: String(body.logos[0].id) })
      ).text();
      expect(drawing).not.toMatch(/<script|onload|javascript|evil/i);
    },
  );

  test.each([
    ["emoji", "🧶 Skein", /emoji/],
    ["right to left", "חנות", /right to left/],
    ["41 letters", "a".repeat(41), /at most 40/],
    ["10 KB", "a".repeat(10_240), /at most 40/],
    ["blank", " \n ", "Business name is required"],
  ])(
    "a business name of %s is refused with a reason",
    async (_, businessName, message) => {
      const seller = await createSeller();
      const { status, body } = await seller.json(
        generateLogo,
        "POST",
        {},
        { ...wanted, businessName },
      );
      expect(status).toBe(422);
      expect(body.message).toMatch(message);
      expect(await sandbox.modelCalls()).toEqual([]);
    },
  );

  test("markup in a business name is drawn as letters", async () => {
    const seller = await createSeller();
    const { status, body } = await seller.json(
      generateLogo,
      "POST",
      {},
      { ...wanted, businessName: "<script>x</script>" },
    );
    if (status === 422) return;
    const drawing = await (
      await seller.send(showLogo, "GET", { id: String(body.logos[0].id) })
    ).text();
    expect(drawing).not.toMatch(/<script/i);
  });

  test("are limited to Standard and Pro, the quota, and twenty requests an hour", async () => {
    const free = await createSeller({});
    expect((await free.json(generateLogo, "POST", {}, wanted)).body.code).toBe(
      "premium_feature",
    );
    const seller = await createSeller();
    const [row] = await db().$queryRaw<
      { period: string }[]
    >`SELECT listing_period() AS period`;
    const usage = await db().usage.create({
      data: { userId: seller.user.id, period: row?.period ?? "", used: 30 },
    });
    expect(
      (await seller.json(generateLogo, "POST", {}, wanted)).body.code,
    ).toBe("limit_reached");
    expect(await sandbox.modelCalls()).toEqual([]);
    await db().usage.updateMany({
      where: { userId: usage.userId },
      data: { used: 29 },
    });
    const draw = () => seller.json(generateLogo, "POST", {}, wanted);
    expect((await draw()).status).toBe(200);
    const left = await leaveSome("logos", String(seller.user.id), 20);
    const answers = await Promise.all(Array.from({ length: left + 5 }, draw));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test("a model's answer that gives its instructions away is refused, and nothing is stored", async () => {
    const briefs = [
      {
        layout: "badge",
        mark: "yarn",
        palette: "moss",
        face: "serif",
        mood: "calm",
      },
    ];
    await sandbox.fail({
      mode: "answer",
      answer: JSON.stringify({ briefs, note: logoBriefsPrompt.canary }),
    });
    const seller = await createSeller();
    expect((await seller.json(generateLogo, "POST", {}, wanted)).status).toBe(
      502,
    );
    expect(await db().logo.count({ where: { userId: seller.user.id } })).toBe(
      0,
    );
  });

  test("a kit has at most 300 logos: a request above that is refused before the call to the model", async () => {
    const seller = await createSeller();
    await seller.json(generateLogo, "POST", {}, wanted);
    const { id: _, ...logo } = await db().logo.findFirstOrThrow({
      where: { userId: seller.user.id },
    });
    const rows = Array.from({ length: 288 }, () => ({
      ...logo,
      brief: logo.brief as object,
    }));
    await db().logo.createMany({ data: rows });
    expect((await seller.json(generateLogo, "POST", {}, wanted)).status).toBe(
      200,
    );
    const calls = (await sandbox.modelCalls()).length;
    const { status, body } = await seller.json(
      generateLogo,
      "POST",
      {},
      wanted,
    );
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.message).toMatch(/300 logos/);
    expect(await sandbox.modelCalls()).toHaveLength(calls);
    expect(await db().logo.count({ where: { userId: seller.user.id } })).toBe(
      300,
    );
  });

  test("a model failure stores nothing", async () => {
    await sandbox.fail({ mode: "refusal" });
    const seller = await createSeller();
    expect((await seller.json(generateLogo, "POST", {}, wanted)).status).toBe(
      502,
    );
    expect(await db().logo.count({ where: { userId: seller.user.id } })).toBe(
      0,
    );
  });
});

test("the kit has favorites, runs and logos; names and logos can be renamed and deleted", async () => {
  const seller = await createSeller();
  const { body: found } = await seller.json(generateNames, "POST", {}, shop);
  const { body: drawn } = await seller.json(generateLogo, "POST", {}, wanted);
  const [first, second] = found.names;
  const at = (thing: { id: number }) => ({ id: String(thing.id) });
  const kit = async () => (await seller.json(readKit, "GET")).body;

  await seller.json(changeName, "PATCH", at(first), { isFavorite: true });
  expect(await kit()).toMatchObject({
    names: [{ id: first.id, isFavorite: true }],
    runs: [{ id: found.runId, keywords: shop.keywords }],
  });
  expect((await kit()).logos.map(({ id }: { id: number }) => id)).toEqual(
    drawn.logos.map(({ id }: { id: number }) => id),
  );

  const renamed = await seller.json(changeName, "PATCH", at(first), {
    spoken: "North & Skein",
  });
  expect(renamed.body).toMatchObject({
    name: "NorthAndSkein",
    spoken: "North & Skein",
  });
  for (const spoken of [
    "Ink",
    "<b>Skein</b>",
    "Nike Skein",
    "🧶🧶🧶🧶",
    "A very long name for a small shop",
  ]) {
    expect([
      spoken,
      (await seller.json(changeName, "PATCH", at(first), { spoken })).status,
    ]).toEqual([spoken, 422]);
  }
  expect(
    (
      await seller.json(changeName, "PATCH", at(first), {
        spoken: second.spoken,
      })
    ).status,
  ).toBe(409);
  expect((await seller.json(changeName, "PATCH", at(first), {})).status).toBe(
    422,
  );

  expect(
    (
      await seller.json(renameLogo, "PATCH", at(drawn.logos[0]), {
        label: " Card <b>logo</b> ",
      })
    ).body.label,
  ).toBe("Card logo");
  expect(
    (await seller.json(deleteLogo, "DELETE", at(drawn.logos[1]))).status,
  ).toBe(200);
  expect((await kit()).logos).toHaveLength(5);

  expect(
    (await seller.json(deleteRun, "DELETE", { id: String(found.runId) }))
      .status,
  ).toBe(200);
  expect(await kit()).toMatchObject({
    names: [{ spoken: "North & Skein" }],
    runs: [],
  });
  expect((await seller.json(deleteName, "DELETE", at(first))).status).toBe(200);
  expect((await seller.json(deleteName, "DELETE", at(first))).status).toBe(404);
  expect(await db().shopName.count({ where: { userId: seller.user.id } })).toBe(
    0,
  );
});

test("another user's names and logos: 404 for each method, and nothing changes", async () => {
  const [owner, stranger] = [await createSeller(), await createSeller()];
  const { body: found } = await owner.json(generateNames, "POST", {}, shop);
  const { body: drawn } = await owner.json(generateLogo, "POST", {}, wanted);
  const [name, logo] = [String(found.names[0].id), String(drawn.logos[0].id)];
  const odd = ["0", "-1", "1e3", "9999999999", "x", "1;drop"];
  const tries: [unknown, string, object, unknown?][] = [
    [changeName, "PATCH", { id: name }, { isFavorite: true }],
    [changeName, "PATCH", { id: name }, { spoken: "Stolen Skein" }],
    [deleteName, "DELETE", { id: name }],
    [deleteRun, "DELETE", { id: String(found.runId) }],
    [showLogo, "GET", { id: logo }],
    [downloadLogo, "GET", { id: logo, format: "png" }],
    [renameLogo, "PATCH", { id: logo }, { label: "Mine" }],
    [deleteLogo, "DELETE", { id: logo }],
    ...odd.map((id): [unknown, string, object] => [showLogo, "GET", { id }]),
  ];
  for (const [route, method, params, body] of tries) {
    expect([
      method,
      params,
      (await stranger.send(route, method, params, body)).status,
    ]).toEqual([method, params, 404]);
  }
  expect((await stranger.json(readKit, "GET")).body).toEqual({
    names: [],
    runs: [],
    logos: [],
  });
  expect(await db().shopName.count({ where: { userId: owner.user.id } })).toBe(
    12,
  );
  expect(await db().logo.count({ where: { userId: owner.user.id } })).toBe(6);
});

test("the kit stays readable after the plan has ended", async () => {
  const seller = await createSeller();
  const { body } = await seller.json(generateLogo, "POST", {}, wanted);
  await db().user.update({
    where: { id: seller.user.id },
    data: { subscriptionTier: "free" },
  });
  expect((await seller.json(readKit, "GET")).body.logos).toHaveLength(6);
  expect(
    (await seller.send(showLogo, "GET", { id: String(body.logos[0].id) }))
      .status,
  ).toBe(200);
});
