import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

const shared = globalThis as { pagesKey?: string };

async function forgetPages(origin: string) {
  shared.pagesKey = randomBytes(32).toString("hex");
  const response = await fetch(`${origin}/api/pages`, {
    method: "POST",
    headers: { "x-pages-key": shared.pagesKey },
  });
  delete shared.pagesKey;
  if (!response.ok)
    throw new Error(`POST /api/pages answered ${response.status}.`);
}

/**
 * Renders pages with the settings of this server, where those of the build,
 * which knows no settings, would not do. Next keeps them, with what it answers
 * to its router, and none of its files changes: other servers may run the same
 * build. A page that is off is left out.
 */
export async function renderPages(next: RequestListener, routes: string[]) {
  const server = createServer(next).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = new Map<string, string>();
  try {
    await forgetPages(origin);
    for (const route of routes) {
      const response = await fetch(`${origin}${route}`);
      const html = await response.text();
      if (response.ok) pages.set(route, html);
      else if (response.status !== 404)
        throw new Error(`${route} could not be rendered: ${response.status}.`);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return pages;
}
