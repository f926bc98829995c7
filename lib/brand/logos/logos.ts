import "server-only";
import { createHash } from "node:crypto";
import { notInKit } from "@/lib/brand/kit-id";
import { renderLogo } from "@/lib/brand/logo/render-logo";
import { type LogoFormat, logoFormatSchema } from "@/lib/brand/logo/schema";
import { findLogo, relabelLogo, removeLogo } from "@/lib/brand/logos/logo-data";
import { drawingVersion } from "@/lib/brand/logos/logo-url";
import { AppError } from "@/lib/errors";
import {
  hasLetterOrDigit,
  plainLine,
} from "@/lib/listing-text/plain-text/plain-text";

/** Throws `not_found` for an unknown format. */
export function parseLogoFormat(text: string): LogoFormat {
  const { data } = logoFormatSchema.safeParse(text);
  if (!data) throw notInKit();
  return data;
}

/**
 * The user's own logo as a file; `file` is null when one of the tags in
 * `ifNoneMatch` is current. Throws `not_found`.
 */
export async function readLogo(
  userId: number,
  id: number,
  format: LogoFormat,
  ifNoneMatch: string | null,
) {
  const logo = await findLogo(userId, id);
  if (!logo) throw notInKit();
  const digest = createHash("sha256")
    .update(JSON.stringify([drawingVersion, logo, format]))
    .digest("base64url");
  const etag = `"${digest.slice(0, 27)}"`;
  const isCurrent =
    ifNoneMatch
      ?.split(",")
      .some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
  return {
    etag,
    file: isCurrent
      ? null
      : await renderLogo(logo.brief, logo.businessName, format, String(userId)),
  };
}

/** Changes its label in the kit, not the drawing. */
export async function renameLogo(userId: number, id: number, text: string) {
  const label = plainLine(text);
  if (!hasLetterOrDigit(label))
    throw new AppError(
      "invalid_input",
      "The label needs at least one letter or digit.",
    );
  if (!(await relabelLogo(userId, id, label))) throw notInKit();
  return { id, label };
}

export async function deleteLogo(userId: number, id: number) {
  if (!(await removeLogo(userId, id))) throw notInKit();
}
