import { randomUUID } from "node:crypto";
import { DELETE as remove } from "@/app/api/listings/filters/[id]/route";
import { GET as list, POST as save } from "@/app/api/listings/filters/route";
import { filterLimits } from "@/lib/listings/saved-filters/limits";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

afterAll(closeConnections);

async function createKeeper() {
  const cookie = await signIn(await createUser());
  const call = async (
    handler: (request: Request, context: never) => Promise<Response>,
    body?: unknown,
    id = "",
  ) => {
    const context = { params: Promise.resolve({ id }) } as never;
    const method =
      handler === list ? "GET" : handler === save ? "POST" : "DELETE";
    const response = await handler(
      createRequest(method, "/api/listings/filters", body, { cookie }),
      context,
    );
    return {
      status: response.status,
      body: response.status === 204 ? null : await response.json(),
    };
  };
  return {
    list: async () => (await call(list)).body,
    save: (name: string, filter: object = {}) => call(save, { name, filter }),
    remove: (id: string) => call(remove, undefined, id),
  };
}

const all = {
  q: "",
  category: "",
  state: "",
  points: "",
  batch: "",
  sort: "newest",
};

test("saved filters: stored with every choice, listed by name, deleted by their owner", async () => {
  const [keeper, other] = [await createKeeper(), await createKeeper()];
  const batch = randomUUID();
  const chosen = {
    q: "blue",
    category: "jewelry",
    state: "copied",
    points: "open",
    batch,
    sort: "score",
  };
  const first = await keeper.save("  Rings  ", chosen);
  expect(first).toMatchObject({
    status: 201,
    body: { name: "Rings", filter: chosen },
  });
  expect(await keeper.save("Mugs", { q: "mug" })).toMatchObject({
    status: 201,
  });
  expect(await keeper.list()).toEqual([
    { id: expect.any(String), name: "Mugs", filter: { ...all, q: "mug" } },
    { id: first.body.id, name: "Rings", filter: chosen },
  ]);
  expect(await other.list()).toEqual([]);
  expect(await other.remove(first.body.id)).toMatchObject({ status: 404 });
  expect(await keeper.remove("none")).toMatchObject({ status: 404 });
  expect(await keeper.remove(first.body.id)).toEqual({
    status: 204,
    body: null,
  });
  expect(await keeper.remove(first.body.id)).toMatchObject({ status: 404 });
  expect(
    (await keeper.list()).map(({ name }: { name: string }) => name),
  ).toEqual(["Mugs"]);
});

test("saved filters: a name is used once by each seller", async () => {
  const [keeper, other] = [await createKeeper(), await createKeeper()];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => keeper.save("Mugs")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201, 409, 409, 409, 409,
  ]);
  expect(await other.save("Mugs")).toMatchObject({ status: 201 });
});

test("saved filters: parallel calls keep no more than there may be", async () => {
  const keeper = await createKeeper();
  const calls = Array.from({ length: filterLimits.filters + 6 }, (_, number) =>
    keeper.save(`Filter ${number}`),
  );
  const refused = (await Promise.all(calls)).filter(
    ({ status }) => status !== 201,
  );
  expect(refused).toHaveLength(6);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringMatching(/20 filters/) },
    });
  }
  expect(await keeper.list()).toHaveLength(filterLimits.filters);
});

test.each([
  ["", {}],
  ["   ", {}],
  ["x".repeat(41), {}],
  ["a", { state: "sold" }],
  ["a", { batch: "1" }],
  ["a", { q: "x".repeat(201) }],
  ["a", { limit: 3 }],
])("a filter that makes no sense is refused: %j %j", async (name, filter) => {
  const keeper = await createKeeper();
  expect(await keeper.save(name, filter)).toMatchObject({
    status: 422,
    body: { code: "invalid_input" },
  });
  expect(await keeper.list()).toEqual([]);
});
