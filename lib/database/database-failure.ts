import "server-only";
import { AppError, type ErrorCode } from "@/lib/errors";

const prismaCodes = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2034",
  "P2037",
]);
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/**
 * Connection exceptions, insufficient resources, I/O errors, a read-only
 * database, timeouts, shutdown.
 */
const failureStates = String.raw`08\w{3}|53\w{3}|58\w{3}|25006|57014|57P0\d`;
const sqlStates = new RegExp(`^(?:${failureStates}|55P03|40001|40P01)$`);
/** Errors that pg and its pool throw without a code. */
const messages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection ended|client has encountered a connection error|the database system is|terminating connection|can't reach database server|cannot use a pool after calling end/i;
const adapterKinds = new RegExp(
  `"kind":"(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)"|"(?:originalC|c)ode":"(?:${failureStates})"`,
);

/** True when the database failed, rather than the request being at fault. */
export function isDatabaseFailure(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const code =
    "code" in error && typeof error.code === "string" ? error.code : "";
  if (prismaCodes.has(code) || systemCodes.has(code) || sqlStates.test(code))
    return true;
  if (
    messages.test(error.message) ||
    error.name === "PrismaClientInitializationError"
  )
    return true;
  if ("meta" in error && adapterKinds.test(JSON.stringify(error.meta)))
    return true;
  return isDatabaseFailure(error.cause, depth + 1);
}

/**
 * The error code of a failure; `unavailable` and `internal` are our failures,
 * not the caller's.
 */
export function failureCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return isDatabaseFailure(error) ? "unavailable" : "internal";
}
