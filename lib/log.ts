import "server-only";
import pino from "pino";
import { env } from "@/lib/env";
import { requestIdField } from "@/lib/observability/request-id";

/**
 * A possible email address: matched as a whole word, so that each character is
 * visited once, whatever the text.
 */
const word = /[^\s"'<>(),;:=]+/g;
/**
 * Keys of providers, keys and tokens of ours, and tokens of Etsy, which begin
 * with the number of a user.
 */
const secret =
  /\b(?:(?:sk|re|whsec|lw_(?:live|test|at|rt))[-_][\w-]{8,}|\d{4,}\.[\w-]{20,})/g;
/**
 * These messages of Prisma contain the arguments of the query, and so what a
 * user typed.
 */
const repeatsArguments = /^PrismaClient(?:Validation|UnknownRequest)Error$/;

/**
 * Characters that are read of a text. A word that is cut off here is removed.
 */
const maxRead = 4_000;

/**
 * At most 500 characters of a text by others, without email addresses and keys.
 */
export function maskPersonalData(text: string) {
  const read = text.slice(0, maxRead).replace(word, (found, at: number) => {
    if (at + found.length === maxRead && text.length > maxRead) return "";
    return /.@./.test(found) ? "[email]" : found;
  });
  return read.replaceAll(secret, "[key]").slice(0, 500);
}

/**
 * What may be logged of an error: no email addresses, keys or query arguments.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error))
    return { message: "not an Error", type: typeof error };
  const code =
    "code" in error && typeof error.code === "string" ? error.code : undefined;
  const message = repeatsArguments.test(error.name)
    ? undefined
    : maskPersonalData(error.message);
  const frames = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code,
    message,
    stack: frames?.slice(0, 12).join("\n"),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const personal = [
  "password",
  "currentPassword",
  "newPassword",
  "token",
  "authorization",
  "cookie",
  "email",
  "to",
];

/** One JSON line per entry, on standard output by default. */
export function createLog(level: string, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    mixin: requestIdField,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        ...personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        '["set-cookie"]',
        '*["set-cookie"]',
        '*.*["set-cookie"]',
        '*["x-api-key"]',
      ],
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const shared = globalThis as { log?: pino.Logger };

/**
 * The log of this process; created on first use, so that a build needs no
 * configuration.
 */
export function log() {
  shared.log ??= createLog(env().LOG_LEVEL);
  return shared.log;
}
