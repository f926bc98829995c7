import { proposeDraft } from "@/lib/etsy/proposal/propose-draft";
import { NotReady, previewDraft, publishListing } from "@/lib/etsy/publish/publish-listing";
import { draftRequestSchema } from "@/lib/etsy/publish/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { parseListingId } from "@/lib/listings/require-listing";
import { limit } from "@/lib/rate-limit";

export const GET = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("etsy_proposal", String(user.id), { points: 300, seconds: 600 });
  return proposeDraft({ userId: user.id, listingId: parseListingId(params.id) });
});

export const POST = userRoute<{ id: string }>(async ({ request, params, user }) => {
  const target = { userId: user.id, listingId: parseListingId(params.id) };
  await limit("etsy_draft", String(user.id), { points: 120, seconds: 600 });
  const { confirm, ...choices } = await readJson(request, draftRequestSchema);
  if (confirm !== true) return previewDraft(target, choices);
  try {
    return Response.json(await publishListing(target, choices), { status: 202 });
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    return Response.json({ code: error.code, message: error.message, open: error.open }, { status: error.status });
  }
});
