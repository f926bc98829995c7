import { AppError } from "@/lib/errors";
import { proposeDraft } from "@/lib/etsy/proposal/propose-draft";
import { InvalidChoice } from "@/lib/etsy/publish/plan-draft";
import {
  NotReady,
  previewDraft,
  publishListing,
} from "@/lib/etsy/publish/publish-listing";
import { draftRequestSchema } from "@/lib/etsy/publish/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("etsy_proposal", String(user.id), { points: 300, seconds: 600 });
  return proposeDraft({
    userId: user.id,
    listingId: parseListingId(params.id),
  });
});

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    const target = { userId: user.id, listingId: parseListingId(params.id) };
    // Two for each listing of a batch whose drafts are made one after the
    // other.
    await limit("etsy_draft", String(user.id), { points: 480, seconds: 600 });
    try {
      const { confirm, digest, ...choices } = await readJson(
        request,
        draftRequestSchema,
      );
      if (confirm !== true) return await previewDraft(target, choices);
      return Response.json(await publishListing(target, choices, { digest }), {
        status: 202,
      });
    } catch (error) {
      const told = detailsOf(error);
      if (!(error instanceof AppError) || told === null) throw error;
      return Response.json(
        { code: error.code, message: error.message, ...told },
        { status: error.status },
      );
    }
  },
);

/**
 * What the seller can do about a refusal: the open points of the listing, or
 * the field of the request.
 */
function detailsOf(error: unknown) {
  if (error instanceof NotReady) return { open: error.open };
  if (error instanceof InvalidChoice) return { field: error.field };
  const [refused] = error instanceof AppError ? error.refused : [];
  return refused ? { field: String(refused.path[0] ?? "") } : null;
}
