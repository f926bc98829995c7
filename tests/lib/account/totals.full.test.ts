import { randomUUID } from "node:crypto";
import { GET as readStored } from "@/app/api/account/stored/route";
import { POST as importOne } from "@/app/api/listings/route";
import type { StoredTotal } from "@/lib/account/schema";
import {
  measureStored,
  type StoredKind,
  storedKinds,
  totals,
} from "@/lib/account/totals";
import { createBatch } from "@/lib/batches/batches";
import { noteAccepted } from "@/lib/changes/accepted-data";
import { noteChange } from "@/lib/changes/note-change";
import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { saveEdit } from "@/lib/listings/edit/save-edit";
import { importListing } from "@/lib/listings/import/import-listing";
import { saveOptions } from "@/lib/listings/options/save-options";
import { requireListing } from "@/lib/listings/require-listing";
import {
  replaceTranslation,
  storeTranslation,
} from "@/lib/listings/translate/translation-data";
import { photoTotals } from "@/lib/photos/limits";
import { storePhoto } from "@/lib/photos/photo-data";
import { answerOnce } from "@/lib/public-api/once/answer-once";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { addPhoto } from "@/tests/support/photo-rows";
import { listingRow } from "@/tests/support/seller";
import { createSubscriber } from "@/tests/support/webhooks";

process.env.TOKEN_ENCRYPTION_KEY = Buffer.alloc(32, "totals").toString(
  "base64",
);
afterAll(closeConnections);

const room = async (userId: number, kind: StoredKind) =>
  totals[kind].most - (await measureStored(db(), userId, kind));

/** Words that don't compress, of about so many bytes. */
const prose = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 33) }, () =>
    randomUUID()
      .replaceAll("-", "")
      .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? ""),
  ).join(" ");

const real = Object.fromEntries(
  storedKinds.map((kind) => [kind, totals[kind].most]),
);
afterEach(() => {
  for (const kind of storedKinds)
    Object.assign(totals[kind], { most: real[kind] });
});

/** Sets a total at which the user has so many bytes left. */
async function leave(userId: number, kind: StoredKind, left: number) {
  Object.assign(totals[kind], {
    most: (await measureStored(db(), userId, kind)) + left,
  });
}

const importable = () => ({
  title: `Walnut Spoon ${randomUUID().slice(0, 4)}`,
  description: prose(30_000),

  tags: [],
  materials: [],
  altText: "",
  sourceKey: "",
});

/**
 * How eight calls at once end: the codes of those that were refused, and how
 * many were not.
 */
async function race(call: (index: number) => Promise<unknown>) {
  const ended = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => call(index)),
  );
  const codes = ended.flatMap((each) =>
    each.status === "rejected" ? [each.reason.code] : [],
  );
  return { codes: [...new Set(codes)], stored: 8 - codes.length };
}

test("imported listings: of eight at once near the total, those that fit are stored, and the others refused", async () => {
  const user = await createUser();
  await leave(user.id, "imports", 150_000);
  const { codes, stored } = await race(() =>
    importListing(user.id, importable()),
  );
  expect(codes).toEqual(["storage_full"]);
  expect(stored).toBeGreaterThan(0);
  expect(await db().listing.count({ where: { userId: user.id } })).toBe(stored);
  expect(await room(user.id, "imports")).toBeGreaterThanOrEqual(0);
});

test("a full total of imports: the call says so with a code, and what was imported before is still found", async () => {
  const user = await createUser();
  const cookie = await signIn(user);
  const known = { ...importable(), sourceKey: "shelf 4" };
  const { listing } = await importListing(user.id, known);
  await leave(user.id, "imports", -1_000);
  const post = async (body: object) => {
    const response = await importOne(
      createRequest("POST", "/api/listings", body, { cookie }),
      {
        params: Promise.resolve({}),
      },
    );
    return { status: response.status, body: await response.json() };
  };
  const refused = await post(importable());
  expect([refused.status, refused.body.code]).toEqual([403, "storage_full"]);
  expect(refused.body.message).toMatch(
    /^Listings you imported: [\d.]+ MB is the most we can store\. Delete some that you no longer need\.$/,
  );
  expect(await post(known)).toMatchObject({
    status: 200,
    body: { id: listing.id },
  });
});

