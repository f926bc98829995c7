import {
  DELETE,
  PATCH,
} from "@/app/api/listings/[id]/translations/[language]/route";
import { GET, POST } from "@/app/api/listings/[id]/translations/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { translationPrompt } from "@/lib/listings/prompts/translation";
import {
  checkTranslation,
  type Difference,
  translationSchema,
} from "@/lib/listings/translate/schema";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { someOf } from "@/tests/support/repetitions";
import { leaveSome } from "@/tests/support/used-limits";

process.env.ANTHROPIC_DEADLINE_MS = "2500";
const sandbox = setUpModelSandbox();

const results: GeneratedListing = {
  ...emptyListing,
  title: "Oak Ring Dish, Linseed Oil",
  description:
    "An oak ring dish finished with linseed oil.\n\nDetails\nSize: 9 cm wide, 2 cm tall\nCare: [add care]",
  tags: ["oak ring dish", "jewelry dish"],
  materials: ["oak", "linseed oil"],
  altText: "A ring dish on a table",
  attributes: [{ name: "Material", value: "Oak" }],
};
const row = {
  productName: "Oak ring dish",
  materials: "oak, linseed oil",
  extraDetails: "9 cm wide, 2 cm tall",

  category: "home_living",
  writer: "w",
  promptVersion: "p",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
  facts: [
    { name: "product", value: "Oak ring dish", source: "seller" },
    { name: "materials", value: "oak, linseed oil", source: "seller" },
  ],
  notes: { language: "en" },
};

