import http, { type IncomingMessage } from "node:http";
import v8 from "node:v8";
import next from "next";
import { EnvError, parseEnv } from "@/lib/env";
import { createAnswer } from "./answer";
import { answerMalformed } from "./malformed";
import { loadBuild } from "./memory";
import { securityHeaders } from "./policy";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
/** Milliseconds for requests in flight after a signal to stop; a generation may take 26 seconds. */
const drainTime = 35_000;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readConfiguration() {
  try {
    return parseEnv(process.env);
  } catch (error) {
    return stop(error instanceof EnvError ? error.message : String(error));
  }
}

/** The last entry is always the peer itself, so that what a client sends ahead of it can be told from the truth. */
function recordPeer(request: IncomingMessage) {
  const peer = request.socket.remoteAddress ?? "unknown";
  const claimed = request.headers["x-forwarded-for"];
  request.headers["x-forwarded-for"] = claimed ? `${claimed}, ${peer}` : peer;
}

// A photo brings 20 MB of buffers, which V8 counts when it decides to mark the whole heap again: left to itself it does
// so at every photo, and that takes from the decode. It looks at this figure after each mark.
v8.setFlagsFromString("--heap-growing-percent=200");

const env = readConfiguration();
process.env.NEXTAUTH_URL ??= env.APP_URL;

const app = next({ dev, port, dir: process.cwd() });
await app.prepare();
const handle = app.getRequestHandler();
const answerByNext = (request: IncomingMessage, response: http.ServerResponse) => {
  recordPeer(request);
  return handle(request, response);
};
const security = securityHeaders(env.APP_URL.startsWith("https:"));
const answer = dev
  ? answerByNext
  : createAnswer({ build: loadBuild(security, env.APP_URL), security, port }, answerByNext);

// Whether there is a Host is asked where an answer can say so.
const server = http.createServer({ requireHostHeader: dev }, answer);
if (dev) server.on("upgrade", app.getUpgradeHandler());
else answerMalformed(server, security);

function shutDown() {
  setTimeout(() => process.exit(1), drainTime).unref();
  const { stopJobs } = globalThis as { stopJobs?: () => Promise<void> };
  server.close(async () => {
    await stopJobs?.();
    await app.close();
    process.exit(0);
  });
  server.closeIdleConnections();
}
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.once(event, shutDown);

server.once("error", (error: NodeJS.ErrnoException) =>
  stop(error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : error.message),
);
server.listen(port, () => {
  if (!process.connected) console.log(`Serving ${env.APP_URL} on port ${port}.`);
});
