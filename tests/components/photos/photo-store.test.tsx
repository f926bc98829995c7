import {
  PhotoStore,
  type PhotoStoreOptions,
} from "@/components/photos/photo-store";
import type { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import type { SavedPhoto } from "@/components/photos/saved-photo-schema";
import type { SendOptions } from "@/components/photos/send-photo";
import { unreachable } from "@/lib/browser/api-error";
import { noEdits } from "@/lib/photos/photo-edits";
import type { UploadedPhoto } from "@/lib/photos/schema";
import { file } from "@/tests/components/browser-parts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

type Sending = SendOptions & {
  name: string;
  answer: () => void;
  fail: (error: unknown) => void;
};
type Preparing = {
  name: string;
  finish: () => void;
  refuse: (problem: string) => void;
};

/** Each of its parts is answered by the test. */
function openStore(options: Partial<PhotoStoreOptions> = {}) {
  const sendings: Sending[] = [];
  const preparings: Preparing[] = [];
  const stored = new Map<string, { file: File; owner: number | null }>();
  const deleted: string[] = [];
  const photos = new PhotoStore({
    send: ({ name }, _, sending) =>
      new Promise<UploadedPhoto>((resolve, reject) => {
        const answer = () =>
          resolve({
            id: `id of ${name}`,
            width: 3000,
            height: 2000,
            checks: [],
            thumbnailUrl: "/",
            expiresAt: tomorrow(),
          });
        sendings.push({ ...sending, name, answer, fail: reject });
      }),
    prepare: (original) =>
      new Promise<Awaited<ReturnType<typeof preparePhoto>>>((resolve) => {
        preparings.push({
          name: original.name,
          finish: () =>
            resolve({
              prepared: {
                photo: file("image/jpeg", `copy of ${original.name}`),
                width: 3000,
                height: 2000,
                measures: null,
                coach: null,
              },
              problem: null,
            }),
          refuse: (problem) => resolve({ prepared: null, problem }),
        });
      }),
    files: {
      find: async (key) => stored.get(key) ?? null,
      save: async (key, photo, owner) => {
        stored.set(key, { file: photo, owner });
      },
      remove: async (key) => {
        stored.delete(key);
      },
      clear: async () => stored.clear(),
    },
    isStored: async () => true,
    deleteWaiting: (id) => deleted.push(id),
    listed: () => [],
    ...options,
  });
  const close = photos.open();
  photos.setOwner(7);
  const list = () => photos.getSnapshot();
  return {
    photos,
    close,
    sendings,
    stored,
    deleted,
    list,
    keys: () => list().photos.map(({ key }) => key),
    names: () => list().photos.map(({ name }) => name),
    statuses: () => list().photos.map(({ status }) => status.type),
    sent: () => sendings.map(({ name }) => name),
    storedNames: () => [...stored.values()].map((one) => one.file.name),
    preparing: (name: string) =>
      preparings.findLast((one) => one.name === name),
    sending: (name: string) =>
      sendings.findLast((one) => one.name === `copy of ${name}`),
    /** Adds photos and makes their working copies. */
    async add(...names: string[]) {
      photos.add(names.map((name) => file("image/jpeg", name)));
      for (const name of names)
        preparings.findLast((one) => one.name === name)?.finish();
      await settle();
    },
  };
}
type Opened = ReturnType<typeof openStore>;

async function upload({ sending }: Opened, ...names: string[]) {
  for (const name of names) sending(name)?.answer();
  await settle();
}

const saved = (key: string, uploaded: SavedPhoto["uploaded"]): SavedPhoto => ({
  key,
  name: `${key}.jpg`,
  size: null,
  checks: [],
  uploaded,
  coach: null,
});

test("a photo added while another is being prepared: each goes on by itself, and their order stays", async () => {
  const store = openStore();
  store.photos.add([file("image/jpeg", "a")]);
  store.photos.add([file("image/jpeg", "b")]);
  expect(store.statuses()).toEqual(["preparing", "preparing"]);
  store.preparing("b")?.finish();
  await settle();
  expect(store.statuses()).toEqual(["preparing", "uploading"]);
  await upload(store, "b");
  store.preparing("a")?.finish();
  await settle();
  await upload(store, "a");
  expect(store.names()).toEqual(["a", "b"]);
  expect(await store.photos.whenUploaded()).toEqual([
    "id of copy of a",
    "id of copy of b",
  ]);
});

test("a file that is no photo: it goes without a way back, and the problem names it beside others", async () => {
  const store = openStore();
  await store.add("a");
  store.photos.add([file("image/jpeg", "b")]);
  store.preparing("b")?.refuse("It is none.");
  await settle();
  expect(store.names()).toEqual(["a"]);
  expect(store.list()).toMatchObject({
    problems: ["b: It is none."],
    undo: [],
  });
  store.photos.remove(store.keys()[0] ?? "");
  store.photos.add([file("image/jpeg", "c")]);
  store.preparing("c")?.refuse("It is none.");
  await settle();
  expect(store.list().problems).toEqual(["It is none."]);
});

test("photos beyond what Etsy takes: left out and counted; undoing a removal waits for room", async () => {
  const store = openStore();
  const names = Array.from({ length: 19 }, (_, at) => `${at}`);
  await store.add(...names, "19");
  store.photos.remove(store.keys()[0] ?? "");
  store.photos.add([file("image/jpeg", "x"), file("image/jpeg", "y")]);
  expect(store.names()).toHaveLength(20);
  expect(store.list().problems[0]).toMatch(/One was left out\.$/);
  store.photos.undoLast();
  expect(store.names()).toHaveLength(20);
  expect(store.names()).not.toContain("0");
});

test("a photo removed while it is uploaded: its request is ended, its file goes, and undoing begins anew", async () => {
  const store = openStore();
  await store.add("a");
  expect(store.storedNames()).toEqual(["copy of a"]);
  store.photos.remove(store.keys()[0] ?? "");
  await settle();
  expect(store.sending("a")?.signal.aborted).toBe(true);
  expect(store.storedNames()).toEqual([]);
  await expect(store.photos.whenUploaded()).resolves.toEqual([]);
  store.photos.undoLast();
  await settle();
  expect(store.storedNames()).toEqual(["copy of a"]);
  expect(store.sent()).toEqual(["copy of a", "copy of a"]);
  await upload(store, "a");
  expect(store.statuses()).toEqual(["uploaded"]);
});

test("a photo removed while it is prepared: neither stored nor sent, until it is undone", async () => {
  const store = openStore();
  store.photos.add([file("image/jpeg", "a")]);
  store.photos.remove(store.keys()[0] ?? "");
  store.preparing("a")?.finish();
  await settle();
  expect([store.storedNames(), store.sent()]).toEqual([[], []]);
  store.photos.undoLast();
  await settle();
  expect([store.storedNames(), store.sent()]).toEqual([
    ["copy of a"],
    ["copy of a"],
  ]);
});

test("a removal undone without a connection: the photo rests, and is sent when the line is back", async () => {
  const store = openStore();
  await store.add("a");
  store.photos.remove(store.keys()[0] ?? "");
  store.photos.undoLast();
  store.sending("a")?.fail(unreachable());
  await settle();
  expect(store.statuses()).toEqual(["resting"]);
  window.dispatchEvent(new Event("online"));
  await settle();
  await upload(store, "a");
  expect(store.statuses()).toEqual(["uploaded"]);
});

test("without a connection: waiting for the uploads ends with its error", async () => {
  const store = openStore();
  await store.add("a");
  const waiting = expect(store.photos.whenUploaded()).rejects.toMatchObject({
    status: 0,
  });
  store.sending("a")?.fail(unreachable());
  await settle();
  await waiting;
});

test("a replaced photo: it has the place of the old one, which undoing brings back without another upload", async () => {
  const store = openStore();
  await store.add("a", "b");
  await upload(store, "a", "b");
  store.photos.replace(store.keys()[0] ?? "", file("image/jpeg", "c"));
  expect(store.names()).toEqual(["a", "b"]);
  store.preparing("c")?.finish();
  await settle();
  await upload(store, "c");
  expect(store.names()).toEqual(["c", "b"]);
  store.photos.undoLast();
  expect(store.names()).toEqual(["a", "b"]);
  expect(await store.photos.whenUploaded()).toEqual([
    "id of copy of a",
    "id of copy of b",
  ]);
  expect(store.sent()).toHaveLength(3);
});

test("a photo edited from its original: it keeps its name, and the key of the new one is given", async () => {
  const store = openStore();
  await store.add("a");
  const [key = ""] = store.keys();
  const edits = { ...noEdits, turn: 90 as const };
  const editing = store.photos.edit(key, file("image/jpeg", "raw"), edits);
  store.preparing("raw")?.finish();
  await settle();
  expect(store.keys()).toEqual([await editing]);
  expect(store.list().photos[0]).toMatchObject({ name: "a", edits });
});

test("a replacement that is no photo: the old one stays", async () => {
  const store = openStore();
  await store.add("a");
  const [key = ""] = store.keys();
  const editing = store.photos.edit(key, file("image/jpeg", "b"), noEdits);
  store.preparing("b")?.refuse("It is none.");
  expect(await editing).toBeNull();
  expect(store.keys()).toEqual([key]);
});

test("nobody signed in: stored in the browser, and sent with the sign-in", async () => {
  const store = openStore();
  store.photos.setOwner(null);
  await store.add("a");
  expect(store.sent()).toEqual([]);
  expect([...store.stored.values()][0]?.owner).toBeNull();
  store.photos.setOwner(7);
  await settle();
  await upload(store, "a");
  expect(store.statuses()).toEqual(["uploaded"]);
});

test("a form that is restored: uploaded photos keep their ids, others are sent from their files, and lost ones are expired", async () => {
  const store = openStore();
  store.stored.set("b", { file: file("image/jpeg", "copy of b"), owner: 7 });
  await store.photos.restore(
    [
      saved("a", { id: "id of a", expiresAt: tomorrow() }),
      saved("b", { id: "id of b", expiresAt: "2020-01-01T00:00:00Z" }),
      saved("c", null),
    ],
    ["size"],
  );
  expect(store.statuses()).toEqual(["uploaded", "uploading", "expired"]);
  expect(store.list().shots).toEqual(["size"]);
  await upload(store, "b");
  expect(await store.photos.whenUploaded()).toEqual([
    "id of a",
    "id of copy of b",
  ]);
});

test("a form that is restored late: what was added and ticked meanwhile stays", async () => {
  const store = openStore();
  await store.add("a");
  store.photos.setShots(["detail"]);
  await store.photos.restore([saved("b", null)], ["size"]);
  expect(store.names()).toEqual(["a"]);
  expect(store.list().shots).toEqual(["detail"]);
});

test("photos that the server no longer has: sent again from their files, otherwise expired", async () => {
  const gone = ["id of copy of a", "id of b"];
  const store = openStore({ isStored: async (id) => !gone.includes(id) });
  await store.add("a");
  await upload(store, "a");
  await store.photos.findExpired();
  await settle();
  expect(store.statuses()).toEqual(["uploading"]);
  const restored = openStore({ isStored: async (id) => !gone.includes(id) });
  await restored.photos.restore(
    [saved("b", { id: "id of b", expiresAt: tomorrow() })],
    [],
  );
  await restored.photos.findExpired();
  expect(restored.statuses()).toEqual(["expired"]);
  expect(await restored.photos.whenUploaded()).toEqual([]);
});

test("uploaded photos of a saved form: their files are deleted here, once", async () => {
  const store = openStore();
  await store.add("a", "b");
  await upload(store, "a");
  store.photos.releaseUploaded();
  await store.photos.whenSaved();
  expect(store.storedNames()).toEqual(["copy of b"]);
});

test("starting over: the server forgets all photos but those of the listing, and the browser all files", async () => {
  const store = openStore({ listed: () => [{ id: "id of copy of b" }] });
  await store.add("a", "b", "c");
  await upload(store, "a", "b", "c");
  store.photos.remove(store.keys()[0] ?? "");
  await store.photos.startOver();
  expect(store.deleted).toEqual(["id of copy of c", "id of copy of a"]);
  expect(store.list()).toMatchObject({ photos: [], undo: [], shots: [] });
  expect(store.storedNames()).toEqual([]);
});

test.each(["a page that is left", "a page that is hidden for good"])(
  "%s: the server forgets what was removed, which can't be undone any more",
  async (way) => {
    const store = openStore();
    await store.add("a", "b");
    await upload(store, "a", "b");
    store.photos.remove(store.keys()[0] ?? "");
    if (way === "a page that is left") store.close();
    else window.dispatchEvent(new Event("pagehide"));
    expect(store.deleted).toEqual(["id of copy of a"]);
    expect(store.list().undo).toEqual([]);
    expect(store.names()).toEqual(["b"]);
  },
);

test("a closed store: what is on its way stops, and goes on when it is opened again", async () => {
  const store = openStore();
  await store.add("a");
  store.close();
  expect(store.sending("a")?.signal.aborted).toBe(true);
  store.photos.open();
  store.photos.setOwner(7);
  await settle();
  await upload(store, "a");
  expect(store.statuses()).toEqual(["uploaded"]);
});

test("a snapshot: stays as it is when the photos change, and its readers are told", async () => {
  const store = openStore();
  await store.add("a");
  const before = store.list();
  const told = jest.fn();
  const stop = store.photos.subscribe(told);
  store.photos.remove(store.keys()[0] ?? "");
  expect(before.photos).toHaveLength(1);
  expect(store.list().photos).toHaveLength(0);
  expect(told).toHaveBeenCalled();
  stop();
  told.mockClear();
  store.photos.undoLast();
  expect(told).not.toHaveBeenCalled();
});
