import fc from "fast-check";
import { POST as generate } from "@/app/api/generate-listing/route";
import { POST as rewrite } from "@/app/api/listings/[id]/rewrite/route";
import { PATCH } from "@/app/api/listings/[id]/route";
import { POST as translate } from "@/app/api/listings/[id]/translations/route";
import { GET, PUT } from "@/app/api/shop/route";
import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import {
  type Category,
  categoryValues,
} from "@/lib/listing-text/fields/listing-choices";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import { snippetKinds } from "@/lib/listing-text/fields/snippet-kinds";
import {
  emptyShop,
  type Snippet,
  shopEditSchema,
} from "@/lib/listings/shop/schema";
import { anyText } from "@/tests/lib/listings/arbitraries";
import { goodAnswer } from "@/tests/lib/listings/good-answer";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { repetitions, runs } from "@/tests/support/repetitions";
import { startTestSandbox } from "@/tests/support/sandbox";

jest.setTimeout(900_000);
process.env.ANTHROPIC_DEADLINE_MS = "10000";
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

type Route = (
  request: Request,
  context: { params: Promise<never> },
) => Promise<Response>;

async function createSeller() {
  const cookie = await signIn(await createUser());
  return async (
    route: unknown,
    method: string,
    body?: unknown,
    params: object = {},
  ) => {
    const context = { params: Promise.resolve(params as never) };
    const response = await (route as Route)(
      createRequest(method, "/api/x", body, { cookie }),
      context,
    );
    const text = await response.text();
    if (response.status !== 200) throw new Error(text);
    return JSON.parse(text);
  };
}

const { updatedAt: _, ...empty } = emptyShop;
const isSavable = (snippets: Snippet[]) =>
  shopEditSchema.safeParse({ ...empty, snippets }).success;
const anySnippets = fc
  .array(
    fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom(...snippetKinds),
      name: fc.constant("Mine"),
      text: fc.oneof(anyText, fc.lorem({ mode: "sentences", maxCount: 8 })),
      categories: fc.uniqueArray(
        fc.constantFrom<Category>("home_living", "jewelry", "weddings"),
        { maxLength: 2 },
      ),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((snippets) => snippets.filter((snippet) => isSavable([snippet])))
  .filter((snippets) => snippets.length > 0 && isSavable(snippets));
// A longer one would be cut off, as any answer beyond its tokens.
const fits = (text: string) => text.length <= 8_000;
const anyAnswer = fc.option(
  fc
    .oneof(
      anyText.filter(fits),
      fc.constant(`${"A long sentence about the mug. ".repeat(250)}`),
    )
    .map((description) => JSON.stringify({ ...goodAnswer, description })),
);

test("any snippets, any answer: byte for byte in every text that is stored, whatever is written or edited beside them", async () => {
  await fc.assert(
    fc.asyncProperty(
      anySnippets,
      anyAnswer,
      fc.constantFrom("", ...categoryValues.slice(8, 10)),
      async (snippets, answer, category) => {
        await sandbox.reset();
        aiBreaker.recordSuccess();
        const call = await createSeller();
        await call(PUT, "PUT", { ...empty, snippets });
        const shop: { snippets: Snippet[] } = await call(GET, "GET");
        if (answer !== null)
          await sandbox.fail({ mode: "answer", answer, count: 2 });
        const form = new FormData();
        form.set(
          "formData",
          JSON.stringify({
            productName: "Speckled coffee mug",
            materials: "stoneware",
            category,
          }),
        );
        const { id, category: chosen } = await call(generate, "POST", form);
        await sandbox.reset();
        const wanted = shop.snippets.filter(
          ({ categories }) =>
            categories.length === 0 || categories.includes(chosen),
        );
        const end = [...new Set(wanted.map(({ text }) => text))]
          .map((text) => `\n\n${text}`)
          .join("");
        const stored = async () => {
          const { results, version } = await db().listing.findUniqueOrThrow({
            where: { id },
          });
          return { results: generatedListingSchema.parse(results), version };
        };
        const expectSnippets = async () =>
          expect((await stored()).results.description.endsWith(end)).toBe(true);
        await expectSnippets();

        const first = await stored();
        const edited = {
          ...first.results,
          title: "Stoneware Coffee Mug, Speckled",
        };
        await call(
          PATCH,
          "PATCH",
          { results: edited, version: first.version },
          { id: String(id) },
        );
        await expectSnippets();

        const { patch } = await call(
          rewrite,
          "POST",
          { field: "description", results: edited },
          { id: String(id) },
        );
        const results = pickFields({ ...edited, ...patch });
        await call(
          PATCH,
          "PATCH",
          { results, version: first.version + 1 },
          { id: String(id) },
        );
        await expectSnippets();

        const translation = await call(
          translate,
          "POST",
          { language: "de" },
          { id: String(id) },
        );
        expect(translation.description.endsWith(end)).toBe(true);
        const calls = JSON.stringify(await sandbox.modelCalls());
        const secrets = wanted
          .filter(({ text }) => text.length > 24)
          .map(({ text }) => JSON.stringify(text).slice(1, -1));
        for (const secret of secrets) expect(calls).not.toContain(secret);
      },
    ),
    { numRuns: repetitions(runs(12), 150) },
  );
});
