import "server-only";
import type { LogoFormat } from "@/lib/brand/logo/schema";
import { readLogo } from "@/lib/brand/logos/logos";

type LogoRequest = {
  userId: number;
  id: number;
  format: LogoFormat;
  isDownload: boolean;
};

/**
 * A logo as an inline image or a download. Its URL changes with the drawing, so
 * browsers may cache it forever.
 */
export async function answerLogo(
  request: Request,
  { userId, id, format, isDownload }: LogoRequest,
) {
  const { etag, file } = await readLogo(
    userId,
    id,
    format,
    request.headers.get("if-none-match"),
  );
  const headers = {
    ETag: etag,
    "Cache-Control": "private, max-age=31536000, immutable",
    Vary: "Cookie",
  };
  if (file === null) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      ...headers,
      "Content-Type": file.contentType,
      "Content-Disposition": isDownload
        ? `attachment; filename="${file.fileName}"`
        : "inline",
    },
  });
}
