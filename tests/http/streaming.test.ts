import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import {
  partialListingSchema,
  progressSchema,
} from "@/lib/listings/write/listing-events";
import { createUser, signIn } from "@/tests/support/factories";
import { fetchWhole } from "@/tests/support/fetch-whole";
import { call, controlSandbox, instances } from "@/tests/support/instances";
import { createJpeg, photoFile } from "@/tests/support/photos";
import {
  allEventsOf,
  eventsOf,
  type StreamEvent,
} from "@/tests/support/read-events";
import { runs } from "@/tests/support/repetitions";

const [instance] = instances();
const streamed = { Accept: "text/event-stream" };
const endpoints = [
  "/api/generate-listing",
  "/api/generate-from-image",
] as const;
type Endpoint = (typeof endpoints)[number];

afterAll(() => db().$disconnect());

async function bodyFor(endpoint: Endpoint, product: string) {
  const body = new FormData();
  if (endpoint === "/api/generate-listing")
    body.set("formData", JSON.stringify({ productName: product }));
  else {
    body.set("image", photoFile(await createJpeg()));
    body.set("productDescription", `Product: ${product}`);
  }
  return body;
}

/**
 * Sets a fault for the requests with this text, so that other tests are not
 * affected.
 */
async function fail(match: string, fault: object) {
  await controlSandbox("/faults", { service: "anthropic", match, ...fault });
}

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const product = `Bowl ${randomUUID()}`;
  return {
    product,
    async post(
      endpoint: Endpoint,
      headers: Record<string, string> = {},
      signal?: AbortSignal,
    ) {
      const options = {
        cookie,
        headers: { ...streamed, ...headers },
        ...(signal && { signal }),
      };
      return call(
        instance,
        "POST",
        endpoint,
        await bodyFor(endpoint, product),
        options,
      );
    },
    /**
     * The numbers of stored listings and of counted ones, which must be equal.
     */
    async readLedger() {
      const where = { userId: user.id };
      const [listings, reservations, usage] = await Promise.all([
        db().listing.count({ where }),
        db().reservation.findMany({ where, select: { state: true } }),
        db().usage.findMany({ where, select: { used: true } }),
      ]);
      const used = usage.reduce((sum, row) => sum + row.used, 0);
      return { listings, used, states: reservations.map(({ state }) => state) };
    },
  };
}
type Seller = Awaited<ReturnType<typeof createSeller>>;

const oneListing = { listings: 1, used: 1, states: ["committed"] };
const namesOf = (events: StreamEvent[]) => events.map(({ event }) => event);

describe.each(endpoints)("%s as a stream", (endpoint) => {
  test("reports progress, shows the fields and ends with the complete listing", async () => {
    const seller = await createSeller();
    // Slow, as a busy machine needs a while to look.
    await fail(seller.product, {
      mode: "pace",
      firstTokenMs: 50,
      tokensPerSecond: 100,
      count: 1,
    });
    const response = await seller.post(endpoint);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers.get("content-encoding")).toBeNull();
    const events = await allEventsOf(response);

    const progress = events
      .filter(({ event }) => event === "progress")
      .map(({ data }) => progressSchema.parse(data));
    const photo = endpoint === "/api/generate-from-image" ? ["photo"] : [];
    expect([...new Set(progress.map(({ stage }) => stage))]).toEqual([
      "received",
      ...photo,
      "reserved",
      "asking",
      "writing",
      "checking",
      "storing",
    ]);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));

    const partials = events.filter(({ event }) => event === "partial");
    expect(partials.length).toBeGreaterThan(1);
    for (const { data } of partials)
      expect(() => partialListingSchema.strict().parse(data)).not.toThrow();
    expect(namesOf(events).indexOf("partial")).toBeLessThan(
      namesOf(events).lastIndexOf("partial"),
    );

    expect(namesOf(events).filter((name) => name === "result")).toHaveLength(1);
    const last = events.at(-1);
    expect(last?.event).toBe("result");
    expect(() => listingAnswerSchema.parse(last?.data)).not.toThrow();
    expect(await seller.readLedger()).toEqual(oneListing);
  });

  test("a partial listing arrives before the listing is complete", async () => {
    const seller = await createSeller();
    await fail(seller.product, {
      mode: "pace",
      firstTokenMs: 50,
      tokensPerSecond: 100,
      count: 1,
    });
    for await (const { event } of eventsOf(await seller.post(endpoint))) {
      if (event !== "partial") continue;
      expect((await seller.readLedger()).states).toEqual(["reserved"]);
      break;
    }
  });

  test("a repeated idempotency key: the same result", async () => {
    const seller = await createSeller();
    const key = { "Idempotency-Key": randomUUID() };
    const first = (await allEventsOf(await seller.post(endpoint, key))).at(-1);
    const again = await allEventsOf(await seller.post(endpoint, key));
    expect(namesOf(again).filter((name) => name !== "progress")).toEqual([
      "result",
    ]);
    expect(again.at(-1)).toEqual(first);
    const plain = await seller.post(endpoint, {
      ...key,
      Accept: "application/json",
    });
    expect(await plain.json()).toEqual(first?.data);
    expect(await seller.readLedger()).toEqual(oneListing);
  });
});

