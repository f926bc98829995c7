import { createHash } from "node:crypto";
import { loadPage } from "./load-page";

/** A page, the code that asks for its scripts, and the data they start with, under an address of its own. */
export type Page = { html: string; loader?: string; data?: { address: string; body: string } };

const chunk = /<script src="([^"]+)" async=""(?: id="_R_")?><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*\/>/g;
const starter = /<script id="_R_">([\s\S]*?)<\/script>/g;
const payload =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** What Next's start names as the module to begin with, and where a script of Turbopack's says how a module is called. */
const entry = /(?<="runtimeModuleIds":\[)\d+(?=\])/;
const factory = /[[,](\d+),(?:\w+|\([\w,]*\))=>\{/g;

/**
 * Next names a page's scripts in its head and writes the data React starts with behind its words: on a slow line
 * they share the way with what a reader waits for. Here both are asked for once the page has been painted.
 * A page that holds anything this does not know is left as it is, and so is one with a form, which wants React sooner.
 * `react` is what `findReact` found: it is set up first, and the page after it.
 */
export function paintFirst(html: string, react?: string): Page {
  const scripts = [...new Set([...html.matchAll(chunk)].flatMap(([, address]) => address ?? []))];
  const start = [...html.matchAll(starter)].map(([, code]) => code);
  const parts = [...html.matchAll(payload)].map(([, json]): [number, string?] => JSON.parse(json ?? ""));
  const rest = html.replace(hint, "").replace(chunk, "").replace(starter, "").replace(payload, "");
  const isKnown =
    start.length === 1 && parts.every(([kind]) => kind <= 1) && !/<form|__next_f|<script(?=>| id=)/.test(rest);
  if (!isKnown) return { html };

  const body = parts.map(([, text]) => text ?? "").join("");
  const address = `/_next/static/data/${createHash("sha256").update(body).digest("base64url").slice(0, 16)}.rsc`;
  const steps = [...(react ? [start[0]?.replace(entry, react)] : []), start[0]];
  const loader = `(${loadPage})(${JSON.stringify(scripts)}, "${address}", [${steps.map((code) => `() => {${code}}`)}])`;
  return { html: rest, loader, data: { address, body } };
}

/** Turbopack's name for the module that is React's own start, if this script holds it. */
export function findReact(script: string) {
  const [before, after] = script.split("reconcilerVersion", 2);
  return after === undefined ? undefined : [...(before ?? "").matchAll(factory)].at(-1)?.[1];
}
