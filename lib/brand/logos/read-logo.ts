import "server-only";
import { createHash } from "node:crypto";
import { renderLogo } from "@/lib/brand/logo/render-logo";
import { type LogoFormat, logoFormatSchema } from "@/lib/brand/logo/schema";
import { findLogo } from "@/lib/brand/logos/data";
import { drawingVersion } from "@/lib/brand/logos/logo-url";
import { notInKit } from "@/lib/brand/parse-kit-id";

/** Throws `not_found` for what is no format of ours. */
export function parseLogoFormat(text: string): LogoFormat {
  const { data } = logoFormatSchema.safeParse(text);
  if (!data) throw notInKit();
  return data;
}

/** The user's own logo as a file; `file` is null when the caller has it already. Throws `not_found`. */
export async function readLogo(userId: number, id: number, format: LogoFormat, known: string | null) {
  const logo = await findLogo(userId, id);
  if (!logo) throw notInKit();
  const digest = createHash("sha256")
    .update(JSON.stringify([drawingVersion, logo, format]))
    .digest("base64url");
  const etag = `"${digest.slice(0, 27)}"`;
  const isKnown = known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
  return { etag, file: isKnown ? null : await renderLogo(logo.brief, logo.businessName, format, String(userId)) };
}
