import fc from "fast-check";
import { db } from "@/lib/db";
import { operations } from "@/lib/public-api/operations";
import { bodiesOf, type Described, parametersOf } from "@/tests/support/api-arbitraries";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { type ApiCall, apiDocument, callApi, createProgram } from "@/tests/support/public-api";
import { repetitions } from "@/tests/support/repetitions";
import { listingRow } from "@/tests/support/seller";

setUpModelSandbox();

/** Requests of all operations together. */
const requests = repetitions(800, 10_000);
/** So that no limit of a key or its user is reached. */
const requestsOfKey = 30;

async function createCaller() {
  const { user, secret } = await createProgram(undefined, { subscriptionTier: "pro" });
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  return { secret, userId: user.id, listingId: String(id) };
}

/** What is still being written must not outlive the test. */
async function waitForWriting(userId: number) {
  while ((await db().reservation.count({ where: { userId, state: "reserved" } })) > 0)
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
        { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "") },
      ),
    });
    const property = fc.asyncProperty(inputs, async ({ body, parameters, key, type }) => {
      sent += 1;
      if (sent % requestsOfKey === 0) callers.push(await createCaller());
      const { secret, listingId } = callers.at(-1) ?? (await createCaller());
      const { path, query, headers } = parameters;
      const form = new FormData();
      if (body.file !== undefined) form.set("photo", new Blob([body.file]), "photo.jpg");
      const params = Object.fromEntries(
        Object.entries(path).map(([at, value]) => [at, value === "own" ? listingId : value.toWellFormed()]),
      );
      const wellFormed = Object.entries(query).map(([at, value]) => [at, value.toWellFormed()]);
      const call: ApiCall = {
        ...(key !== "none" && { secret: key === "good" ? secret : secret.slice(0, -1) }),
        ...(body.text !== undefined && { text: body.text.toWellFormed() }),
        ...("body" in body && { body: body.body }),
        ...(body.file !== undefined && { body: form }),
        headers: {
          ...headers,
          ...(operation.file?.type === "text/csv" && { "Content-Type": "text/csv" }),
          ...(type !== null && { "Content-Type": type }),
        },
        query: wellFormed.length > 0 ? `?${new URLSearchParams(wellFormed)}` : "",
        params,
      };
      const { status, body: answer } = await callApi(name, call);
      // What nobody would ask, the writer may fail at, and that is documented for calls that ask it.
      if (status >= 500 && status !== 502) throw new Error(`${status} ${JSON.stringify(answer)}`);
    });
    const numRuns = Math.ceil(requests / operations.length);
    await fc.assert(property, { numRuns, endOnFailure: true });
    for (const { userId } of callers) await waitForWriting(userId);
  },
  repetitions(60_000, 600_000),
);
