import { POST as translate } from "@/app/api/listings/[id]/translations/route";
import { aiBreaker } from "@/lib/ai/call-model";
import { db } from "@/lib/database/db";
import { checkText } from "@/lib/listing-text/check/check-text";
import {
  type ListingForm,
  listingFormSchema,
} from "@/lib/listing-text/fields/schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import {
  checkTranslation,
  translationSchema,
} from "@/lib/listings/translate/schema";
import { generateListing } from "@/lib/listings/write/generate-listing";
import { closeLimits } from "@/lib/resilience/rate-limit";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { takeTurns } from "@/tests/support/repetitions";
import { startTestSandbox } from "@/tests/support/sandbox";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  aiBreaker.recordSuccess();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), db().$disconnect(), closeLimits()]);
});

const briefs: Record<string, Partial<ListingForm> & { productName: string }> = {
  "a dish": {
    productName: "Oak ring dish",
    materials: "oak, linseed oil",
    extraDetails: "9 cm wide, 2.5 cm tall.",
  },
  "a mug": {
    productName: "Speckled stoneware coffee mug",
    materials: "stoneware clay, white glaze",

    colors: ["White"],
    extraDetails:
      "12 oz, 3.5 in tall. Dishwasher safe. Comes in a gift box. Made in 3–5 days.",
  },
  earrings: {
    productName: "Sterling silver hoop earrings",
    materials: "sterling silver",
    colors: ["Silver"],
  },
  "a blanket": {
    productName: "Merino wool baby blanket",
    materials: "merino wool",
    colors: ["Navy", "Cream"],
    extraDetails: "80 x 100 cm. Hand wash. Ready in 2 weeks.",
  },
  "a name alone": { productName: "Moon phase wall hanging" },
  "a seller's own language": {
    productName: "Seifenschale aus Keramik",
    materials: "Keramik, Glasur",
    language: "de" as const,
    extraDetails: "12 cm lang, 8 cm breit. Spülmaschinenfest.",
  },
};
const cases = etsyLanguageValues.flatMap((language, turn) =>
  takeTurns(Object.keys(briefs), turn).map((name) => ({ name, language })),
);

async function createListing(name: string) {
  const user = await createUser({ subscriptionTier: "pro" });
  const form = listingFormSchema.parse(briefs[name]);
  const account = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  const listing = await generateListing(
    { user: account, form, photo: null, idempotencyKey: "one" },
    new Date(),
  );
  return { listing, cookie: await signIn(user) };
}
const created = new Map<string, ReturnType<typeof createListing>>();

test.each(cases)(
  "$name in $language: is a translation that Etsy takes, or a clean refusal",
  async ({ name, language }) => {
    const pending = created.get(name) ?? createListing(name);
    created.set(name, pending);
    const { listing, cookie } = await pending;
    const request = createRequest("POST", "/", { language }, { cookie });
    const response = await translate(request, {
      params: Promise.resolve({ id: String(listing.id) }),
    });
    const body = await response.json();
    if (language === (listing.language ?? "en")) {
      expect([response.status, body.code]).toEqual([422, "invalid_input"]);
      return;
    }
    expect([response.status, body.message]).toEqual([200, undefined]);
    const translation = translationSchema.parse(body);
    expect(checkTranslation(translation)).toEqual([]);
    expect(translation.tags).not.toEqual([]);
    // What the tables don't know is left out, never made up.
    expect(
      translation.differences.filter(
        ({ side, kind }) =>
          side === "translation" && kind !== "color" && kind !== "language",
      ),
    ).toEqual([]);
    const { facts, sellerText } = listing;
    const ledger = ledgerOf({ facts, sellerText, language });
    const untold = splitSentences(translation.description).flatMap(({ text }) =>
      checkText(text, ledger).specifics.filter(
        ({ kind, verdict }) => kind === "measure" && verdict !== "supported",
      ),
    );
    expect(untold).toEqual([]);
  },
);
