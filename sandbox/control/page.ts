import { type Reply, reply } from "../wire/reply";

const style = `
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #2b2621; --soft: #6d655b; --line: #ddd5c8; --mark: #9a4a2b; }
@media (prefers-color-scheme: dark) { :root { --paper: #1e1b18; --ink: #ece6dc; --soft: #a89f92; --line: #3b352e; --mark: #e0906c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.25rem 1rem 3rem; max-width: 46rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font: 600 1.5rem/1.25 Georgia, serif; margin: 0 0 .25rem; overflow-wrap: anywhere; }
a { color: var(--mark); } p { margin: .5rem 0; } .soft { color: var(--soft); }
ul { list-style: none; margin: 1.25rem 0; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li a.row { display: block; padding: .75rem .25rem; min-height: 44px; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
li a.row:hover strong { text-decoration: underline; } .row strong { display: block; } .row span { color: var(--soft); font-size: .9rem; }
iframe { width: 100%; height: 65vh; min-height: 22rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; margin: 1rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 6px; padding: .75rem; font-size: .9rem; }
code { font-size: .9em; } dt { margin-top: 1rem; } dd { margin: 0; color: var(--soft); }`;

/** A page of the sandbox in its own plain dress; `body` is HTML, the title is text. */
export function page(title: string, body: string, status = 200): Reply {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
  return reply(status, "text/html; charset=utf-8", html, { "cache-control": "no-store" });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
