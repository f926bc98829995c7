import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { db } from "@/lib/database/db";
import { operations } from "@/lib/public-api/operations";
import {
  bodiesOf,
  type Described,
  parametersOf,
} from "@/tests/support/api-arbitraries";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import {
  type ApiCall,
  apiDocument,
  callApi,
  createProgram,
} from "@/tests/support/public-api";
import { repetitions } from "@/tests/support/repetitions";
import { listingRow } from "@/tests/support/seller";
import { addEndpoint } from "@/tests/support/webhooks";

process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "fuzz").toString("base64");
setUpModelSandbox();

/** Requests of all operations together. */
const requests = repetitions(800, 10_000);
/** So that no limit of a key or its user is reached. */
const requestsOfKey = 30;

/**
 * Those whose answer a model writes while the program waits: what nobody would
 * ask, it may decline or fail at.
 */
const asksModel = new Set([
  "createListing",
  "rewriteListing",
  "translateListing",
]);
/** After these what was there is gone. */
const isDeletion = ({ method }: { method: string }) => method === "delete";

const choices = {
  taxonomyId: 1,
  price: 24,
  quantity: 1,
  whoMade: "i_did",
  whenMade: "made_to_order",
  isSupply: false,

  shippingProfileId: 1,
  readinessStateId: 1,
};
const sent = {
  title: "Mug",
  description: "",
  tags: [],
  materials: [],
  photos: [],
  attributes: [],
  translations: [],
};

/**
 * A program with one of everything that has an id, by the collection that it is
 * in.
 */
async function createCaller() {
  const { user, secret } = await createProgram(undefined, {
    subscriptionTier: "pro",
  });
  const { id: userId } = user;
  const { id: listingId } = await db().listing.create({
    data: listingRow(userId),
  });
  const batch = await db().batch.create({
    data: {
      userId,
      name: "Autumn",
      state: "running",
      rows: {
        create: {
          userId,
          position: 1,
          state: "failed",
          form: { productName: "Mug" },
          photoIds: [],
        },
      },
    },
    include: { rows: { select: { id: true } } },
  });
  const publication = await db().publication.create({
    data: {
      userId,
      listingId,
      etsyShopId: 1,
      choices,
      sent,
      steps: [],
      state: "failed",
    },
  });
  const request = await db().reservation.create({
    data: {
      userId,
      period: "2026-11",
      idempotencyKey: `api:listings:${randomUUID()}`,
      requestHash: "",

      state: "refunded",
      expiresAt: new Date(),
    },
  });
  const own = {
    listings: String(listingId),
    batches: batch.id,
    rows: batch.rows[0]?.id ?? "",
    publications: publication.id,
    webhooks: await addEndpoint(userId, ["listing.ready"]),
    "listing-requests": request.id,
  };
  return { secret, userId, own: own as Record<string, string> };
}

/** The caller's own thing that a parameter of the path names. */
function ownOf(path: string, parameter: string, own: Record<string, string>) {
  const before =
    path.split("/").at(path.split("/").indexOf(`{${parameter}}`) - 1) ?? "";
  return own[before] ?? "1";
}

/** Lists of rows name a real one first. */
const withOwnRow = (body: unknown, row = "") =>
  typeof body === "object" &&
  body !== null &&
  "ids" in body &&
  Array.isArray(body.ids)
    ? { ...body, ids: [row, ...body.ids] }
    : body;

/** What is still being written must not outlive the test. */
async function waitForWriting(userId: number) {
  while (
    (await db().reservation.count({ where: { userId, state: "reserved" } })) > 0
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const describedOf = ({ path, method }: { path: string; method: string }) =>
  apiDocument.paths[path]?.[method] as Described | undefined;

test.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s: whatever is sent, the answer is in the document and no failure of ours",
  async (name, operation) => {
    const described = describedOf(operation);
    if (!described) throw new Error(`The document lacks ${name}.`);
    const callers = [await createCaller()];
    let sent = 0;
    const inputs = fc.record({
      body: bodiesOf(described),
      parameters: parametersOf(described, ["own"]),
      key: fc.oneof(
        { weight: 9, arbitrary: fc.constant("good") },
        { weight: 1, arbitrary: fc.constantFrom("none", "broken") },
      ),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant(null) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "text/plain",
            "application/x-www-form-urlencoded",
            "",
          ),
        },
      ),
    });
    const property = fc.asyncProperty(
      inputs,
      async ({ body, parameters, key, type }) => {
        sent += 1;
        if (sent % (isDeletion(operation) ? 3 : requestsOfKey) === 0)
          callers.push(await createCaller());
        const { secret, own } = callers.at(-1) ?? (await createCaller());
        const { path, query, headers } = parameters;
        const form = new FormData();
        if (body.file !== undefined)
          form.set("photo", new Blob([body.file]), "photo.jpg");
        const params = Object.fromEntries(
          Object.entries(path).map(([at, value]) => [
            at,
            value === "own"
              ? ownOf(operation.path, at, own)
              : value.toWellFormed(),
          ]),
        );
        const wellFormed = Object.entries(query).map(([at, value]) => [
          at,
          value.toWellFormed(),
        ]);
        const call: ApiCall = {
          ...(key !== "none" && {
            secret: key === "good" ? secret : secret.slice(0, -1),
          }),
          ...(body.text !== undefined && { text: body.text.toWellFormed() }),
          ...("body" in body && { body: withOwnRow(body.body, own.rows) }),
          ...(body.file !== undefined && { body: form }),
          headers: {
            ...headers,
            ...(operation.file?.type === "text/csv" && {
              "Content-Type": "text/csv",
            }),
            ...(type !== null && { "Content-Type": type }),
          },
          query:
            wellFormed.length > 0 ? `?${new URLSearchParams(wellFormed)}` : "",
          params,
        };
        const { status, body: answer } = await callApi(name, call);
        if (status < 500) return;
        const isOfModel =
          status === 502 && /^(?:upstream_failed|refused)$/.test(answer.code);
        if (!isOfModel || !asksModel.has(name))
          throw new Error(`${status} ${JSON.stringify(answer)}`);
      },
    );
    const numRuns = Math.ceil(requests / operations.length);
    await fc.assert(property, { numRuns, endOnFailure: true });
    for (const { userId } of callers) await waitForWriting(userId);
  },
  repetitions(60_000, 600_000),
);
