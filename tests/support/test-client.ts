import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { call, controlSandbox, sandboxUrl } from "@/tests/support/instances";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { eventsOf } from "@/tests/support/read-events";

export const kinds = ["form", "stream", "photo", "names"] as const;
export type Kind = (typeof kinds)[number];
/** A fault for the next request to the model with this text. */
export async function failModel(match: string, fault: object) {
  await controlSandbox("/faults", {
    service: "anthropic",
    match,
    count: 1,
    ...fault,
  });
}

/** How many of the faults for these requests are left. */
export async function countFaults(match: string) {
  const waiting: { match?: string }[] = await (
    await fetch(`${sandboxUrl()}/faults`)
  ).json();
  return waiting.filter((fault) => fault.match === match).length;
}

async function requestOf(
  kind: Kind,
  marker: string,
): Promise<[path: string, body: unknown]> {
  if (kind === "names")
    return [
      "/api/generate-shop-names",
      { keywords: marker, description: "Mugs" },
    ];
  if (kind !== "photo")
    return ["/api/generate-listing", { productName: marker }];
  const body = new FormData();
  body.set("image", photoFile(await createJpeg()));
  body.set("productDescription", `Product: ${marker}`);
  return ["/api/generate-from-image", body];
}

/** Creates a seller with one idempotency key, whose request can be repeated. */
export async function createTestClient(kind: Kind) {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  const marker = `Bowl ${randomUUID()}`;
  const accept = kind === "stream" ? "text/event-stream" : "application/json";
  const click = randomUUID();
  return {
    id: user.id,
    marker,
    async post(address: string, key: string = click) {
      const headers = { "Idempotency-Key": key, Accept: accept };
      return call(address, "POST", ...(await requestOf(kind, marker)), {
        cookie,
        headers,
      });
    },
    /**
     * The number of used listings, and of stored listings or runs of shop
     * names.
     */
    async readLedger() {
      const where = { userId: user.id };
      const [usage, reservations, listings, runs] = await Promise.all([
        db().usage.findMany({ where, select: { used: true } }),
        db().reservation.findMany({ where, select: { state: true } }),
        db().listing.count({ where }),
        db().shopNameRun.count({ where }),
      ]);
      const count = (state: string) =>
        reservations.filter((reservation) => reservation.state === state)
          .length;
      return {
        used: usage.reduce((sum, { used }) => sum + used, 0),
        reserved: count("reserved"),
        committed: count("committed"),
        made: listings + runs,
      };
    },
  };
}
export type TestClient = Awaited<ReturnType<typeof createTestClient>>;

export const ledgers = {
  nothing: { used: 0, reserved: 0, committed: 0, made: 0 },
  reserved: { used: 1, reserved: 1, committed: 0, made: 0 },
  made: { used: 1, reserved: 0, committed: 1, made: 1 },
};

/**
 * "result", "error" or what was refused, once the whole response is read; null if the
 * instance died before.
 */
export async function readOutcome(
  pending: Promise<Response>,
  onPartial?: () => void,
) {
  try {
    const response = await pending;
    if (
      !response.headers.get("content-type")?.startsWith("text/event-stream")
    ) {
      const { code, message } = await response.json();
      return response.ok ? "result" : `${response.status} ${code}: ${message}`;
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
