import { randomUUID } from "node:crypto";
import {
  GET as readLink,
  POST as sendByLink,
} from "@/app/api/upload-links/[token]/route";
import { mcpResource } from "@/lib/access/oauth/mcp-resource";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { purgeTokens } from "@/lib/maintenance/jobs";
import { photoTotals, waitingLimits } from "@/lib/photos/limits";
import { admitPhoto } from "@/lib/photos/upload-photo";
import { hashToken } from "@/lib/token";
import { createRequest } from "@/tests/support/factories";
import { connectAssistant } from "@/tests/support/mcp";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { createJpeg, photoFile } from "@/tests/support/photos";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";
import { setUsed } from "@/tests/support/used-limits";

setUpModelSandbox();
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const day = 86_400_000;
const cantBeUsed = { status: 404, code: "not_found" };

/** As curl calls it, from another place than our pages. */
async function ask(
  token: string,
  photo?: Uint8Array | null,
  ipAddress?: string,
) {
  const form = new FormData();
  if (photo) form.set("photo", photoFile(photo));
  const request = createRequest(
    photo === undefined ? "GET" : "POST",
    `/api/upload-links/${token}`,
    photo === undefined ? undefined : form,
    {
      headers: { "Sec-Fetch-Site": "cross-site" },
      ...(ipAddress !== undefined && { ipAddress }),
    },
  );
  const response = await (photo === undefined ? readLink : sendByLink)(
    request,
    { params: Promise.resolve({ token }) },
  );
  const body = await response.json();
  return {
    status: response.status,
    body,
    code: body.code,
    headers: response.headers,
  };
}

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

async function createLink(fields: Parameters<typeof createProgram>[1] = {}) {
  const program = await createProgram(["generate"], fields);
  const { status, body, headers } = await callApi("createUploadLink", {
    secret: program.secret,
  });
  expect([status, headers.get("location")]).toEqual([
    201,
    `/api/v1/upload-links/${body.id}`,
  ]);
  const token = tokenOf(body.url);
  return {
    ...program,
    userId: program.user.id,
    link: body,
    token,
    send: async (photo?: Uint8Array | null) =>
      ask(token, photo === undefined ? await createJpeg() : photo),
    state: () => ask(token),
    read: () =>
      callApi("readUploadLink", {
        secret: program.secret,
        params: { id: body.id },
      }),
    change: (
      data: Parameters<
        ReturnType<typeof db>["uploadLink"]["update"]
      >[0]["data"],
    ) => db().uploadLink.update({ where: { id: body.id }, data }),
    photos: () => db().photo.count({ where: { userId: program.user.id } }),
  };
}

/** An app that the user allowed to write listings. */
async function createApp(userId: number) {
  const client = await db().oAuthClient.create({
    data: { id: `app_${randomUUID()}`, name: "Helper", redirectUris: [] },
  });
  const token = `lw_at_${randomUUID()}`;
  const scopes = ["generate"];
  const issued = {
    hash: hashToken(token),
    kind: "access",
    family: randomUUID(),
    scopes,
    resource: mcpResource(),
    expiresAt: new Date(Date.now() + day),
  };
  const { id } = await db().oAuthGrant.create({
    data: {
      userId,
      clientId: client.id,
      scopes,
      allowedAt: new Date(),
      tokens: { create: issued },
    },
  });
  return { id, token };
}

