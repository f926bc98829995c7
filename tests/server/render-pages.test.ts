import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler } from "@/server/create-request-handler";
import { renderPages } from "@/server/render-pages";

const shared = globalThis as { pagesKey?: string };
const security = { "x-content-type-options": "nosniff" };

/** Stands for Next: pages by their route, with what was asked of it. */
function createNext(statuses: Record<string, number>) {
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const listener: RequestListener = (request, response) => {
    const { url = "", method } = request;
    asked.push(`${method} ${url}`);
    if (method === "POST") {
      const key = request.headers["x-pages-key"];
      keys.push(String(key), shared.pagesKey);
      response.statusCode = key === shared.pagesKey ? 200 : 404;
    } else response.statusCode = statuses[url] ?? 404;
    response.setHeader("Content-Type", "text/html");
    response.end(`page ${url}`);
  };
  return { asked, keys, listener };
}

test("pages: the build's are forgotten first, then each is rendered", async () => {
  const { asked, keys, listener } = createNext({ "/": 200, "/faq": 200 });
  const pages = await renderPages(listener, ["/", "/faq", "/pricing"]);
  expect(asked).toEqual([
    "POST /api/pages",
    "GET /",
    "GET /faq",
    "GET /pricing",
  ]);
  expect([...pages]).toEqual([
    ["/", "page /"],
    ["/faq", "page /faq"],
  ]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[0]).toBe(keys[1]);
  expect(shared.pagesKey).toBeUndefined();
});

test("a page that can't be rendered: the start fails and names it", async () => {
  const { listener } = createNext({ "/": 200, "/faq": 500 });
  await expect(renderPages(listener, ["/", "/faq"])).rejects.toThrow(
    "/faq could not be rendered: 500.",
  );
});

test("pages that can't be forgotten: the start fails", async () => {
  await expect(
    renderPages((_request, response) => void response.writeHead(503).end(), []),
  ).rejects.toThrow("POST /api/pages answered 503.");
});

test.each([
  ["/pricing", "/no-page"],
  ["/pricing?plan=pro", "/no-page?plan=pro"],
  ["//pricing", "/no-page"],
  ["/%70ricing", "/no-page"],
  ["/faq?pricing", "/faq?pricing"],
])("a page that is off: %s is answered as %s", async (address, answered) => {
  const { asked, listener } = createNext({});
  const handler = createRequestHandler(
    {
      cache: new Map(),
      off: new Set(["/pricing"]),
      security,
      origin: "https://listwright.example",
      port: 0,
    },
    listener as never,
  );
  const server = createServer(
    (request, response) => void handler(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  server.close();
  expect(response.status).toBe(404);
  expect(asked).toEqual([`GET ${answered}`]);
});
