import { userRoute } from "@/lib/http/route";
import { parseListingId, readThumbnail } from "@/lib/listings/require-listing";

export const GET = userRoute<{ id: string }>(async ({ request, params, user }) => {
  const id = parseListingId(params.id);
  const { etag, image } = await readThumbnail(user.id, id, request.headers.get("if-none-match"));
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  if (image === null) return new Response(null, { status: 304, headers });
  return new Response(image, { headers: { ...headers, "Content-Type": "image/webp" } });
});
