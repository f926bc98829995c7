import type Anthropic from "@anthropic-ai/sdk";
import { createClient, messageParams, textOf } from "../support/anthropic";
import { postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const params = messageParams({
  productName: "Walnut phone stand",
  colors: ["Brown"],
});
const requests = (ids: string[], more: object = {}) =>
  ids.map((id) => ({ custom_id: id, params: { ...params, ...more } }));
const batches = () => createClient(url()).messages.batches;
const end = (body: object = {}) =>
  postJson(`${url()}/message-batches/end`, body);

async function resultsOf(id: string) {
  const results: Anthropic.Messages.MessageBatchIndividualResponse[] = [];
  for await (const result of await batches().results(id)) results.push(result);
  return results;
}

test("a batch: under way until it ends, then one result for each request", async () => {
  const { id } = await batches().create({ requests: requests(["a", "b"]) });
  const open = await batches().retrieve(id);
  expect(open).toMatchObject({
    processing_status: "in_progress",
    results_url: null,
    request_counts: { processing: 2 },
  });
  expect(Date.parse(open.expires_at) - Date.parse(open.created_at)).toBe(
    24 * 3_600_000,
  );
  await expect(resultsOf(id)).rejects.toThrow();
  await end();
  expect(await batches().retrieve(id)).toMatchObject({
    processing_status: "ended",
    request_counts: { succeeded: 2 },
  });
  const results = await resultsOf(id);
  expect(results.map(({ custom_id }) => custom_id).sort()).toEqual(["a", "b"]);
  for (const { result } of results) {
    if (result.type !== "succeeded") throw new Error(result.type);
    expect(textOf(result.message)).toContain("alnut");
    expect(result.message.usage.service_tier).toBe("batch");
  }
});

test("a request that the API refuses: an error of its own, and the others are answered", async () => {
  const [good, bad] = requests(["good", "bad"]);
  if (!good || !bad) throw new Error("two requests");
  const { id } = await batches().create({
    requests: [good, { ...bad, params: { ...params, max_tokens: 0 } }],
  });
  await end();
  const results = new Map(
    (await resultsOf(id)).map(({ custom_id, result }) => [custom_id, result]),
  );
  expect(results.get("good")?.type).toBe("succeeded");
  expect(results.get("bad")).toMatchObject({
    type: "errored",
    error: { error: { type: "invalid_request_error" } },
  });
});

test("a fault with a match: changes the answers of the requests that have it", async () => {
  await postJson(`${url()}/faults`, {
    service: "anthropic",
    mode: "refusal",
    match: "Cursed",
    count: 1,
  });
  const cursed = messageParams({ productName: "Cursed teapot" });
  const { id } = await batches().create({
    requests: [...requests(["a"]), { custom_id: "b", params: cursed }],
  });
  await end();
  const stops = (await resultsOf(id)).map(({ custom_id, result }) => [
    custom_id,
    result.type === "succeeded" ? result.message.stop_reason : result.type,
  ]);
  expect(Object.fromEntries(stops)).toEqual({ a: "end_turn", b: "refusal" });
});

test("cancel and expiry: what is not answered is said to be so, and nothing can be canceled twice over", async () => {
  const { id } = await batches().create({ requests: requests(["a"]) });
  expect(await batches().cancel(id)).toMatchObject({
    processing_status: "canceling",
  });
  expect(await batches().retrieve(id)).toMatchObject({
    processing_status: "ended",
    request_counts: { canceled: 1 },
  });
  expect(await resultsOf(id)).toMatchObject([{ result: { type: "canceled" } }]);
  await expect(batches().cancel(id)).rejects.toMatchObject({ status: 400 });
  const other = await batches().create({ requests: requests(["a"]) });
  await end({ outcome: "expired" });
  expect(await resultsOf(other.id)).toMatchObject([
    { result: { type: "expired" } },
  ]);
});

test("list: newest first, in pages; a deleted one is gone", async () => {
  const made = [];
  for (const name of ["a", "b", "c"])
    made.unshift((await batches().create({ requests: requests([name]) })).id);
  const listed: string[] = [];
  for await (const { id } of batches().list({ limit: 2 })) listed.push(id);
  expect(listed.slice(0, 3)).toEqual(made);
  await expect(batches().delete(made[0] ?? "")).rejects.toMatchObject({
    status: 400,
  });
  await end();
  expect(await batches().delete(made[0] ?? "")).toMatchObject({
    type: "message_batch_deleted",
  });
  await expect(batches().retrieve(made[0] ?? "")).rejects.toMatchObject({
    status: 404,
  });
});

test.each([
  ["no requests", []],
  ["two with one id", requests(["a", "a"])],
  ["an id with a space", requests(["a b"])],
])("refused: %s", async (_, wrong) => {
  await expect(batches().create({ requests: wrong })).rejects.toMatchObject({
    status: 400,
  });
});
