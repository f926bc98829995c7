import { readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { parseListingId } from "@/lib/listings/require-listing";
import { translationRequestSchema } from "@/lib/listings/translate/schema";
import {
  listOwnTranslations,
  translateListing,
} from "@/lib/listings/translate/translate-listing";
import { requireIdempotencyKey } from "@/lib/public-api/idempotency";
import { answerOnce } from "@/lib/public-api/once/answer-once";

type Params = { id: string };

export const GET = keyRoute<Params>("read", async ({ params, user }) => ({
  data: await listOwnTranslations(user.id, parseListingId(params.id)),
  nextCursor: null,
}));

export const POST = keyRoute<Params>(
  "generate",
  async ({ request, params, user }) => {
    const id = parseListingId(params.id);
    const key = requireIdempotencyKey(request);
    const { language } = await readJson(request, translationRequestSchema);
    return answerOnce(
      {
        userId: user.id,
        operation: "translateListing",
        key,
        input: [id, language],
      },
      async () => ({
        body: await translateListing(user.id, id, language),
      }),
    );
  },
);
