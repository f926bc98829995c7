const unknownAuthority = new Set([
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/**
 * PostgreSQL's errors for a wrong password, no permission to connect, no such
 * database.
 */
const refusals = new Set(["28P01", "28000", "3D000"]);

/**
 * One sentence for the operator: why no connection to PostgreSQL was possible,
 * and what to change about `setting`, the variable with the address. Null for
 * every other error.
 */
export function explainConnectionFailure(
  error: unknown,
  setting: string,
): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (unknownAuthority.has(code)) {
    return `The certificate of PostgreSQL was signed by an authority that this machine does not know: append "sslmode=verify-full&sslrootcert=/path/to/ca.crt" to ${setting}, or set NODE_EXTRA_CA_CERTS to that file.`;
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return `The certificate of PostgreSQL is for another host: use the host name of the certificate in ${setting}.`;
  }
  if (code === "CERT_HAS_EXPIRED")
    return "The certificate of PostgreSQL has expired: renew it.";
  if (code === "ENOENT" && "path" in error) {
    return `The certificate file ${error.path} in ${setting} does not exist.`;
  }
  if (error.message === "The server does not support SSL connections") {
    return `PostgreSQL has no TLS: turn on its setting "ssl", or remove sslmode from ${setting}.`;
  }
  if (error.message.includes("unsupported startup parameter")) {
    return `${setting} points to a connection pooler: set DIRECT_DATABASE_URL to the address of PostgreSQL itself.`;
  }
  if (refusals.has(code))
    return `PostgreSQL refused the connection to ${setting}: ${error.message}.`;
  if (unreachable.has(code))
    return `PostgreSQL cannot be reached at ${setting} (${code}).`;
  return explainConnectionFailure(error.cause, setting);
}
