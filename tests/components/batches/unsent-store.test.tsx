import { BatchKeeper } from "@/components/batches/new/batch-keeper";
import type { sendRows } from "@/components/batches/new/send-rows";
import type {
  RestoredBatch,
  StoredBatch,
} from "@/components/batches/new/stored-batch";
import { noFacts, toRows } from "@/components/batches/new/unsent-rows";
import { UnsentStore } from "@/components/batches/new/unsent-store";
import { ApiError, unreachable } from "@/lib/browser/api-error";
import { batchOf } from "@/tests/components/batches/open-batches";

const files = (...names: string[]) =>
  names.map((path) => ({
    path,
    file: new File(["x"], path, { type: "image/jpeg" }),
  }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

type Sent = Parameters<typeof sendRows>;
type Outcome = Awaited<ReturnType<typeof sendRows>>;

/** Each of its parts is answered by the test. */
function openStore() {
  const sends: {
    sent: Sent;
    answer: (outcome: Outcome) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const starts: unknown[][] = [];
  const started: string[] = [];
  let refusal: Error | null = null;
  const store = new UnsentStore({
    send: () => new Promise(() => undefined),
    prepare: async () => ({ prepared: null, problem: "It is none." }),
    readPhoto: async () => ({ reading: null, problem: null }),
    sortPhotos: async (facts) =>
      facts.map((_, place) => [{ place, isUnsure: false }]),
    sendRows: (...sent) =>
      new Promise<Outcome>((answer, fail) => {
        sends.push({ sent, answer, fail });
      }),
    async startBatch(...args) {
      starts.push(args);
      if (refusal) throw refusal;
      return batchOf([]);
    },
    onStarted: (id) => started.push(id),
  });
  return {
    store,
    sends,
    starts,
    started,
    refuseStart: (error: Error | null) => {
      refusal = error;
    },
    names: () => store.getSnapshot().unsent.rows.map(({ name }) => name),
    keys: () => store.getSnapshot().unsent.rows.map(({ key }) => key),
    photos: () =>
      store.getSnapshot().unsent.rows.map((row) => row.photos.length),
    photoKeys: () =>
      store
        .getSnapshot()
        .unsent.rows.flatMap((row) => row.photos.map(({ key }) => key)),
  };
}

const allSent: Outcome = { problems: new Map() };

test("files: rows by their names, and what can't be used is said", async () => {
  const { store, names } = openStore();
  await store.addFiles([
    ...files("mug-1.jpg", "mug-2.jpg", "bowl-1.jpg"),
    { path: "notes.pdf", file: new File(["x"], "notes.pdf") },
  ]);
  expect(names()).toEqual(["Bowl", "Mug"]);
  expect(store.getSnapshot().problem).toBe(
    "1 file is not a photo and was left out.",
  );
});

test("selected photos: moved together, and what is gone is selected no more", async () => {
  const { store, photoKeys, keys, photos } = openStore();
  await store.addFiles(files("bowl-1.jpg", "bowl-2.jpg", "mug-1.jpg"));
  const [first = "", second = ""] = photoKeys();
  store.select(first);
  store.select(second);
  store.select(second);
  store.moveSelected(keys()[1] ?? "");
  expect(photos()).toEqual([1, 2]);
  expect(store.getSnapshot().selection.size).toBe(0);
  store.select(first);
  store.select(second);
  store.dispatch({ type: "removePhotos", photos: [first] });
  store.moveSelected(null);
  expect(store.getSnapshot().unsent.news).toBe("New listing from 1 photo");
});

test("writing: the rows with what they share; then the batch is started and the page empty", async () => {
  const { store, sends, starts, started, names } = openStore();
  await store.addFiles(files("mug-1.jpg"));
  store.change({ name: " Autumn ", language: "de", mode: "day" });
  store.changeFacts({ materials: "clay" });
  const writing = store.write();
  await store.write();
  expect(sends).toHaveLength(1);
  const [send] = sends;
  const [record, rows, after, options] = send?.sent ?? [];
  expect(record).toMatchObject({
    name: "Autumn",
    language: "de",
    facts: { ...noFacts, materials: "clay" },
  });
  expect([rows?.length, after]).toEqual([1, 0]);
  options?.onProgress(1);
  expect(store.getSnapshot().sending).toEqual({ photos: 1, of: 1 });
  options?.onSent(rows?.map(({ key }) => key) ?? []);
  expect(store.getSnapshot().batch?.sent).toBe(1);
  send?.answer(allSent);
  await writing;
  // One listing isn't worth a day.
  expect(starts).toEqual([[record?.id, "now"]]);
  expect(started).toEqual([record?.id]);
  expect(names()).toEqual([]);
  expect(store.getSnapshot()).toMatchObject({ batch: null, sending: null });
});

test("rows that can't be uploaded: they stay with the reason, and the next attempt goes into the same draft", async () => {
  const { store, sends, starts, keys } = openStore();
  await store.addFiles(files("mug-1.jpg", "bowl-1.jpg"));
  const [first = "", second = ""] = keys();
  const writing = store.write();
  sends[0]?.sent[3].onSent([first]);
  sends[0]?.answer({ problems: new Map([[second, "bowl-1.jpg: broken"]]) });
  await writing;
  expect(store.getSnapshot().unsent.rows).toMatchObject([
    { key: second, problem: "bowl-1.jpg: broken" },
  ]);
  expect(starts).toEqual([]);
  void store.write();
  expect(sends[1]?.sent[0].id).toBe(sends[0]?.sent[0].id);
  expect(sends[1]?.sent[2]).toBe(1);
});

test("a line that breaks: the draft stays known; one that was changed elsewhere does not", async () => {
  const { store, sends } = openStore();
  await store.addFiles(files("mug-1.jpg"));
  let writing = store.write();
  sends[0]?.fail(unreachable());
  await writing;
  const { batch, problem, sending } = store.getSnapshot();
  expect(batch).not.toBeNull();
  expect(problem).toBe(unreachable().message);
  expect(sending).toBeNull();
  writing = store.write();
  expect(store.getSnapshot().problem).toBe("");
  sends[1]?.fail(new ApiError(409, "conflict", "It was started."));
  await writing;
  expect(store.getSnapshot()).toMatchObject({
    batch: null,
    problem: "It was started.",
  });
});

test("what is sent already: written without the rest, which goes only then", async () => {
  const { store, starts, refuseStart, names } = openStore();
  await store.addFiles(files("mug-1.jpg"));
  store.restore(restored({ rows: [], batch: { id: "b1", sent: 2 } }));
  refuseStart(unreachable());
  await store.writeSent();
  expect(names()).toEqual(["Mug"]);
  refuseStart(null);
  await store.writeSent();
  expect(starts).toEqual([
    ["b1", "now"],
    ["b1", "now"],
  ]);
  expect(names()).toEqual([]);
});

test("a row without name and photo: named, and nothing is sent", async () => {
  const { store, sends, keys } = openStore();
  await store.addFiles(files("mug-1.jpg"));
  store.restore(
    restored({ rows: toRows(files("bowl-1.jpg")).map(withoutPhotos) }),
  );
  store.dispatch({ type: "rename", key: keys()[0] ?? "", name: " " });
  await store.write();
  expect(store.getSnapshot().problem).toBe(
    "Listing 1 needs a product name or a photo.",
  );
  expect(sends).toEqual([]);
});

test("leaving the page: asked about while something is sent or not kept yet", async () => {
  const { store, sends } = openStore();
  const close = store.open();
  const isAsked = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await store.addFiles(files("mug-1.jpg"));
  expect(isAsked()).toBe(false);
  store.noteUnsafe(true);
  expect(isAsked()).toBe(true);
  store.noteUnsafe(false);
  const writing = store.write();
  expect(isAsked()).toBe(true);
  sends[0]?.answer(allSent);
  await writing;
  expect(isAsked()).toBe(false);
  close();
});

const withoutPhotos = (row: ReturnType<typeof toRows>[number]) => ({
  ...row,
  photos: [],
});

const restored = (change: Partial<RestoredBatch>): RestoredBatch => ({
  rows: [],
  facts: noFacts,
  language: "en",
  name: null,
  mode: "now",
  batch: null,
  lost: [],
  ...change,
});

/** A store with its keeper, over a browser that the test holds. */
function keepStore(found: RestoredBatch | null) {
  const opened = openStore();
  const saved: [StoredBatch, number][] = [];
  const storing: { name: string; end: (isSaved: boolean) => void }[] = [];
  const clearBatch = jest.fn(async () => undefined);
  const keeper = new BatchKeeper(opened.store, {
    findBatch: async () => found,
    saveBatch: (batch, owner) => saved.push([batch, owner]),
    saveFile: ({ file }) =>
      new Promise((end) => {
        storing.push({ name: file.name, end });
      }),
    clearBatch,
  });
  keeper.open();
  return { ...opened, keeper, saved, storing, clearBatch };
}

test("a batch that was kept: above what was added before it was read, and only then kept anew", async () => {
  const { store, keeper, saved, storing, names } = keepStore(
    restored({
      rows: toRows(files("bowl-1.jpg")),
      name: "Bowls",
      lost: ["old.jpg"],
    }),
  );
  await store.addFiles(files("mug-1.jpg"));
  expect(saved).toEqual([]);
  keeper.restore(7);
  await settle();
  expect(names()).toEqual(["Bowl", "Mug"]);
  expect(store.getSnapshot().problem).toMatch(/1 photo could not be kept/);
  expect(saved.at(-1)).toMatchObject([{ name: "Bowls" }, 7]);
  // The other's file is stored already.
  expect(storing.map(({ name }) => name)).toEqual(["mug-1.jpg"]);
});

test("photos of a batch: stored one after the other; unsafe until all are, and while one can't be", async () => {
  const { store, keeper, storing, keys } = keepStore(null);
  keeper.restore(7);
  await settle();
  await store.addFiles(files("bowl-1.jpg", "mug-1.jpg"));
  await settle();
  expect(storing.map(({ name }) => name)).toEqual(["bowl-1.jpg"]);
  expect(store.getSnapshot().isUnsafe).toBe(true);
  storing[0]?.end(true);
  await settle();
  storing[1]?.end(false);
  await settle();
  expect(store.getSnapshot().isUnsafe).toBe(true);
  store.dispatch({ type: "removeRow", key: keys()[1] ?? "" });
  await settle();
  expect(store.getSnapshot().isUnsafe).toBe(false);
});

test("a batch that is empty again: forgotten once; a restoring that is stopped keeps nothing", async () => {
  const { store, keeper, saved, clearBatch } = keepStore(null);
  keeper.restore(7)();
  await settle();
  await store.addFiles(files("mug-1.jpg"));
  expect(saved).toEqual([]);
  keeper.restore(7);
  await settle();
  expect(saved).toHaveLength(1);
  store.discard();
  store.changeFacts({ materials: "clay" });
  expect(clearBatch).toHaveBeenCalledTimes(1);
  expect(saved).toHaveLength(1);
});
