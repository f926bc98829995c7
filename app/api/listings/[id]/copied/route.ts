import { userRoute } from "@/lib/http/route";
import { markCopied } from "@/lib/listings/history/mark-copied";
import { parseListingId } from "@/lib/listings/require-listing";

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await markCopied(user.id, parseListingId(params.id), new Date());
  return new Response(null, { status: 204 });
});
