import { createHash } from "node:crypto";
import { callbackPath } from "@/lib/auth/callback-path";

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Hashes of the inline elements that a browser would apply or run; blocks of
 * data need none.
 */
function inlineHashes(html: string, element: "script" | "style") {
  const pattern = new RegExp(
    `<${element}(?![^>]*(?:\\bsrc=|\\bjson"))[^>]*>([\\s\\S]*?)</${element}>`,
    "g",
  );
  return [...html.matchAll(pattern)].map((match) => hashOf(match[1] ?? ""));
}

/**
 * Allows the inline scripts and styles of this page and no others; without a
 * page, none.
 */
export function contentSecurityPolicy(html = "") {
  const scripts = new Set(inlineHashes(html, "script"));
  const styles = new Set(inlineHashes(html, "style"));
  return [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `${["style-src 'self'", ...styles].join(" ")}; style-src-attr 'unsafe-inline'`,
    "img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
  ].join("; ");
}

/**
 * For scripts, where it acts on those that are started as a worker: a worker
 * takes the policy of its own response, not that of the page. The HEIC decoder
 * is WebAssembly and runs in a worker alone, so that no page may compile any.
 */
export const workerSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For every response that doesn't set them itself. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
    ...(isHttps && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/**
 * The link of an invitation works for days, unlike others that hold a token.
 * Scripts and styles are asked for before the page takes it off its address:
 * it stands in no referrer of theirs, nor in a cache. No headers otherwise.
 */
export function invitationHeadersFor(
  route: string,
  address = "",
): Record<string, string> {
  return route === "/signup" && /[?&]invitation=/.test(address)
    ? {
        "referrer-policy": "no-referrer",
        "cache-control": "private, no-store",
      }
    : {};
}

const consentPage = "/oauth/authorize";
const signInPages = new Set(["/signin", "/signup"]);

/**
 * An app may show the page of consent as a popup, and has to see it come back
 * to its own address: this page keeps its opener, and so do those on which the
 * user signs in first, while they lead to it. They still can't be framed. No
 * header for all other pages.
 */
export function openerPolicyFor(
  route: string,
  address = "",
): Record<string, string> {
  const isInPopup =
    route === consentPage ||
    (signInPages.has(route) && leadsToConsent(address));
  return isInPopup ? { "cross-origin-opener-policy": "unsafe-none" } : {};
}

/** By the same rule that the page itself follows after signing in. */
function leadsToConsent(address: string) {
  const { origin, searchParams } = new URL(address, "http://localhost");
  const [path] = callbackPath(searchParams.get("callbackUrl"), origin).split(
    /[?#]/,
  );
  return path === consentPage;
}
