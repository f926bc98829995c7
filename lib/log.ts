import "server-only";
import pino from "pino";
import { env } from "@/lib/env";

/** What may be an address: matched whole, so that each character is looked at once, whatever the text. */
const word = /[^\s"'<>(),;:=]+/g;
const secret = /\b(?:sk|re|whsec)[-_][\w-]{8,}/g;
/** Prisma repeats the arguments of a query in these messages, and so what a user typed. */
const repeatsArguments = /^PrismaClient(?:Validation|UnknownRequest)Error$/;

/** Characters of a text that are looked at; what is kept of it may not hold a word that this cuts. */
const maxRead = 4_000;

/** At most 500 characters of a text of others that may name people or hold keys. */
export function maskPersonal(text: string) {
  const read = text.slice(0, maxRead).replace(word, (found, at: number) => {
    if (at + found.length === maxRead && text.length > maxRead) return "";
    return /.@./.test(found) ? "[email]" : found;
  });
  return read.replaceAll(secret, "[key]").slice(0, 500);
}

/** What may be logged of a failure: no addresses, keys or arguments of queries. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: "not an Error", type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const message = repeatsArguments.test(error.name) ? undefined : maskPersonal(error.message);
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code,
    message,
    stack: frames?.slice(0, 12).join("\n"),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const personal = ["password", "currentPassword", "newPassword", "token", "authorization", "cookie", "email", "to"];

/** One JSON line per entry, on standard output unless told otherwise. */
export function createLog(level: string, destination?: pino.DestinationStream) {
  const options: pino.LoggerOptions = {
    level,
    base: null,
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

/** The process's log; made on first use, so that a build needs no configuration. */
export function log() {
  shared.log ??= createLog(env().LOG_LEVEL);
  return shared.log;
}
