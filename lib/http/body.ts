import "server-only";
import type { z } from "zod";
import { AppError, type RefusedValue } from "@/lib/errors";
import { createBodyMemory } from "@/lib/http/body-memory";
import { parseJsonBody } from "@/lib/http/parse-json-body";
import { type Part, parseMultipart } from "@/lib/http/parse-multipart";
import { readBytes } from "@/lib/http/read-bytes";
import { isStorable } from "@/lib/listing-text/plain-text/is-storable";
import { patchTypes } from "@/lib/public-api/operations/operation";

const megabyte = 1024 * 1024;
const json = { maxBytes: 64 * 1024, deadline: 10_000 };
/** Bytes; for programs that send many texts at once. */
export const largeJson = { maxBytes: 256 * 1024 };
/**
 * The page shrinks photos to at most 300 KB. If it can't, 10 MB take 200 s on a
 * mobile connection of 50 KB/s with short pauses. Bodies slower than 4 KB/s are
 * canceled.
 */
const form = {
  deadline: 240_000,
  pace: { bytes: 40_000, period: 10_000 },
  memory: createBodyMemory(160 * megabyte),
};
/** Bytes; all text parts of a form together. */
const maxText = 64 * 1024;

type InputOptions = {
  /** Replaces 422, for calls whose contract needs another status. */
  status?: number;
  /** Replaces 64 KiB, for calls whose largest body is larger. */
  maxBytes?: number;
  /** Replaces JSON alone. */
  types?: readonly BodyType[];
};

export type BodyType =
  | (typeof patchTypes)[number]
  | "multipart/form-data"
  | "text/csv"
  | "application/x-www-form-urlencoded";

/** In lower case and without parameters; null without a header. */
function mediaType(request: Request) {
  const header = request.headers.get("content-type");
  return header === null
    ? null
    : (header.split(";")[0] ?? "").trim().toLowerCase();
}

function hasBody(request: Request) {
  return (
    Number(request.headers.get("content-length") ?? 0) > 0 ||
    request.headers.has("transfer-encoding")
  );
}

/**
 * Throws `unsupported_media_type`. HTML forms on other sites can post text and
 * URL-encoded bodies, but not JSON.
 */
export function requireBodyType(
  request: Request,
  allowed: readonly BodyType[],
) {
  const type = mediaType(request);
  if (type === null ? !hasBody(request) : allowed.some((one) => one === type))
    return;
  throw new AppError(
    "unsupported_media_type",
    `Please send ${allowed.join(" or ")}.`,
  );
}

/**
 * The body as JSON, of at most 64 KiB unless told otherwise. Throws
 * `too_large`, `unsupported_media_type`, `bad_request` or `invalid_input`.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  options: InputOptions = {},
) {
  const { maxBytes = json.maxBytes, types = ["application/json"] } = options;
  requireBodyType(request, types);
  return parseInput(
    schema,
    parseJsonBody(await readBytes(request, { ...json, maxBytes })),
    options,
  );
}

/** Like `readJson`, of a PATCH. */
export const readPatch = <S extends z.ZodType>(request: Request, schema: S) =>
  readJson(request, schema, { types: patchTypes });

/** Like `readJson`; no body is an empty object. */
export async function readOptionalJson<S extends z.ZodType>(
  request: Request,
  schema: S,
) {
  return mediaType(request) === null && !hasBody(request)
    ? parseInput(schema, {})
    : readJson(request, schema);
}

/**
 * Like `readJson`, but also accepts URL-encoded forms, which next-auth sends.
 */
export async function readFields<S extends z.ZodType>(
  request: Request,
  schema: S,
) {
  if (mediaType(request) !== "application/x-www-form-urlencoded")
    return readJson(request, schema);
  const bytes = await readBytes(request, json);
  return parseInput(
    schema,
    Object.fromEntries(new URLSearchParams(bytes.toString())),
  );
}

/**
 * A file as the whole body. Throws `too_large`, `unsupported_media_type`,
 * `bad_request` or `unavailable`.
 */
export function readBody(request: Request, type: BodyType, maxBytes: number) {
  requireBodyType(request, [type]);
  return readBytes(request, { ...form, maxBytes });
}

/**
 * The body as a form of at most `maxBytes`, including its headers and
 * boundaries. `tooLarge` replaces the message of a
 * 413. Throws `too_large`, `unsupported_media_type`, `bad_request` or, when
 * other bodies need its memory, `unavailable`.
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  tooLarge?: string,
): Promise<Map<string, Part>> {
  requireBodyType(request, ["multipart/form-data"]);
  const bytes = await readBytes(request, {
    ...form,
    maxBytes,
    ...(tooLarge && { tooLarge }),
  });
  const parts = parseMultipart(
    bytes,
    request.headers.get("content-type") ?? "",
  );
  if (!parts)
    throw new AppError(
      "bad_request",
      "The form could not be read. Please try again.",
    );
  const texts = [...parts.values()].filter(({ fileName }) => fileName === null);
  const text = texts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (text > maxText)
    throw new AppError("too_large", "That is too much text to send at once.");
  return parts;
}

/**
 * Parses input of a caller. A ZodError from anywhere else is a bug and becomes
 * a 500.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  options: InputOptions = {},
): z.output<S> {
  if (!isStorable(value)) {
    const message = "Please remove the characters we can't store.";
    const refused = [
      { path: pathToUnstorable(value), code: "not_storable", message },
    ];
    throw new AppError("invalid_input", message, { ...options, refused });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const message = issues[0]?.message ?? "Invalid input";
  throw new AppError("invalid_input", message, {
    ...options,
    cause: result.error,
    refused: issues.map(toRefused),
  });
}

/**
 * A rule of ours names its code in its `params`; zod's own name for all of them
 * says nothing.
 */
function toRefused(issue: z.core.$ZodIssue): RefusedValue {
  const { path, message } = issue;
  if (issue.code !== "custom") return { path, code: issue.code, message };
  const { code } = issue.params ?? {};
  return {
    path,
    code: typeof code === "string" ? code : "not_allowed",
    message,
  };
}

/** Ends at the object whose own key is the one that can't be stored. */
function pathToUnstorable(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const [key, inner] =
    Object.entries(value).find(([, item]) => !isStorable(item)) ?? [];
  return key === undefined ? [] : [key, ...pathToUnstorable(inner)];
}
