import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { guides } from "@/lib/content/guides/guides";
import { listFiles } from "@/server/list-files";
import { listPages } from "@/server/static-cache";
import { startInstance } from "@/tests/support/one-more-instance";
import { startOwnDatabase } from "@/tests/support/own-database";

/** Documents that are no pages; those that differ say so by their content. */
const documents = [
  "/sitemap.xml",
  "/feed.xml",
  "/llms.txt",
  "/etsy-listing-rules.json",
  ...guides.map(({ slug }) => `/${slug}.md`),
  "/robots.txt",
  "/manifest.webmanifest",
  "/api/openapi.json",
  "/.well-known/api-catalog",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-authorization-server",
  "/.well-known/security.txt",
];
const routes = listPages().map(({ route }) => route);
const ownName = "Clay & Kiln";
/** With billing off. */
const gone = ["/pricing", "/success"];

type Instance = Awaited<ReturnType<typeof startInstance>>;
const instances: Instance[] = [];
let database: Awaited<ReturnType<typeof startOwnDatabase>>;
afterAll(async () => {
  for (const { child } of instances) child.kill();
  await Promise.all(instances.map(({ ended }) => ended));
  await database.close();
});

/** Of each file that Next made when it was built. */
const buildFiles = () =>
  listFiles(".next/server/app").map((file) => {
    const bytes = readFileSync(path.join(".next/server/app", file));
    return `${file} ${createHash("sha256").update(bytes).digest("hex")}`;
  });

type Answer = { what: string; status: number; text: string };

async function ask(
  address: string,
  what: string,
  init: RequestInit = {},
): Promise<Answer> {
  const response = await fetch(`${address}${what.split(" ")[0]}`, init);
  return { what, status: response.status, text: await response.text() };
}

/** As the router of a page asks, for a whole page and for one to come. */
const routerHeaders = {
  rsc: { RSC: "1" },
  tree: {
    RSC: "1",
    "Next-Router-Prefetch": "1",
    "Next-Router-Segment-Prefetch": "/_tree",
  },
  all: {
    RSC: "1",
    "Next-Router-Prefetch": "1",
    "Next-Router-Segment-Prefetch": "/_full",
  },
};

/** All that an instance shows to a visitor. */
async function crawl({ address }: Instance) {
  const answers: Answer[] = [];
  for (const route of [...routes, "/no-such-page"]) {
    answers.push(await ask(address, route));
    for (const [kind, headers] of Object.entries(routerHeaders))
      answers.push(await ask(address, `${route} ${kind}`, { headers }));
  }
  for (const document of documents) answers.push(await ask(address, document));
  answers.push(
    await ask(address, "/mcp tools", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    }),
  );
  return answers;
}

/** What surrounds the first two in each; texts are long lines. */
const find = (answers: Answer[], pattern: RegExp) =>
  answers.flatMap(({ what, text }) =>
    [...text.matchAll(new RegExp(pattern, "g"))]
      .slice(0, 2)
      .map(({ index, 0: { length } }) => {
        const around = text.slice(Math.max(0, index - 40), index + length + 40);
        return `${what}: ${around}`;
      }),
  );

let plain: Answer[] = [];
let own: Answer[] = [];
let before: string[] = [];

beforeAll(async () => {
  before = buildFiles();
  // Without subscriptions of other tests, with which it would not start.
  const { DATABASE_URL: shared = "" } = process.env;
  database = await startOwnDatabase();
  const { DATABASE_URL: databaseUrl = "" } = process.env;
  Object.assign(process.env, { DATABASE_URL: shared });
  instances.push(await startInstance());
  instances.push(
    await startInstance({
      DATABASE_URL: databaseUrl,
      DIRECT_DATABASE_URL: "",
      BILLING: "off",
      SIGN_UP: "invited",
      MODEL_PICTURES: "off",
      BRAND_NAME: ownName,
    }),
  );
  const [first, second] = instances as [Instance, Instance];
  // At the same time, and again once the other has rendered everything.
  [plain, own] = await Promise.all([crawl(first), crawl(second)]);
  expect(await crawl(first)).toEqual(plain);
}, 300_000);

