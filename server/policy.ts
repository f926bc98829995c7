import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the bodies of these inline elements hash to. A block of data, which no browser runs, needs no leave. */
function inlineHashes(html: string, element: "script" | "style") {
  const pattern = new RegExp(`<${element}(?![^>]*(?:\\bsrc=|\\bjson"))[^>]*>([\\s\\S]*?)</${element}>`, "g");
  return [...html.matchAll(pattern)].map((match) => hashOf(match[1] ?? ""));
}

/** Sonner writes its stylesheet into a style element that it first appends empty. */
function toastStyleHashes() {
  const source = readFileSync(createRequire(import.meta.url).resolve("sonner"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  return literal ? [hashOf(""), hashOf(JSON.parse(literal))] : [];
}

const toastStyles = toastStyleHashes();

/** The content security policy under which exactly these pages work, and nothing else does. */
export function policyFor(...pages: string[]) {
  const scripts = new Set(pages.flatMap((html) => inlineHashes(html, "script")));
  const styles = new Set([...toastStyles, ...pages.flatMap((html) => inlineHashes(html, "style"))]);
  return [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    `script-src 'self' ${[...scripts].join(" ")}`,
    `style-src 'self' ${[...styles].join(" ")}; style-src-attr 'unsafe-inline'`,
    "img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
  ].join("; ");
}

/** For every answer that does not say otherwise itself. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
