import type { IncomingMessage, ServerResponse } from "node:http";
import v8 from "node:v8";
import next from "next";
import { checkSettings } from "@/lib/doctor/check-settings";
import { checkSubscriptions } from "@/lib/doctor/check-subscriptions";
import { EnvError, parseEnv } from "@/lib/env";
import { extraTimeOf } from "@/lib/settings/extra-time";
import { isCustomized } from "@/lib/settings/installation";
import { createBoundedServer } from "./create-bounded-server";
import { createDrain } from "./create-drain";
import { createRequestHandler } from "./create-request-handler";
import { loadBrandFiles } from "./load-brand-files";
import { renderPages } from "./render-pages";
import { securityHeaders } from "./security-headers";
import { answerMalformedRequests } from "./send-error";
import { listPages, loadStaticCache, serveFromCache } from "./static-cache";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
/**
 * Milliseconds that requests in progress get after a signal to stop; a
 * generation may take 26 seconds, and longer with MODEL_DEADLINE_MS.
 */
const drainTime = 35_000;

/** Milliseconds for a connection, and as many for a query. */
const databaseLimit = 10_000;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readEnv() {
  try {
    return parseEnv(process.env);
  } catch (error) {
    return stop(error instanceof EnvError ? error.message : String(error));
  }
}

/**
 * Without billing nobody would see that a subscription goes on. Asks the
 * database, and refuses to start without its answer.
 */
async function requireNoSubscriptions() {
  if (env.BILLING === "on") return;
  const { status, message, fix } = await checkSubscriptions(
    env.DATABASE_URL,
    databaseLimit,
  );
  if (status === "error") stop(`Stripe subscriptions: ${message} ${fix}`);
}

/** What is valid but hardly intended, as `npm run doctor` reports it. */
function warnOfSettings() {
  for (const { name, status, message, fix } of checkSettings(process.env)) {
    if (status === "warning") console.warn(`${name} ${message} ${fix}`);
  }
}

/**
 * Appends the socket's address, so that the last entry is the only one that a
 * client can't forge.
 */
function addPeerAddress(request: IncomingMessage) {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = forwarded
    ? `${forwarded}, ${peer}`
    : peer;
}

// A photo allocates 20 MB of buffers, which V8 counts towards its next full
// garbage collection: by default it would run one for every photo, at the
// expense of decoding. V8 reads this setting after each collection.
v8.setFlagsFromString("--heap-growing-percent=200");

const env = readEnv();
process.env.NEXTAUTH_URL ??= env.APP_URL;
await requireNoSubscriptions();

const app = next({ dev, port, dir: process.cwd() });
await app.prepare();
const handle = app.getRequestHandler();
const nextHandler = (request: IncomingMessage, response: ServerResponse) => {
  addPeerAddress(request);
  return handle(request, response);
};
const security = securityHeaders(env.APP_URL.startsWith("https:"));
const brandFiles = await loadBrandFiles(env, { security }).catch(
  (error: Error) => stop(`BRAND_LOGO can't be drawn: ${error.message}`),
);
const devHandler = (request: IncomingMessage, response: ServerResponse) => {
  const [route = ""] = (request.url ?? "").split("?");
  if (!serveFromCache(brandFiles, route, request, response))
    nextHandler(request, response);
};
const shared = { security, origin: env.APP_URL };

/** The pages of the build, or others where the settings ask for them. */
async function loadPages() {
  const routes = listPages().map(({ route }) => route);
  const start = performance.now();
  const pages = isCustomized()
    ? await renderPages(nextHandler, routes)
    : undefined;
  if (pages)
    console.log(
      `Rendered ${pages.size} pages with these settings in ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
    );
  return {
    cache: new Map([...loadStaticCache({ ...shared, pages }), ...brandFiles]),
    off: new Set(routes.filter((route) => pages?.has(route) === false)),
  };
}
const handler = dev
  ? devHandler
  : createRequestHandler(
      { ...shared, ...(await loadPages()), port },
      nextHandler,
    );

// The request handler refuses a missing Host itself, with an explanation.
const server = createBoundedServer({ requireHostHeader: dev }, handler);
if (dev) server.on("upgrade", app.getUpgradeHandler());
else answerMalformedRequests(server, security);
// Longer than proxies keep an idle connection (60 seconds in nginx), so that
// none sends a request on one that we are closing.
server.keepAliveTimeout = 75_000;
const drain = createDrain(server);
let isEnding = false;
/**
 * What Next's bundles leave for shutdown: see `lib/jobs/worker.ts`,
 * `lib/resilience/track-work.ts` and `lib/funnel/count-visit.ts`.
 */
type Shared = {
  stopJobs?: () => Promise<void>;
  backgroundWork?: Set<Promise<unknown>>;
  storeVisits?: () => Promise<void>;
};

async function shutDown() {
  // A second signal, such as Ctrl+C after SIGTERM, must not end the jobs that
  // the first one waits for.
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(1), drainTime + extraTimeOf(env)).unref();
  const left = globalThis as Shared;
  await drain();
  await Promise.all([...(left.backgroundWork ?? []), left.storeVisits?.()]);
  await left.stopJobs?.();
  await app.close();
  process.exit(0);
}
for (const event of ["SIGTERM", "SIGINT", "disconnect"])
  process.on(event, shutDown);

server.once("error", (error: NodeJS.ErrnoException) =>
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Set PORT to another one.`
      : error.message,
  ),
);
server.listen(port, () => {
  if (process.connected) return;
  console.log(`Serving ${env.APP_URL} on port ${port}.`);
  warnOfSettings();
});
