import { db } from "@/lib/database/db";
import { replaceResults } from "@/lib/listings/edit/edit-data";
import { closeConnections } from "@/tests/support/connections";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow, mugResults } from "@/tests/support/seller";

afterAll(closeConnections);

async function createEditor() {
  const { user, secret } = await createProgram(["read", "write"]);
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const params = { id: String(id) };
  const edit = (body: unknown, ifMatch?: string) =>
    callApi("editListing", {
      secret,
      params,
      body,
      headers: ifMatch === undefined ? {} : { "If-Match": ifMatch },
    });
  return {
    params,
    edit,
    read: () => callApi("readListing", { secret, params }),
  };
}

test("an edit changes the fields that are sent, and no other, and has the next ETag", async () => {
  const { edit, read } = await createEditor();
  const before = await read();
  const { status, body, headers } = await edit(
    { title: "Stoneware mug" },
    before.headers.get("etag") ?? "",
  );
  expect([status, headers.get("etag")]).toEqual([200, '"2"']);
  expect(body).toMatchObject({
    title: "Stoneware mug",
    tags: before.body.tags,
    description: before.body.description,
  });
  expect((await read()).body).toEqual(body);
});

test("an edit of an older version is refused with 412, and of ten at once one is stored", async () => {
  const { edit, read } = await createEditor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => edit({ title: `Mug ${at}` }, '"1"')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array(9).fill(412),
  ]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused?.body.code).toBe("version_mismatch");
  const stored = answers.find(({ status }) => status === 200);
  expect((await read()).body.title).toBe(stored?.body.title);
});

test("a tag that a proxy made weak, when it compressed the answer, stands for its version all the same", async () => {
  const { edit } = await createEditor();
  expect((await edit({ title: "Bowl" }, 'W/"1"')).headers.get("etag")).toBe(
    '"2"',
  );
  expect((await edit({ title: "Cup" }, 'W/"1"')).status).toBe(412);
});

test("an edit names its version: without If-Match it is refused, and * stands for any", async () => {
  const { edit } = await createEditor();
  expect(await edit({ title: "Bowl" })).toMatchObject({
    status: 428,
    body: { code: "version_missing" },
  });
  expect((await edit({ title: "Bowl" }, "*")).status).toBe(200);
  expect((await edit({ title: "Cup" }, '"7", "2"')).status).toBe(200);
});

test("what Etsy would refuse, and an unknown field, is refused and not stored", async () => {
  const { edit, read } = await createEditor();
  for (const body of [
    { tags: ["x".repeat(30)] },
    { title: "$$$ ^^ `" },
    { price: 1 },
    { title: null },
    [],
  ]) {
    expect((await edit(body, '"1"')).status).toBe(422);
  }
  expect((await read()).headers.get("etag")).toBe('"1"');
});

test("everything that Etsy would refuse is named by its pointer and the code of its rule", async () => {
  const { edit } = await createEditor();
  const long = "x".repeat(30);
  const { status, body } = await edit(
    { title: "", tags: ["oak", long, "oak"], attributes: [] },
    '"1"',
  );
  expect([status, body.code]).toEqual([422, "invalid_input"]);
  const found = body.errors.map(
    ({ pointer, code }: { pointer: string; code: string }) => [pointer, code],
  );
  expect(found).toEqual([
    ["/title", "title_empty"],
    ["/tags/1", "tag_too_long"],
    ["/tags/2", "tag_duplicate"],
  ]);
  expect(body.detail).toBe(body.errors[0].detail);
  const nul = await edit({ tags: ["oak", "a\0b"] }, '"1"');
  expect(nul.body.errors).toMatchObject([
    { pointer: "/tags/1", code: "not_storable" },
  ]);
});

test("another's listing can't be edited", async () => {
  const { params } = await createEditor();
  const { secret } = await createProgram(["write"]);
  const headers = { "If-Match": "*" };
  expect(
    (
      await callApi("editListing", {
        secret,
        params,
        body: { title: "Bowl" },
        headers,
      })
    ).status,
  ).toBe(404);
});

test("an edit is stored only over the version that it was made of, however late the other one came", async () => {
  const { user } = await createProgram(["write"]);
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const store = (title: string, version: number) =>
    replaceResults(
      { userId: user.id, id, score: 1 },
      { results: { ...mugResults, title }, version },
    );
  expect(await store("Bowl", 1)).toBe(true);
  for (const version of [1, 3]) expect(await store("Cup", version)).toBe(false);
  expect(await db().listing.findUniqueOrThrow({ where: { id } })).toMatchObject(
    {
      version: 2,
      results: { title: "Bowl" },
    },
  );
});
