import "server-only";
import { AppError } from "@/lib/errors";

export type BodyType = "application/json" | "multipart/form-data" | "application/x-www-form-urlencoded";

/** In lower case and without parameters; null without a header. */
export function mediaType(request: Request) {
  const header = request.headers.get("content-type");
  return header === null ? null : (header.split(";")[0] ?? "").trim().toLowerCase();
}

function hasBody(request: Request) {
  return Number(request.headers.get("content-length") ?? 0) > 0 || request.headers.has("transfer-encoding");
}

/** A plain HTML form on another site can post text and URL-encoded bodies, never JSON. */
export function requireBodyType(request: Request, allowed: readonly BodyType[]) {
  const type = mediaType(request);
  if (type === null ? !hasBody(request) : allowed.some((one) => one === type)) return;
  throw new AppError("unsupported_media_type", `Please send ${allowed.join(" or ")}.`);
}
