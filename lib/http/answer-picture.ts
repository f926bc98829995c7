import "server-only";

type Picture = { etag: string; image: Uint8Array<ArrayBuffer> | null };

/**
 * A picture that only its owner may see: the browser asks each time, and gets
 * no bytes that it has (`image` is null).
 */
export function answerPicture(
  { etag, image }: Picture,
  contentType: "image/jpeg" | "image/webp",
) {
  const headers = {
    ETag: etag,
    "Cache-Control": "private, no-cache",
    Vary: "Cookie",
  };
  if (image === null) return new Response(null, { status: 304, headers });
  return new Response(image, {
    headers: { ...headers, "Content-Type": contentType },
  });
}
