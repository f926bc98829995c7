import { proposeDraft } from "@/lib/etsy/proposal/propose-draft";
import {
  answerOf,
  previewDraft,
  publishListing,
  requirePublication,
} from "@/lib/etsy/publish/publish-listing";
import { readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { parseListingId } from "@/lib/listings/require-listing";
import { etsyDraftRequestSchema } from "@/lib/public-api/etsy-schemas";
import { requireIdempotencyKey } from "@/lib/public-api/idempotency";
import { answerOnce } from "@/lib/public-api/once/answer-once";
import { toPublicPublication } from "@/lib/public-api/to-public-publication";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const GET = keyRoute<Params>("etsy", async ({ params, user }) => {
  await limit("etsy_proposal", String(user.id), { points: 300, seconds: 600 });
  return proposeDraft({
    userId: user.id,
    listingId: parseListingId(params.id),
  });
});

export const POST = keyRoute<Params>(
  "etsy",
  async ({ request, params, user }) => {
    const target = { userId: user.id, listingId: parseListingId(params.id) };
    await limit("etsy_draft", String(user.id), { points: 480, seconds: 600 });
    const { confirm, digest, ...choices } = await readJson(
      request,
      etsyDraftRequestSchema,
    );
    if (confirm !== true) return previewDraft(target, choices);
    const key = requireIdempotencyKey(request);
    const input = [target.listingId, choices, digest];
    return answerOnce(
      { userId: user.id, operation: "createEtsyDraft", key, input },
      async () => {
        const { publicationId } = await publishListing(target, choices, {
          digest,
        });
        const body = toPublicPublication(
          answerOf(await requirePublication(publicationId, user.id)),
        );
        return {
          status: 202,
          body,
          headers: { Location: `/api/v1/publications/${publicationId}` },
        };
      },
    );
  },
);