test("one build: two instances with other settings change none of its files", () => {
  expect(buildFiles()).toEqual(before);
});

test("an instance without settings: serves every page of the build", () => {
  const statuses = plain.map(({ what, status }) => `${what} ${status}`);
  expect(statuses.filter((line) => !line.endsWith(" 200"))).toEqual(
    statuses.filter((line) => line.startsWith("/no-such-page")),
  );
  for (const { what, text } of plain)
    if (!what.includes(" ") && routes.includes(what))
      expect([what, /data-(?:name|billing|sign-up)=/.test(text)]).toEqual([
        what,
        false,
      ]);
  expect(find(plain, /Listwright/).length).toBeGreaterThan(routes.length);
  expect(find(plain, /Clay & Kiln|Clay &amp; Kiln/)).toEqual([]);
});

test("with billing off: its pages are unknown addresses, to the router too", () => {
  const statusOf = new Map(own.map(({ what, status }) => [what, status]));
  const lost = [...routes].filter((route) => statusOf.get(route) === 404);
  expect(lost.sort()).toEqual(gone);
  const unknown = own.find(({ what }) => what === "/no-such-page");
  for (const route of gone) {
    expect(statusOf.get(`${route} rsc`)).toBe(404);
    expect(own.find(({ what }) => what === route)?.text).toBe(unknown?.text);
  }
});

test("a name of one's own: nothing that is served says another", () => {
  expect(find(own, /Listwright/)).toEqual([]);
  expect(
    find(own, /Clay & Kiln|Clay &amp; Kiln|Clay \\u0026 Kiln/),
  ).not.toEqual([]);
});

test("with billing off: no price, plan or way to one", () => {
  expect(
    find(
      own,
      /\$(?:5|12)(?:\.00)? ?(?:a|per|\/) ?month|\/pricing|[Ss]ubscription|[Uu]pgrade (?:to|your|now)|>Upgrade<|[Ff]ree trial|Stripe|\bthe (?:Free|Standard|Pro) plan/,
    ),
  ).toEqual([]);
});

test("sign-up by invitation: nobody is asked to sign up", () => {
  expect(
    find(own, /Try [Ff]ree|Start for [Ff]ree|Sign up [Ff]ree|Get started free/),
  ).toEqual([]);
});

/** What the pages of the build say of a model that looks at photos. */
const looksAtPhotos = [
  /(?:Give it|Give the generator) a photo/,
  /from (?:one photo|your photos?|a photo or|a photo and a few|up to 20 photos)\b/,
  /looks at (?:the photo|photos\.)/,
  /(?:only what|Only what) the photo shows/,
  /[Aa] photo shows some of it/,
  /what is in the photo, for people/,
  /each that it has looked at/,
  /seen in the photo, typed by you/,
  /alt text of its own/,
  /source for every sentence/,
  /a product photo and/,
  /One photo, five facts/,
  /Make a listing from/,
  /your own photos?\b/,
  /listing from a photo/,
  /folder of photos/,
  /From a photo, a form or both/,
  /form from a photo/,
  /read a photo|misread a photo/,
  /knows only photos of it/,
  /[Pp]hoto or (?:the )?fact/,
  /photo or which fact/,
  /begins with photos/,
  /whole listing from photos/,
  /published, and writes its alt text/,
  /wrong about what it sees/,
  /Photo, form or both/,
  /Photos or a table/,
  /The photo, made smaller/,
  /photos and your words are sent/,
  /reduced photos and what you typed/,
  /Start from a photo/,
];

test.each(looksAtPhotos)("with pictures off: no page says %s", (sentence) => {
  // It still stands in the build, so the pattern finds what it is for.
  expect(find(plain, sentence)).not.toEqual([]);
  expect(find(own, sentence)).toEqual([]);
});
