/**
 * A cookie that is set and cleared together with the session cookie and that
 * scripts may read, so that a visitor's page need not ask the server who is
 * signed in. It grants nothing: no server code uses it for authorization.
 */
const name = "listwright-signed-in";

/** Whether a Cookie header, or `document.cookie`, has the hint. */
export function hasSignedInHint(cookies: string) {
  return cookies.split(/;\s*/).includes(`${name}=1`);
}

/**
 * As a text, since it stands in the page: shows what it is in to who has the
 * hint, before anything is painted.
 */
export const showToSellersScript = `document.cookie.split(/;\\s*/).includes("${name}=1")&&(document.currentScript.parentElement.hidden=false)`;

/**
 * The Set-Cookie line of the hint for one of the session cookie: with the same
 * attributes, but readable.
 */
export function hintCookieFor(sessionLine: string) {
  const [pair = "", ...attributes] = sessionLine.split(/;\s*/);
  const readable = attributes.filter(
    (attribute) => attribute.toLowerCase() !== "httponly",
  );
  return [`${name}=${pair.endsWith("=") ? "" : "1"}`, ...readable].join("; ");
}
