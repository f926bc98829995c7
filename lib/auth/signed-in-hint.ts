/**
 * A cookie that comes and goes with the session's and that scripts may read, so that a visitor's page need not ask who is there.
 * It opens nothing: no server code looks at it to decide who may do what.
 */
const name = "listwright-signed-in";

/** Whether a Cookie header, or `document.cookie`, has the hint. */
export function hasSignedInHint(cookies: string) {
  return cookies.split(/;\s*/).includes(`${name}=1`);
}

/** The Set-Cookie line that goes beside one of the session: as long-lived and as narrow, but readable. */
export function hintBeside(sessionLine: string) {
  const [pair = "", ...attributes] = sessionLine.split(/;\s*/);
  const readable = attributes.filter((attribute) => attribute.toLowerCase() !== "httponly");
  return [`${name}=${pair.endsWith("=") ? "" : "1"}`, ...readable].join("; ");
}