const translation = {
  language: "de" as const,
  title: "Löffel",
  description: prose(3_000),
  tags: [],
  item: "Löffel",

  writer: "w",
  promptVersion: "1",
  inputTokens: 0,
  outputTokens: 0,
  durationMs: 0,
};

test("a full total of imports: an imported listing gets shorter, and neither longer nor a translation nor options", async () => {
  const user = await createUser();
  const { listing } = await importListing(user.id, {
    ...importable(),
    description: prose(6_000),
  });
  const change = async (description: string) => {
    const { version, title } = await requireListing(user.id, listing.id);
    return saveEdit(user.id, listing.id, {
      results: { ...emptyListing, title, description },
      version,
    });
  };
  await change(prose(5_000));
  await leave(user.id, "imports", -1_000);
  await expect(change(prose(8_000))).rejects.toMatchObject({
    code: "storage_full",
  });
  expect((await change(prose(3_000))).isSaved).toBe(true);
  await expect(
    storeTranslation(user.id, listing.id, translation),
  ).rejects.toMatchObject({ code: "storage_full" });
  await leave(user.id, "imports", -1_000);
  const options = { version: 0, questions: [], variations: null };
  await expect(saveOptions(user.id, listing.id, options)).rejects.toMatchObject(
    { code: "storage_full" },
  );
  expect(
    await db().translation.count({ where: { listingId: listing.id } }),
  ).toBe(0);
});

test("a full total of imports: a translation that is edited is refused, and stays as it was", async () => {
  const user = await createUser();
  const { listing } = await importListing(user.id, importable());
  await storeTranslation(user.id, listing.id, translation);
  const target = { userId: user.id, listingId: listing.id };
  const edit = (description: string, version: number) =>
    replaceTranslation(
      { ...target, language: translation.language },
      { title: "Löffel", description, tags: [], version },
    );
  expect(await edit("Aus Walnuss.", 1)).toBe(true);
  await leave(user.id, "imports", 1_000);
  await expect(edit(prose(5_000), 2)).rejects.toMatchObject({
    code: "storage_full",
  });
  expect(
    await db().translation.findMany({ where: { listingId: listing.id } }),
  ).toMatchObject([{ description: "Aus Walnuss.", version: 2 }]);
});

test("notes of changes: of eight at once near the total, those that fit are stored, and the others refused", async () => {
  const user = await createUser();
  await leave(user.id, "notes", 90_000);
  const rows = Array.from({ length: 8 }, () =>
    listingRow(user.id, {
      results: { ...emptyListing, title: "Spoon", description: prose(13_000) },
    }),
  );
  const listings = await db().listing.createManyAndReturn({
    data: rows,
    select: { id: true },
  });
  const { codes, stored } = await race((index) =>
    noteChange({ userId: user.id, listingId: listings[index]?.id ?? 0 }, {}),
  );
  expect(codes).toEqual(["storage_full"]);
  expect(stored).toBeGreaterThan(0);
  expect(await room(user.id, "notes")).toBeGreaterThanOrEqual(0);
});

test("a full total of notes: accepting rows of a batch still happens, without a note", async () => {
  const user = await createUser();
  await leave(user.id, "notes", -1_000);
  const { id: listingId } = await db().listing.create({
    data: listingRow(user.id),
  });
  await db().$transaction((tx) =>
    noteAccepted(tx, user.id, [{ id: randomUUID(), listingId }], new Date()),
  );
  expect(
    await db().changeNote.count({ where: { userId: user.id, listingId } }),
  ).toBe(0);
});

test("rows of batches: of eight batches at once near the total, those that fit are stored, and the others refused", async () => {
  const user = await createUser();
  await leave(user.id, "batches", 60_000);
  const rows = () =>
    Array.from({ length: 10 }, (_, at) => ({
      form: { productName: `Bowl ${at}`, extraDetails: prose(1_500) },
      photoIds: [],
    }));
  const { codes, stored } = await race(() =>
    createBatch(user.id, { name: "Bowls", rows: rows(), draft: true }),
  );
  expect(codes).toEqual(["storage_full"]);
  expect(stored).toBeGreaterThan(0);
  expect(await db().batch.count({ where: { userId: user.id } })).toBe(stored);
  expect(await room(user.id, "batches")).toBeGreaterThanOrEqual(0);
});