test("an upload link: photos come to who made it, whose program reads their ids; only the token's hash is stored", async () => {
  const { link, token, send, state, read, userId } = await createLink();
  expect(link).toMatchObject({
    maxPhotos: 20,
    url: `http://localhost:3000/u/${token}`,
    uploadUrl: `http://localhost:3000/api/upload-links/${token}`,
  });
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const ends = Date.parse(link.expiresAt) - Date.now();
  expect([ends > 3_590_000, ends <= 3_600_000]).toEqual([true, true]);
  const rows = await db().uploadLink.findMany({ where: { userId } });
  expect(rows.map(({ hash }) => hash)).toEqual([hashToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);

  expect((await state()).body).toEqual({
    expiresAt: link.expiresAt,
    maxPhotos: 20,
    photos: 0,
  });
  const sent = [await send(), await send()];
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(Object.keys(sent[0]?.body).sort()).toEqual([
    "checks",
    "expiresAt",
    "height",
    "id",
    "width",
  ]);
  expect(sent[0]?.headers.get("cache-control")).toBe("private, no-store");
  expect(sent[0]?.headers.get("referrer-policy")).toBe("no-referrer");
  expect((await state()).body.photos).toBe(2);
  expect((await read()).body).toEqual({
    id: link.id,
    expiresAt: link.expiresAt,
    maxPhotos: 20,
    photos: sent.map(({ body }) => body),
  });
  expect(await countUsed(userId)).toBe(0);
});

test("an upload link in a generate_listing: its photos become the listing, and those that come later another one", async () => {
  const { secret, user } = await createProgram(["generate"], {
    subscriptionTier: "pro",
  });
  const assistant = await connectAssistant(secret);
  open.push(assistant.close);
  const call = async (name: string, args: Record<string, unknown>) => {
    const {
      isError = false,
      content,
      structuredContent,
    } = await assistant.call(name, args);
    return {
      isError,
      text: content[0]?.text ?? "",
      result: structuredContent as Record<string, unknown>,
    };
  };
  const made = (await call("create_upload_link", {})).result;
  expect(made.curl).toBe(`curl -F photo=@mug.jpg ${made.uploadUrl}`);
  expect(made.next).toContain(String(made.url));
  const uploadLink = String(made.id);
  const early = await call("generate_listing", { uploadLink });
  expect([early.isError, early.text]).toEqual([
    true,
    expect.stringMatching(/No photo has come through this link yet/),
  ]);
  const token = tokenOf(String(made.url));
  const ids = [];
  for (const width of [600, 700])
    ids.push((await ask(token, await createJpeg({ width }))).body.id);
  const named = { uploadLink, productName: "Ring dish" };
  const first = (await call("generate_listing", named)).result;
  expect(first.photos).toMatchObject(ids.map((id) => ({ id })));
  expect((await call("generate_listing", named)).result.id).toBe(first.id);
  ids.push((await ask(token, await createJpeg({ width: 800 }))).body.id);
  const second = (await call("generate_listing", named)).result;
  expect(second.id).not.toBe(first.id);
  expect(second.photos).toMatchObject(ids.map((id) => ({ id })));
  expect(await countUsed(user.id)).toBe(2);

  const stranger = await createProgram(["generate"]);
  const other = await connectAssistant(stranger.secret);
  open.push(other.close);
  for (const id of [uploadLink, "none", randomUUID()]) {
    const { isError, content } = await other.call("generate_listing", {
      uploadLink: id,
    });
    expect([isError, content[0]?.text]).toEqual([
      true,
      expect.stringMatching(/no such link.*create_upload_link/),
    ]);
  }
});

test("an upload link needs the scope generate, and another user's is not there", async () => {
  const { link, secret } = await createLink();
  const reader = await createProgram(["read", "write", "etsy", "webhooks"]);
  const params = { id: link.id };
  for (const call of ["createUploadLink", "readUploadLink"])
    expect(
      (await callApi(call, { secret: reader.secret, params })).status,
    ).toBe(403);
  const stranger = await createProgram(["generate"]);
  expect(
    (await callApi("readUploadLink", { secret: stranger.secret, params }))
      .status,
  ).toBe(404);
  expect(
    (await callApi("readUploadLink", { secret, params: { id: "none" } }))
      .status,
  ).toBe(404);
});

test("an upload link that has ended, is full or never was there: one and the same answer, and no photo", async () => {
  const { token, send, state, change, photos } = await createLink();
  expect((await send()).status).toBe(201);
  const soon = new Date(Date.now() + 60_000);
  const full = Array.from({ length: 20 }, () => randomUUID());
  const states: [string, () => Promise<unknown>][] = [
    ["ended", () => change({ expiresAt: new Date(Date.now() - 1) })],
    ["full", () => change({ expiresAt: soon, photoIds: full })],
    [
      "deleted",
      () => db().uploadLink.deleteMany({ where: { hash: hashToken(token) } }),
    ],
  ];
  const answers = [];
  for (const [name, arrange] of states) {
    await arrange();
    for (const { status, code, body } of [await state(), await send()]) {
      expect([name, status, code]).toEqual([
        name,
        ...Object.values(cantBeUsed),
      ]);
      answers.push(body.message);
    }
  }
  answers.push((await ask("none")).body.message);
  expect(new Set(answers).size).toBe(1);
  expect(await photos()).toBe(1);
});

test("an upload link ends with the key that made it", async () => {
  const { keyId, send, state, photos } = await createLink();
  const change = (data: { revokedAt?: Date; expiresAt?: Date }) =>
    db().apiKey.update({ where: { id: keyId }, data });
  await change({ expiresAt: new Date(Date.now() - 1) });
  expect(await state()).toMatchObject(cantBeUsed);
  await change({ expiresAt: new Date(Date.now() + day) });
  expect((await state()).status).toBe(200);
  await change({ revokedAt: new Date() });
  expect([await state(), await send()]).toMatchObject([cantBeUsed, cantBeUsed]);
  expect(await photos()).toBe(0);
});

test("an upload link takes nothing while its owner is suspended", async () => {
  const { userId, send, state, photos } = await createLink();
  const suspend = (suspendedAt: Date | null) =>
    db().user.update({ where: { id: userId }, data: { suspendedAt } });
  await suspend(new Date());
  expect([await state(), await send()]).toMatchObject([cantBeUsed, cantBeUsed]);
  expect(await photos()).toBe(0);
  await suspend(null);
  expect([(await state()).status, (await send()).status]).toEqual([200, 201]);
});

test("an upload link ends with the access of the app that made it", async () => {
  const { user } = await createProgram(["read"]);
  const app = await createApp(user.id);
  const assistant = await connectAssistant(app.token);
  open.push(assistant.close);
  const { structuredContent } = await assistant.call("create_upload_link", {});
  const token = tokenOf(String((structuredContent as { url: string }).url));
  expect((await ask(token)).status).toBe(200);
  await db().oAuthGrant.delete({ where: { id: app.id } });
  expect(await ask(token, await createJpeg())).toMatchObject(cantBeUsed);
  expect(await db().photo.count({ where: { userId: user.id } })).toBe(0);
});

test("an upload link that ends while a photo is sent keeps nothing of it", async () => {
  const { token, userId, photos, keyId } = await createLink();
  const jpeg = await createJpeg();
  const form = new FormData();
  form.set("photo", photoFile(jpeg));
  const whole = createRequest("POST", `/api/upload-links/${token}`, form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  // The key is revoked once the first half was read, after the link was found.
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        controller.enqueue(bytes.slice(0, 100));
      },
      async pull(controller) {
        await db().apiKey.update({
          where: { id: keyId },
          data: { revokedAt: new Date() },
        });
        controller.enqueue(bytes.slice(100));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const response = await sendByLink(
    new Request(whole.url, {
      method: "POST",
      headers: whole.headers,
      body,
      duplex: "half",
    } as RequestInit),
    { params: Promise.resolve({ token }) },
  );
  expect(response.status).toBe(404);
  expect(await photos()).toBe(0);
  expect(await db().uploadLink.findFirst({ where: { userId } })).toMatchObject({
    photoIds: [],
  });
});

test("photos that are sent at once to a link that has room for two: two stay", async () => {
  const { change, photos, read, token, userId } = await createLink();
  const before = [];
  for (let count = 0; count < 18; count += 1)
    before.push(await addPhoto(userId));
  await change({ photoIds: before });
  const jpeg = await createJpeg({ width: 60, height: 40 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ask(token, jpeg)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201, 201, 404, 404, 404, 404,
  ]);
  expect(await photos()).toBe(20);
  expect((await read()).body.photos).toHaveLength(20);
});

test("photos by a link count as its maker's: hourly limit, photos that wait, and the total", async () => {
  const { send, userId } = await createLink();
  expect((await send()).status).toBe(201);
  await setUsed("uploadPhoto", String(userId), 600);
  expect(await send()).toMatchObject({ status: 429, code: "rate_limited" });
  await setUsed("uploadPhoto", String(userId), 0);
  const { id } = await db().photo.findFirstOrThrow({ where: { userId } });
  const fill = (size: number) =>
    db().photo.update({ where: { id }, data: { size } });
  await fill(waitingLimits.bytes);
  expect(await send()).toMatchObject({ code: "too_many_photos" });
  const listing = await db().listing.create({ data: listingRow(userId) });
  await addToListing(listing.id, [id]);
  await fill(photoTotals.free);
  const full = await send();
  expect([full.code, full.body.message]).toEqual([
    "too_many_photos",
    expect.stringContaining("400 MB"),
  ]);
  await fill(1);
  expect((await send()).status).toBe(201);
});

test("what is no photo is refused by a link as elsewhere, and takes none of its places", async () => {
  const { send, state } = await createLink();
  expect(await send(null)).toMatchObject({
    status: 422,
    code: "invalid_input",
  });
  expect(await send(Buffer.from("<html>"))).toMatchObject({
    status: 415,
    code: "unsupported_media_type",
  });
  const large = await send(new Uint8Array(10 * 1024 * 1024 + 70_000));
  expect(large.status).toBe(413);
  expect((await state()).body.photos).toBe(0);
});

test("photos by one link: a hundred in an hour are tried, and its maker's own uploads go on", async () => {
  const { send, link, userId } = await createLink();
  const nothing = Buffer.from("none");
  expect((await send(nothing)).status).toBe(415);
  await setUsed("linkPhotos", link.id, 100);
  for (let count = 0; count < 3; count += 1)
    expect((await send(nothing)).status).toBe(429);
  // Refused before it was counted as the maker's, who still has one.
  await setUsed("uploadPhoto", String(userId), 599);
  await expect(admitPhoto(userId)).resolves.toBeUndefined();
});

test("upload links of one user: sixty in an hour", async () => {
  const { secret, userId } = await createLink();
  await setUsed("uploadLinks", String(userId), 60);
  expect((await callApi("createUploadLink", { secret })).status).toBe(429);
});

test("links that can't be used: too many calls of one address are held up, and a link that works is not", async () => {
  const { token } = await createLink();
  const ipAddress = "10.77.88.99";
  expect((await ask("none", undefined, ipAddress)).status).toBe(404);
  await setUsed("link_refused", ipAddress, 60);
  expect((await ask("none", undefined, ipAddress)).status).toBe(429);
  expect((await ask(token, undefined, ipAddress)).status).toBe(200);
});

test("purge of upload links: a day after their end; the photos stay", async () => {
  const [over, young] = [await createLink(), await createLink()];
  await over.send();
  await over.change({ expiresAt: new Date(Date.now() - day - 60_000) });
  await young.change({ expiresAt: new Date(Date.now() - day + 60_000) });
  expect(await purgeTokens()).toBeGreaterThanOrEqual(1);
  expect((await over.read()).status).toBe(404);
  expect((await young.read()).status).toBe(200);
  expect(await over.photos()).toBe(1);
});
