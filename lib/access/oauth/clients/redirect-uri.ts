/**
 * Schemes of the known programs that have one without a dot; others are a
 * domain the other way round (RFC 8252, 7.1).
 */
const programSchemes = new Set([
  "cursor:",
  "vscode:",
  "vscode-insiders:",
  "windsurf:",
]);
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === "http:" && loopbackHosts.has(hostname);

/**
 * Whether an app may be sent answers there: by https, on the user's own
 * computer, or to a program by its own scheme.
 */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (
    url === null ||
    text.includes("#") ||
    url.username !== "" ||
    url.password !== ""
  )
    return false;
  if (url.protocol === "https:" || isLoopback(url)) return true;
  return (
    programSchemes.has(url.protocol) ||
    /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/.test(url.protocol)
  );
}

/**
 * Without its port, which a program on the user's computer gets anew at each
 * start (RFC 8252, 7.3).
 */
function withoutPort(text: string) {
  const url = URL.parse(text);
  if (url === null || !isLoopback(url)) return null;
  return text.replace(
    /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d{1,5}(?=[/?]|$)/i,
    "$1",
  );
}

/** Whether it is one of the app's own, character by character. */
export function matchesRedirectUri(
  text: string,
  own: readonly string[],
): boolean {
  if (!isRedirectUri(text)) return false;
  const bare = withoutPort(text);
  return own.some(
    (one) => one === text || (bare !== null && withoutPort(one) === bare),
  );
}

/**
 * The host that the browser is sent to; null for a program on the user's
 * computer.
 */
export function returnHostOf(redirectUri: string): string | null {
  const url = URL.parse(redirectUri);
  return url?.protocol === "https:" ? url.host : null;
}