test("photos: whatever they are in, a free account's copies end at its total, also of eight at once", async () => {
  const user = await createUser();
  await addPhoto(user.id, { size: photoTotals.free - 1_000_000 });
  const copy = {
    width: 10,
    height: 10,
    digest: "0",
    checks: [],

    image: Buffer.alloc(200_000),
    preview: Buffer.alloc(100_000),
    thumbnail: Buffer.alloc(20_000),
  };
  // Two that wait are far from what may wait: the first is in a listing.
  const { id: listingId } = await db().listing.create({
    data: listingRow(user.id),
  });
  const [{ id: photoId } = { id: "" }] = await db().photo.findMany({
    where: { userId: user.id },
  });
  await db().listingPhoto.create({ data: { listingId, photoId, position: 1 } });
  const stored = await Promise.all(
    Array.from({ length: 8 }, () =>
      storePhoto(
        user.id,
        copy,
        { image: copy.image, objectKey: null },
        photoTotals.free,
      ),
    ),
  );
  expect(stored.filter((one) => one !== null)).toHaveLength(3);
  expect(await measureStored(db(), user.id, "photos")).toBeLessThanOrEqual(
    photoTotals.free,
  );
  expect(
    await storePhoto(user.id, copy, { image: copy.image, objectKey: null }),
  ).not.toBeNull();
});

test("answers kept for programs: a full total refuses the next request before anything is done", async () => {
  const user = await createUser();
  await leave(user.id, "requests", -1_000);
  const answer = jest.fn();
  const asked = {
    userId: user.id,
    operation: "x",
    key: randomUUID(),
    input: {},
  };
  await expect(answerOnce(asked, answer)).rejects.toMatchObject({
    code: "storage_full",
  });
  expect(answer).not.toHaveBeenCalled();
});

test("log of webhooks: the newest 2,000 events of an endpoint are kept", async () => {
  const subscriber = await createSubscriber();
  const { id } = await subscriber.create("https://hooks.example/x");
  await db().$executeRaw`
    INSERT INTO "WebhookDelivery" ("endpointId", "event", "payload", "state", "createdAt")
    SELECT ${id}::uuid, 'webhook.test', '{}', 'delivered', now() - i * interval '1 second' FROM generate_series(1, 2005) i`;
  const { body } = await subscriber.sendTest(id);
  const kept = await db().webhookDelivery.findMany({
    where: { endpointId: id },
    orderBy: { createdAt: "desc" },
  });
  expect(kept).toHaveLength(2_000);
  expect(kept[0]?.id).toBe(body.id);
  expect(
    await measureStored(db(), subscriber.userId, "deliveries"),
  ).toBeLessThan(totals.deliveries.most / 5);
});

test("what is stored: the account sees each kind with what it takes and may take, and nobody else's", async () => {
  const [user, other] = [await createUser(), await createUser()];
  await importListing(other.id, importable());
  await importListing(user.id, importable());
  const ask = async (cookie: string) => {
    const response = await readStored(
      createRequest("GET", "/api/account/stored", undefined, { cookie }),
      {
        params: Promise.resolve({}),
      },
    );
    return (await response.json()) as StoredTotal[];
  };
  const stored = await ask(await signIn(user));
  expect(stored.map(({ label, most }) => [label, most])).toEqual(
    Object.values(totals).map(({ label, most }) => [label, most]),
  );
  const { bytes = 0 } = stored.find(({ kind }) => kind === "imports") ?? {};
  expect(bytes).toBe(await measureStored(db(), user.id, "imports"));
  expect(bytes).toBeGreaterThan(30_000);
  const paying = await createUser({ subscriptionTier: "standard" });
  const [photos] = await ask(await signIn(paying));
  expect(photos).toMatchObject({
    kind: "photos",
    bytes: 0,
    most: photoTotals.paid,
  });
});
