import { DELETE, PATCH } from "@/app/api/listings/[id]/translations/[language]/route";
import { GET, POST } from "@/app/api/listings/[id]/translations/route";
import { aiBreaker } from "@/lib/ai";
import { countUsed } from "@/lib/billing/quota/data";
import { db } from "@/lib/db";
import type { GeneratedListing } from "@/lib/listings/fields";
import { languageValues } from "@/lib/listings/languages";
import { translationPrompt } from "@/lib/listings/prompts/translation";
import { checkTranslation, translationSchema } from "@/lib/listings/translate/schema";
import { closeLimits } from "@/lib/rate-limit";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { startTestSandbox } from "@/tests/support/sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "2500";
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  aiBreaker.recordSuccess();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), db().$disconnect(), closeLimits()]);
});

const results: GeneratedListing = {
  title: "Oak Ring Dish, Linseed Oil",
  description: "An oak ring dish finished with linseed oil.\n\nDetails\nSize: 9 cm wide, 2 cm tall\nCare: [add care]",
  tags: ["oak ring dish", "jewelry dish"],
  materials: ["oak", "linseed oil"],
  altText: "A ring dish on a table",
  attributes: [{ name: "Material", value: "Oak" }],
  personalization: null,
};
const row = {
  ...{ productName: "Oak ring dish", materials: "oak, linseed oil", extraDetails: "9 cm wide, 2 cm tall" },
  ...{ category: "home_living", writer: "w", promptVersion: "p", inputTokens: 1, outputTokens: 1, durationMs: 1 },
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
    data: { userId: user.id, ...row, results, notes: { ...row.notes, ...notes } },
  });
  type Handler = (request: Request, context: { params: Promise<{ id: string; language: string }> }) => Promise<Response>;
  const call = async (handler: Handler, method: string, body?: unknown, language = "de", id: number = listing.id) => {
    const request = createRequest(method, `/api/listings/${id}/translations`, body, { cookie });
    const response = await handler(request, { params: Promise.resolve({ id: String(id), language }) });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    user,
    id: listing.id,
    list: (id?: number) => call(GET, "GET", undefined, "de", id),
    write: (body: unknown = { language: "de" }, id?: number) => call(POST, "POST", body, "de", id),
    save: (body: unknown, language?: string, id?: number) => call(PATCH, "PATCH", body, language, id),
    remove: (language?: string, id?: number) => call(DELETE, "DELETE", undefined, language, id),
  };
}

/** The model's next answer, whatever it is asked. */
const answerWith = (answer: unknown, times = 1) =>
  sandbox.fault({ service: "anthropic", mode: "answer", times, answer: JSON.stringify(answer) });

const german = {
  item: "Ringschale",
  titles: ["Ringschale aus Eiche, geölt mit Leinöl"],
  description:
    "Eine Ringschale aus Eiche, mit Leinöl geölt. Sie ist 9 cm breit und 2 cm hoch.\n\nDetails\nPflege: [add Pflege]",
  tags: [
    ...["ringschale eiche", "schmuckschale holz", "ringablage", "schale aus eiche", "eichenschale", "leinöl schale"],
    ...["kleine holzschale", "geölte holzschale", "ablage für ringe", "schmuckablage", "deko aus eiche", "flache schale"],
    ...["schale für schmuck", "nachttisch ablage"],
  ].map((tag) => ({ tag, facet: "what" })),
};

describe("writing a translation", () => {
  test("in each language: passes the rules, has thirteen tags, is stored and takes nothing from the quota", async () => {
    const seller = await createSeller();
    for (const language of languageValues.filter((each) => each !== "en")) {
      const { status, body } = await seller.write({ language });
      expect([language, status]).toEqual([language, 200]);
      const translation = translationSchema.parse(body);
      expect(checkTranslation(translation)).toEqual([]);
      expect([language, translation.tags.length]).toEqual([language, 13]);
      expect(translation).toMatchObject({ language, version: 1 });
      expect([language, translation.differences]).toEqual([language, []]);
    }
    const listed = await seller.list();
    expect(listed.body.map(({ language }: { language: string }) => language)).toEqual(languageValues.slice(1));
    expect(await countUsed(seller.user.id, new Date().toISOString().slice(0, 7))).toBe(0);
  });
});
