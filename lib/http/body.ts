import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { createBodyMemory } from "@/lib/http/body-memory";
import { mediaType, requireBodyType } from "@/lib/http/content-type";
import { parseJsonBody } from "@/lib/http/parse-json-body";
import { type Part, parseMultipart } from "@/lib/http/parse-multipart";
import { readBytes } from "@/lib/http/read-bytes";

const megabyte = 1024 * 1024;
const json = { maxBytes: 64 * 1024, deadline: 10_000 };
/**
 * The page sends photos of at most 300 KB. Where it can't shrink one, its 10 MB take 200 s on a phone's line of 50 KB/s,
 * which may also stand still for some seconds. Whoever is slower than 4 KB/s is cut off: nobody could wait for that.
 */
const form = {
  deadline: 240_000,
  pace: { bytes: 40_000, period: 10_000 },
  memory: createBodyMemory(160 * megabyte),
};
/** Bytes; all text parts of a form together. */
const maxText = 64 * 1024;

type InputOptions = {
  /** Instead of 422, where one call's contract asks for another. */
  status?: number;
};

/** The body as JSON of at most 64 KiB. Throws `too_large`, `unsupported_media_type`, `bad_request` or `invalid_input`. */
export async function readJson<S extends z.ZodType>(request: Request, schema: S, options: InputOptions = {}) {
  requireBodyType(request, ["application/json"]);
  return parseInput(schema, parseJsonBody(await readBytes(request, json)), options);
}

/** As `readJson`, of a form without files too: next-auth's own are URL-encoded. */
export async function readFields<S extends z.ZodType>(request: Request, schema: S) {
  if (mediaType(request) !== "application/x-www-form-urlencoded") return readJson(request, schema);
  const bytes = await readBytes(request, json);
  return parseInput(schema, Object.fromEntries(new URLSearchParams(bytes.toString())));
}

/**
 * The body as a form. Counts while it streams and stops at the cap, of which the form's own framing is a part.
 * `tooLarge` replaces the message of a 413. Throws `too_large`, `unsupported_media_type`, `bad_request` or, when others
 * need the memory that it holds, `unavailable`.
 */
export async function readForm(request: Request, maxBytes: number, tooLarge?: string): Promise<Map<string, Part>> {
  requireBodyType(request, ["multipart/form-data"]);
  const bytes = await readBytes(request, { ...form, maxBytes, ...(tooLarge && { tooLarge }) });
  const parts = parseMultipart(bytes, request.headers.get("content-type") ?? "");
  if (!parts) throw new AppError("bad_request", "The form could not be read. Please try again.");
  const texts = [...parts.values()].filter(({ fileName }) => fileName === null);
  const text = texts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (text > maxText) throw new AppError("too_large", "That is too much text to send at once.");
  return parts;
}

/** Parses what a caller sent. A ZodError from anywhere else is a bug of ours, and stays a 500. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, options: InputOptions = {}): z.output<S> {
  if (!isStorable(value)) throw new AppError("invalid_input", "Please remove the characters we can't store.", options);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_input", result.error.issues[0]?.message ?? "Invalid input", options);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. A list instead of recursion: the caller chooses the depth. */
function isStorable(input: unknown) {
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return false;
    if (typeof value !== "object" || value === null) continue;
    // One by one: as arguments of one call, a hundred thousand are more than the stack holds.
    for (const [key, item] of Object.entries(value)) rest.push(key, item);
  }
  return true;
}
