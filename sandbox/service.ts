import type { IncomingHttpHeaders } from "node:http";
import type { Fault, FaultMode } from "./faults";

export type SandboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /**
   * JSON or a form as a value, anything else as the text itself; undefined when
   * there is no body.
   */
  body: unknown;
  rawBody: string;
  bytes: Buffer;
};

/** A file in a multipart form. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly bytes: Buffer,
  ) {}
}

/** A piece of a body; `waitMs` passes before it is written. */
export type Chunk = { text: string; waitMs: number };

/** A response as data, so that a fault can cut it or slow it down. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: Chunk[];
  /** In place of `body`, where it is no text. */
  bytes?: Buffer;
};

/**
 * A page or a control call. It is not part of a service's API: it is not
 * logged, and faults leave it alone.
 */
export type Route = {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  /** `params` are the groups of `path`. */
  handle: (request: SandboxRequest, params: string[]) => Reply | Promise<Reply>;
};

/**
 * One stand-in. A new service is a folder that makes one of these, and a line
 * in `start-sandbox.ts`.
 */
export type Service = {
  name: string;
  /**
   * Whether a path belongs to the service's API. Requests to it are logged, and
   * faults apply to them.
   */
  owns: (path: string) => boolean;
  /**
   * The faults that the service applies itself, inside a response that is valid
   * HTTP.
   */
  ownFaults: readonly FaultMode[];
  handle: (request: SandboxRequest, fault?: Fault) => Reply | Promise<Reply>;
  /** An error in the format of the real service. */
  error: (
    status: number,
    message: string,
    headers?: Record<string, string>,
  ) => Reply;
  routes: Route[];
  /** What the front page says about its calls. */
  docs: CallDoc[];
  /** Called when the sandbox stops. */
  close?: () => void;
};

export type CallDoc = [call: string, description: string];

export function reply(
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): Reply {
  return {
    status,
    headers: { "content-type": type, ...headers },
    body: [{ text, waitMs: 0 }],
  };
}

export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Reply {
  return reply(status, "application/json", JSON.stringify(value), headers);
}

/** A redirect that the browser follows with a GET. */
export function redirect(location: string): Reply {
  return reply(303, "text/plain; charset=utf-8", "", {
    location,
    "cache-control": "no-store",
  });
}

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

/**
 * An HTML page in the sandbox's own style. `body` is HTML, the title is text.
 */
export function renderPage(title: string, body: string, status = 200): Reply {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
  return reply(status, "text/html; charset=utf-8", html, {
    "cache-control": "no-store",
  });
}

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