async function createSeller(notes: object = {}) {
  const user = await createUser();
  const cookie = await signIn(user);
  const listing = await db().listing.create({
    data: {
      userId: user.id,
      ...row,
      results,
      notes: { ...row.notes, ...notes },
    },
  });
  type Handler = (
    request: Request,
    context: { params: Promise<{ id: string; language: string }> },
  ) => Promise<Response>;
  const call = async (
    handler: Handler,
    method: string,
    body?: unknown,
    language = "de",
    id: number = listing.id,
  ) => {
    const request = createRequest(
      method,
      `/api/listings/${id}/translations`,
      body,
      { cookie },
    );
    const response = await handler(request, {
      params: Promise.resolve({ id: String(id), language }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.json(),
    };
  };
  return {
    user,
    id: listing.id,
    list: (id?: number) => call(GET, "GET", undefined, "de", id),
    write: (body: unknown = { language: "de" }, id?: number) =>
      call(POST, "POST", body, "de", id),
    save: (body: unknown, language?: string, id?: number) =>
      call(PATCH, "PATCH", body, language, id),
    remove: (language?: string, id?: number) =>
      call(DELETE, "DELETE", undefined, language, id),
  };
}

const german = {
  item: "Ringschale",
  titles: ["Ringschale aus Eiche, geölt mit Leinöl"],
  description:
    "Eine Ringschale aus Eiche, mit Leinöl geölt. Sie ist 9 cm breit und 2 cm hoch.\n\nDetails\nPflege: [add Pflege]",
  tags: [
    "ringschale eiche",
    "schmuckschale holz",
    "ringablage",
    "schale aus eiche",
    "eichenschale",
    "leinöl schale",
    "kleine holzschale",
    "geölte holzschale",
    "ablage für ringe",
    "schmuckablage",
    "deko aus eiche",
    "flache schale",
    "schale für schmuck",
    "nachttisch ablage",
  ].map((tag) => ({ tag, facet: "what" })),
};
const edit = (fields: object = {}) => ({
  title: "Ringschale aus Eiche",
  description: "Eine Schale aus Eiche.",
  tags: ["ringschale"],
  version: 1,
  ...fields,
});

/** What the model answers from now on. */
const answerWith = (answer: unknown, count?: number) =>
  sandbox.fail({
    mode: "answer",
    answer: JSON.stringify(answer),
    ...(count !== undefined && { count }),
  });

describe("writing a translation", () => {
  test("in each language: passes the rules, has tags, is stored and takes nothing from the quota", async () => {
    const seller = await createSeller();
    const languages = someOf(
      etsyLanguageValues.filter((each) => each !== "en"),
    );
    for (const language of languages) {
      const { status, body } = await seller.write({ language });
      expect([language, status]).toEqual([language, 200]);
      const translation = translationSchema.parse(body);
      expect(checkTranslation(translation)).toEqual([]);
      expect([language, translation.tags.length > 2]).toEqual([language, true]);
      expect(translation).toMatchObject({ language, version: 1 });
      expect([language, translation.differences]).toEqual([language, []]);
    }
    const listed = await seller.list();
    expect(
      listed.body.map(({ language }: { language: string }) => language),
    ).toEqual(languages);
    expect(await countUsed(seller.user.id)).toBe(0);
  });

  test("the model: is asked for the language, with the listing and what the seller typed as data", async () => {
    const seller = await createSeller();
    await seller.write({ language: "pt" });
    const [call] = await sandbox.modelCalls();
    const text =
      call?.body.messages[0]?.content.map((block) => block.text).join("") ?? "";
    expect(call?.body.system).toBe(translationPrompt.system);
    expect(text).toContain(
      '<language>\n{"code":"pt","name":"Portuguese"}\n</language>',
    );
    expect(text).toContain("9 cm wide");
    expect(text).toContain(results.title);
  });

  test("again: replaces what there was, with the next version", async () => {
    const seller = await createSeller();
    await seller.write();
    await answerWith(german);
    expect((await seller.write()).body).toMatchObject({
      title: german.titles[0],
      version: 2,
    });
    expect((await seller.list()).body).toHaveLength(1);
  });

  test("claims and numbers that nobody told: stay, are open and hold back ready", async () => {
    const seller = await createSeller();
    await db().listing.update({
      where: { id: seller.id },
      data: { extraDetails: "9 cm wide, 2.5 cm tall. Dishwasher safe." },
    });
    const claimed = `${german.description}\n\nSie ist spülmaschinenfest. Sie heilt schlechten Schlaf. Sie ist aus Sterlingsilber. Der Rand ist 2,5 cm hoch. Der Boden ist 7 mm dick.`;
    await answerWith({
      ...german,
      titles: ["Ringschale aus Bio-Eiche, geölt"],
      description: claimed,
    });
    const { body } = await seller.write();
    expect(body.title).toBe("Ringschale aus Bio-Eiche, geölt");
    expect(body.description).toContain(
      "Sie ist aus Sterlingsilber. Der Rand ist 2,5 cm hoch. Der Boden ist 7 mm dick.",
    );
    expect(body.ready).toBe(false);
    const texts = body.differences.map(({ text }: Difference) => text);
    expect(texts).toEqual(
      expect.arrayContaining(["Sterlingsilber", "7 mm dick"]),
    );
    expect(texts).not.toContain("2,5 cm hoch");
    const open = body.open.map(({ message }: { message: string }) => message);
    expect(open.join("\n")).toContain("“7 mm dick”");
  });

  test("tags that are too long: become two words or a shorter one, never half a word", async () => {
    const seller = await createSeller();
    const long = [
      "schmuckaufbewahrungsbox",
      "kleine schmuckaufbewahrungsschale",
      "handgemachte eichenringschale",
    ];
    await answerWith({
      ...german,
      tags: [
        ...long.map((tag) => ({ tag, facet: "use" })),
        ...german.tags.slice(0, 11),
      ],
    });
    const { body } = await seller.write();
    expect(body.tags).toHaveLength(13);
    expect(body.tags).toEqual(
      expect.arrayContaining(["aufbewahrung box", "eichenringschale"]),
    );
    expect(body.tags.every((tag: string) => tag.length <= 20)).toBe(true);
  });

  test("snippets: stand at the end, byte for byte, and are not sent to the model", async () => {
    const snippet =
      "Ships from Ohio.  Two spaces stay, and so does 30 % (off nothing).";
    const seller = await createSeller({ snippets: [snippet] });
    const description = `${results.description}\n\n${snippet}`;
    await db().listing.update({
      where: { id: seller.id },
      data: { results: { ...results, description } },
    });
    const { body } = await seller.write();
    expect(body.description.endsWith(`\n\n${snippet}`)).toBe(true);
    expect(body.differences).toEqual([]);
    const [call] = await sandbox.modelCalls();
    expect(JSON.stringify(call?.body)).not.toContain("Ohio");
  });

  test("an unusable answer: is asked for once more, then 502 and nothing is stored", async () => {
    const seller = await createSeller();
    await answerWith({ ...german, titles: [], description: "" });
    expect(await seller.write()).toMatchObject({
      status: 502,
      body: { code: "upstream_failed" },
    });
    expect(await sandbox.modelCalls()).toHaveLength(2);
    expect((await seller.list()).body).toEqual([]);
    await sandbox.reset();
    await answerWith({ ...german, tags: german.tags.slice(0, 1) }, 1);
    expect(await seller.write()).toMatchObject({ status: 200 });
    expect(await sandbox.modelCalls()).toHaveLength(2);
  });

  test("an answer that repeats the instructions: 502", async () => {
    const seller = await createSeller();
    await answerWith({
      ...german,
      titles: [`Ringschale ${translationPrompt.canary}`],
    });
    expect(await seller.write()).toMatchObject({ status: 502 });
  });

  test("the listing's own language, and one that Etsy does not have: 422 without a call", async () => {
    const seller = await createSeller();
    for (const body of [
      { language: "en" },
      { language: "sv" },
      {},
      { language: "de", note: "x" },
    ]) {
      expect(await seller.write(body)).toMatchObject({
        status: 422,
        body: { code: "invalid_input" },
      });
    }
    expect(await sandbox.modelCalls()).toEqual([]);
  });

  test("more than twenty an hour: 429 with the time to wait", async () => {
    const seller = await createSeller();
    await answerWith(german);
    const answers = [await seller.write()];
    const left = await leaveSome("translate", String(seller.user.id), 20);
    for (let count = 0; count <= left; count += 1)
      answers.push(await seller.write());
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(1 + left).fill(200),
      429,
    ]);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(
      0,
    );
  });
});

