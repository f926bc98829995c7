import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { connectAssistant, postCall } from "@/tests/support/mcp";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";
import { setUsed } from "@/tests/support/used-limits";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(closeConnections);

async function createEditor(scopes = ["read", "write"]) {
  const { user, secret } = await createProgram(scopes);
  const assistant = await connectAssistant(secret);
  open.push(assistant.close);
  const { id } = await db().listing.create({ data: listingRow(user.id) });
  const listingId = String(id);
  async function call(name: string, args: Record<string, unknown> = {}) {
    const {
      isError = false,
      content,
      structuredContent,
    } = await assistant.call(name, { listingId, ...args });
    return {
      isError,
      text: content[0]?.text ?? "",
      result: (structuredContent ?? {}) as Record<string, unknown>,
    };
  }
  return {
    user,
    secret,
    listingId,
    get: (args?: Record<string, unknown>) => call("get_listing", args),
    edit: (args: Record<string, unknown>) => call("edit_listing", args),
    stored: () => db().listing.findUniqueOrThrow({ where: { id } }),
  };
}

test("get_listing: tells what the program's own call tells, and the page", async () => {
  const { secret, listingId, get } = await createEditor();
  const { result } = await get();
  const { body } = await callApi("readListing", {
    secret,
    params: { id: listingId },
  });
  expect(result).toEqual({
    ...body,
    link: `http://localhost:3000/history?open=${listingId}`,
  });
});

test("edit_listing: stores the fields that are sent, and answers the listing as it is now", async () => {
  const { get, edit, stored } = await createEditor();
  const { result: before } = await get();
  const { isError, result } = await edit({
    version: 1,
    tags: ["kitchen gift", "clay mug"],
    materials: ["oak"],
  });
  expect(isError).toBe(false);
  expect(result).toMatchObject({
    tags: ["kitchen gift", "clay mug"],
    materials: ["oak"],
    title: before.title,
    version: 2,
  });
  expect((await get()).result).toEqual(result);
  expect((await stored()).results).toMatchObject({
    tags: ["kitchen gift", "clay mug"],
    description: before.description,
  });
});

test("edit_listing: of a version that was changed since, nothing is stored, and it says to read again", async () => {
  const { edit, stored, secret, listingId } = await createEditor();
  await callApi("editListing", {
    secret,
    params: { id: listingId },
    body: { title: "Oak bowl" },
    headers: { "If-Match": '"1"' },
  });
  for (const version of [1, 3]) {
    const { isError, text } = await edit({ version, title: "Pine bowl" });
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(/changed in the meantime.*get_listing/),
    ]);
    expect(text).not.toContain("create_etsy_draft");
  }
  expect((await stored()).results).toMatchObject({ title: "Oak bowl" });
  const answers = await Promise.all(
    ["Ash", "Elm", "Fir"].map((wood) =>
      edit({ version: 2, title: `${wood} bowl` }),
    ),
  );
  expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
});

test("edit_listing: what Etsy would refuse is named, all of it, and nothing is stored", async () => {
  const { edit, stored } = await createEditor();
  const { isError, text } = await edit({
    version: 1,
    title: "",
    tags: ["clay", "a tag that is far too long"],
  });
  expect([isError, text]).toEqual([
    true,
    expect.stringMatching(/title.*Tag 2 has 26 characters/s),
  ]);
  expect((await stored()).version).toBe(1);
  expect((await edit({ version: 1 })).text).toContain("at least one field");
  expect((await edit({ title: "Bowl" })).isError).toBe(true);
});

test("stored listings: another's is not found, and a token needs read to read and write to change", async () => {
  const [owner, other] = [await createEditor(), await createEditor()];
  const { listingId } = owner;
  expect((await other.get({ listingId })).text).toContain("find_my_listings");
  expect(
    (await other.edit({ listingId, version: 1, title: "Bowl" })).isError,
  ).toBe(true);
  const reader = await createProgram(["read"]);
  const refused = await postCall(
    "edit_listing",
    { listingId, version: 1 },
    { Authorization: `Bearer ${reader.secret}` },
  );
  expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
    403,
    expect.stringContaining('scope="read write"'),
  ]);
  expect((await owner.stored()).version).toBe(1);
});

test("edits of an assistant count as those of a program do", async () => {
  const { user, edit } = await createEditor();
  expect((await edit({ version: 1, title: "Bowl" })).isError).toBe(false);
  await setUsed("edit", String(user.id), 240);
  expect((await edit({ version: 2, title: "Cup" })).text).toContain(
    "Try again in",
  );
});
