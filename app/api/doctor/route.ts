import { setTimeout as sleep } from "node:timers/promises";
import { isValidToken, tokenHeader } from "@/lib/doctor/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createEventStream } from "@/lib/http/create-event-stream";
import { readBytes } from "@/lib/http/read-bytes";
import { publicRoute } from "@/lib/http/route";

/** More than the largest photo with its form. */
const maxBytes = 12 * 1024 * 1024;
const events = 5;
/** Milliseconds between two events. */
const pause = 200;

/** For everyone but `npm run doctor` there is nothing here. */
function requireDoctor(request: Request) {
  const token = request.headers.get(tokenHeader) ?? "";
  if (!isValidToken(token, env().NEXTAUTH_SECRET, Date.now()))
    throw new AppError("not_found", "Endpoint not found.");
}

/**
 * A slow stream: whether a proxy buffers it shows in when its events arrive.
 */
export const GET = publicRoute(({ request }) => {
  requireDoctor(request);
  const stream = createEventStream();
  void sendSlowly(stream);
  return stream.response;
});

async function sendSlowly({
  send,
  close,
}: ReturnType<typeof createEventStream>) {
  for (let number = 1; number <= events; number += 1) {
    send("doctor", { number });
    await sleep(pause);
  }
  close();
}

/** What arrived here of a request with a large body. */
export const POST = publicRoute(
  async ({ request }) => {
    requireDoctor(request);
    const { length } = await readBytes(request, { maxBytes, deadline: 20_000 });
    const forwardedFor = request.headers.get("x-forwarded-for") ?? "";
    return {
      bytes: length,
      forwardedFor,
      trustedHops: env().TRUSTED_PROXY_HOPS,
    };
  },
  { crossSite: true, bodyTypes: ["application/json"] },
);
