import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, sandboxUrl, tellSandbox } from "@/tests/support/instances";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { eventsOf } from "@/tests/support/read-events";

export const kinds = ["form", "stream", "photo", "names"] as const;
export type Kind = (typeof kinds)[number];
/** A fault for the next request to the model that holds this text. */
export async function failModel(match: string, fault: object) {
  await tellSandbox("/faults", { service: "anthropic", match, count: 1, ...fault });
}

/** How many of the faults for these requests have not happened yet. */
export async function countFaults(match: string) {
  const waiting: { match?: string }[] = await (await fetch(`${sandboxUrl()}/faults`)).json();
  return waiting.filter((fault) => fault.match === match).length;
}

async function requestOf(kind: Kind, mark: string): Promise<[path: string, body: unknown]> {
  if (kind === "names") return ["/api/generate-shop-names", { keywords: mark, description: "Mugs" }];
  if (kind !== "photo") return ["/api/generate-listing", { productName: mark }];
  const body = new FormData();
  body.set("image", photoFile(await createJpeg()));
  body.set("productDescription", `Product: ${mark}`);
  return ["/api/generate-from-image", body];
}

/** A seller of its own, with one click that may be sent again and again. */
export async function createClicker(kind: Kind) {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  const mark = `Bowl ${randomUUID()}`;
  const accept = kind === "stream" ? "text/event-stream" : "application/json";
  const click = randomUUID();
  return {
    id: user.id,
    mark,
    async post(address: string, key: string = click) {
      const headers = { "Idempotency-Key": key, Accept: accept };
      return call(address, "POST", ...(await requestOf(kind, mark)), { cookie, headers });
    },
    /** What is counted, and what the seller has for it: a listing or a run of shop names each. */
    async standing() {
      const where = { userId: user.id };
      const [usage, reservations, listings, runs] = await Promise.all([
        db().usage.findMany({ where, select: { used: true } }),
        db().reservation.findMany({ where, select: { state: true } }),
        db().listing.count({ where }),
        db().shopNameRun.count({ where }),
      ]);
      const count = (state: string) => reservations.filter((reservation) => reservation.state === state).length;
      return {
        used: usage.reduce((sum, { used }) => sum + used, 0),
        reserved: count("reserved"),
        committed: count("committed"),
        made: listings + runs,
      };
    },
  };
}
export type Clicker = Awaited<ReturnType<typeof createClicker>>;

export const standings = {
  nothing: { used: 0, reserved: 0, committed: 0, made: 0 },
  reserved: { used: 1, reserved: 1, committed: 0, made: 0 },
  made: { used: 1, reserved: 0, committed: 1, made: 1 },
};

/** "result", "error" or the status, once all of the answer was heard; null when the instance died before. */
export async function hear(pending: Promise<Response>, onPartial?: () => void) {
  try {
    const response = await pending;
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
      await response.json();
      return response.ok ? "result" : response.status;
    }
    let last = "";
    for await (const { event } of eventsOf(response)) {
      last = event;
      if (event === "partial") onPartial?.();
    }
    return last;
  } catch {
    return null;
  }
}
