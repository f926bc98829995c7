import { readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { parseListingId } from "@/lib/listings/require-listing";
import { requireIdempotencyKey } from "@/lib/public-api/idempotency";
import { etagOf } from "@/lib/public-api/listings";
import { answerOnce } from "@/lib/public-api/once/answer-once";
import { proposeRewrite } from "@/lib/public-api/propose-rewrite";
import { rewriteRequestSchema } from "@/lib/public-api/schemas";

export const POST = keyRoute<{ id: string }>(
  "generate",
  async ({ request, params, user }) => {
    const id = parseListingId(params.id);
    const key = requireIdempotencyKey(request);
    const wish = await readJson(request, rewriteRequestSchema);
    return answerOnce(
      { userId: user.id, operation: "rewriteListing", key, input: [id, wish] },
      async () => {
        const body = await proposeRewrite(user.id, id, wish);
        return { body, headers: { ETag: etagOf(body) } };
      },
    );
  },
);