describe("a stored translation", () => {
  test("edited: is saved with the next version, scored and compared again", async () => {
    const seller = await createSeller();
    await seller.write();
    const changed = edit({
      description:
        "Eine Schale aus Nussbaum, 9 cm breit und 3 cm hoch, mit Leinöl.",
    });
    const { status, body } = await seller.save(changed);
    expect([status, body.version]).toEqual([200, 2]);
    const texts = body.differences.map(
      ({ kind, side, text }: Difference) => `${kind} ${side} ${text}`,
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        "number source 2 cm tall",
        "number translation 3 cm hoch",
        "material translation Nussbaum",
      ]),
    );
    expect((await seller.list()).body).toEqual([body]);
  });

  test("edited after another edit: 409 with what is stored, and nothing is lost", async () => {
    const seller = await createSeller();
    await seller.write();
    await seller.save(edit());
    const late = await seller.save(edit({ title: "Eine andere Schale" }));
    expect(late).toMatchObject({
      status: 409,
      body: { code: "conflict", current: { ...edit(), version: 2 } },
    });
    expect((await seller.list()).body).toMatchObject([
      { title: "Ringschale aus Eiche", version: 2 },
    ]);
  });

  test("edits that Etsy would refuse, and other shapes: 422", async () => {
    const seller = await createSeller();
    await seller.write();
    for (const body of [
      edit({ title: "" }),
      edit({ tags: ["ein schlagwort mit viel zu vielen zeichen"] }),
      edit({ tags: Array.from({ length: 14 }, (_, index) => `tag ${index}`) }),
      edit({ version: 0 }),
      edit({ item: "x" }),
    ]) {
      expect(await seller.save(body)).toMatchObject({
        status: 422,
        body: { code: "invalid_input" },
      });
    }
  });

  test("removed: is gone, and the listing stays", async () => {
    const seller = await createSeller();
    await seller.write();
    expect((await seller.remove()).status).toBe(200);
    expect((await seller.list()).body).toEqual([]);
    expect((await seller.remove()).status).toBe(404);
  });

  test("of a deleted or another's listing: 404 for every call", async () => {
    const [seller, other] = [await createSeller(), await createSeller()];
    await seller.write();
    const calls = () => [
      other.list(seller.id),
      other.write({ language: "fr" }, seller.id),
      other.save(edit(), "de", seller.id),
      other.remove("de", seller.id),
    ];
    for (const { status } of await Promise.all(calls()))
      expect(status).toBe(404);
    await db().listing.update({
      where: { id: seller.id },
      data: { deletedAt: new Date() },
    });
    const own = await Promise.all([
      seller.list(),
      seller.write(),
      seller.save(edit()),
      seller.remove(),
    ]);
    expect(own.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(
      await db().translation.count({ where: { listingId: seller.id } }),
    ).toBe(1);
    await db().listing.delete({ where: { id: seller.id } });
    expect(
      await db().translation.count({ where: { listingId: seller.id } }),
    ).toBe(0);
  });

  test("of no such language: 404", async () => {
    const seller = await createSeller();
    expect((await seller.save(edit(), "sv")).status).toBe(404);
    expect((await seller.remove("..")).status).toBe(404);
  });

  test("a claim that the seller confirmed in her listing: is confirmed in the translation", async () => {
    const seller = await createSeller();
    const claimed = { ...results, title: "Oak Ring Dish, Sterling Silver" };
    await db().listing.update({
      where: { id: seller.id },
      data: { results: claimed },
    });
    await answerWith({
      ...german,
      titles: ["Ringschale aus Eiche, Sterlingsilber"],
    });
    const { body } = await seller.write();
    expect(body.title).toContain("Sterlingsilber");
    expect(body.open).toMatchObject([
      { code: "claim_unconfirmed", field: "title" },
      { code: "blank_open" },
    ]);
    const notes = { ...row.notes, confirmed: ["sterlingsilver"] };
    await db().listing.update({ where: { id: seller.id }, data: { notes } });
    expect((await seller.list()).body[0].open).toMatchObject([
      { code: "blank_open" },
    ]);
  });
});
