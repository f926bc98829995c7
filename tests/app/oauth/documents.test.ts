import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser, signIn } from "@/tests/support/factories";
import { publishDocument } from "@/tests/support/oauth";
import { createLocalApp } from "@/tests/support/oauth-handlers";
import { inFullRuns } from "@/tests/support/repetitions";

process.env.ALLOW_LOOPBACK_FETCH = "true";
afterAll(closeConnections);

type Site = Awaited<ReturnType<typeof publishDocument>>;
type Changes = Partial<Site["document"]> & { metadata?: object };

/** What the page says to a user whom an app with such a document asks. */
async function askBy(changes: Changes) {
  const { metadata, ...document } = changes;
  const site = await publishDocument(metadata);
  Object.assign(site.document, document);
  const app = createLocalApp();
  const cookie = await signIn(await createUser());
  const { body } = await app.ask(cookie, app.queryOf(site.id));
  const { status } = await app.answer(cookie, app.queryOf(site.id));
  await site.close();
  const stored = await db().oAuthClient.findUnique({ where: { id: site.id } });
  return { site, body, status, stored };
}

test.each<[string, Changes, RegExp]>([
  [
    "of another app",
    { metadata: { client_id: "https://assistant.example/app.json" } },
    /another app/,
  ],
  [
    "of more than 10 KiB",
    { metadata: { policy_uri: "x".repeat(10 * 1024) } },
    /can't be read/,
  ],
  ["that is a page", { type: "text/html" }, /not JSON/],
  ["that can't be parsed", { body: "{" }, /not complete/],
  ["that is elsewhere", { status: 302 }, /returned something else/],
  [
    "with an address of a script",
    { metadata: { redirect_uris: ["javascript:alert(1)"] } },
    /not complete/,
  ],
  [
    "with a secret",
    { metadata: { token_endpoint_auth_method: "client_secret_post" } },
    /not complete/,
  ],
  [
    "for other ways than codes",
    { metadata: { grant_types: ["implicit"] } },
    /not complete/,
  ],
  ...inFullRuns<[string, Changes, RegExp]>([
    [
      "of its host alone",
      { metadata: { client_id: "http://127.0.0.1/" } },
      /another app/,
    ],
    ["of nobody", { metadata: { client_id: undefined } }, /not complete/],
    ["that is text", { type: "text/plain; note=application/json" }, /not JSON/],
    ["that is a list", { body: "[]" }, /not complete/],
    ["that is elsewhere for now", { status: 307 }, /returned something else/],
    ["that is gone", { status: 404 }, /returned something else/],
    [
      "without addresses",
      { metadata: { redirect_uris: undefined } },
      /not complete/,
    ],
    [
      "with an empty list of addresses",
      { metadata: { redirect_uris: [] } },
      /not complete/,
    ],
  ]),
])(
  "a document %s: the app is refused, nobody is sent anywhere, and nothing is kept",
  async (_, changes, message) => {
    const { body, status, stored } = await askBy(changes);
    expect(body).toMatchObject({ kind: "refused", app: null, returnTo: null });
    expect(body.message).toMatch(message);
    expect(status).toBe(401);
    expect(stored).toBeNull();
  },
);

test.each<[string, Changes]>([
  [
    "a type of its own",
    { type: "application/oauth-client+json; charset=utf-8" },
  ],
  ["members that we don't know", { metadata: { jwks: { keys: [] } } }],
  ["almost 10 KiB", { metadata: { policy_uri: "x".repeat(9_900) } }],
])("a document with %s: the app may ask", async (_, changes) => {
  const { site, body, status } = await askBy(changes);
  expect(body).toMatchObject({
    kind: "ask",
    app: { name: "Helper", host: new URL(site.id).host },
  });
  expect(status).toBe(200);
});

test.each<[string, number]>([
  ["no-store", 60],
  ["max-age=600", 600],
  ["max-age=99999999", 86_400],
  ...inFullRuns<[string, number]>([
    ["max-age=0", 60],
    ["public", 3_600],
  ]),
])(
  "a document with Cache-Control %s counts for %d seconds",
  async (cacheControl, seconds) => {
    const before = Date.now();
    const { stored } = await askBy({ cacheControl });
    const until = stored?.documentUntil?.getTime() ?? 0;
    expect(until).toBeGreaterThanOrEqual(before + seconds * 1_000);
    expect(until).toBeLessThanOrEqual(Date.now() + seconds * 1_000);
  },
);