test.each<
  [string, number, string, (body: FormData) => void, string | undefined]
>([
  ["a visitor", 401, "unauthenticated", () => undefined, ""],
  [
    "a form without a name",
    422,
    "invalid_input",
    (body) => body.set("formData", "{}"),
    undefined,
  ],
  [
    "a photo that is none",
    415,
    "unsupported_media_type",
    (body) => body.set("image", photoFile(Buffer.from("<svg/>"))),
    undefined,
  ],
])(
  "a failure before the stream starts: its status: %s",
  async (_, status, code, spoil, noCookie) => {
    const cookie = noCookie ?? (await signIn(await createUser()));
    const body = await bodyFor("/api/generate-listing", "Bowl");
    spoil(body);
    const response = await call(
      instance,
      "POST",
      "/api/generate-listing",
      body,
      { cookie, headers: streamed },
    );
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  },
);

test("without an Accept header: JSON", async () => {
  const seller = await createSeller();
  const response = await seller.post("/api/generate-listing", {
    Accept: "application/json",
  });
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(listingAnswerSchema.parse(await response.json()).tags).not.toEqual([]);
});

/**
 * Resolves with the ledger once none of the seller's generations is in
 * progress.
 */
async function readFinalLedger(seller: Seller) {
  for (;;) {
    const ledger = await seller.readLedger();
    if (!ledger.states.includes("reserved")) return ledger;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test("clients that disconnect at any time: no listing is lost or counted twice", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: runs(40) }, async (_, index) => {
      const seller = await createSeller();
      const endpoint = endpoints[index % 2] ?? endpoints[0];
      await fail(seller.product, {
        mode: "pace",
        firstTokenMs: 100,
        tokensPerSecond: 1_500,
        count: 1,
      });
      const disconnect = AbortSignal.timeout(
        Math.round(20 + Math.random() * 1_500),
      );
      const events = await seller
        .post(endpoint, {}, disconnect)
        .then(allEventsOf)
        .catch(() => []);
      await readFinalLedger(seller);
      return { seller, lastEvent: events.at(-1)?.event };
    }),
  );
  for (const { seller, lastEvent } of outcomes) {
    const { listings, used, states } = await readFinalLedger(seller);
    expect(used).toBe(listings);
    expect(states.filter((state) => state === "committed")).toHaveLength(
      listings,
    );
    if (lastEvent === "result") expect(listings).toBe(1);
  }
  expect((await fetchWhole(`${instance}/api/health`)).status).toBe(200);
});

test("a client that disconnects while the model writes: a retry returns the listing, counted once", async () => {
  const seller = await createSeller();
  const key = { "Idempotency-Key": randomUUID() };
  await fail(seller.product, {
    mode: "pace",
    firstTokenMs: 50,
    tokensPerSecond: 700,
    count: 1,
  });
  const disconnect = new AbortController();
  for await (const { event } of eventsOf(
    await seller.post("/api/generate-listing", key, disconnect.signal),
  )) {
    if (event === "partial") break;
  }
  disconnect.abort();
  expect(
    (await allEventsOf(await seller.post("/api/generate-listing", key))).at(-1)
      ?.event,
  ).toBe("result");
  expect(await seller.readLedger()).toEqual(oneListing);
});
