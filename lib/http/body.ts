import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { mediaType, requireBodyType } from "@/lib/http/content-type";
import { type Part, parseMultipart } from "@/lib/http/parse-multipart";
import { readBytes } from "@/lib/http/read-bytes";

const jsonBytes = 64 * 1024;
const jsonDeadline = 30_000;
const formDeadline = 120_000;

type InputOptions = {
  /** Instead of 422, where one call's contract asks for another. */
  status?: number;
};

/** The body as JSON of at most 64 KiB. Throws `too_large`, `unsupported_media_type`, `bad_request` or `invalid_input`. */
export async function readJson<S extends z.ZodType>(request: Request, schema: S, options: InputOptions = {}) {
  requireBodyType(request, ["application/json"]);
  const bytes = await readBytes(request, { maxBytes: jsonBytes, deadline: jsonDeadline });
  return parseInput(schema, parseJson(bytes), options);
}

/** As `readJson`, of a form without files too: next-auth's own are URL-encoded. */
export async function readFields<S extends z.ZodType>(request: Request, schema: S) {
  if (mediaType(request) !== "application/x-www-form-urlencoded") return readJson(request, schema);
  const bytes = await readBytes(request, { maxBytes: jsonBytes, deadline: jsonDeadline });
  return parseInput(schema, Object.fromEntries(new URLSearchParams(bytes.toString())));
}

/**
 * The body as a form. Counts while it streams and stops at the cap, of which the form's own framing is a part.
 * `tooLarge` replaces the message of a 413.
 */
export async function readForm(request: Request, maxBytes: number, tooLarge?: string): Promise<Map<string, Part>> {
  requireBodyType(request, ["multipart/form-data"]);
  const bytes = await readBytes(request, { maxBytes, deadline: formDeadline, ...(tooLarge && { tooLarge }) });
  const parts = parseMultipart(bytes, request.headers.get("content-type") ?? "");
  if (!parts) throw new AppError("bad_request", "The form could not be read. Please try again.");
  return parts;
}

/** Parses what a caller sent. A ZodError from anywhere else is a bug of ours, and stays a 500. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, options: InputOptions = {}): z.output<S> {
  if (!isStorable(value)) throw new AppError("invalid_input", "Please remove the characters we can't store.", options);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_input", result.error.issues[0]?.message ?? "Invalid input", options);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("bad_request", "The request is not valid JSON.", { cause });
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. A list instead of recursion: the caller chooses the depth. */
function isStorable(input: unknown) {
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) return false;
    if (Array.isArray(value)) for (const item of value) rest.push(item);
    else if (typeof value === "object" && value !== null) rest.push(...Object.keys(value), ...Object.values(value));
  }
  return true;
}
