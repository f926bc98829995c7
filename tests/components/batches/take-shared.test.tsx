import { screen, waitFor } from "@testing-library/react";
import { BatchKeeper } from "@/components/batches/new/batch-keeper";
import { takeShared } from "@/components/batches/new/take-shared";
import { UnsentStore } from "@/components/batches/new/unsent-store";
import { choosePhotosForBatch, type SharedPhoto } from "@/components/photos";
import { open } from "@/tests/components/batches/open-batches";
import {
  file,
  provideBrowserParts,
  provideDialogs,
} from "@/tests/components/browser-parts";

jest.mock("@/components/ui/toast", () => ({ toast: jest.fn() }));

const settle = () => new Promise((resolve) => setTimeout(resolve));

const sharedOf = (...names: string[]): SharedPhoto[] =>
  names.map((name, key) => ({ key, file: file("image/jpeg", name) }));

/** A store with its keeper, in which files are stored as the test says. */
function openStore({ isStored = true, readPhoto = async () => {} } = {}) {
  const unreached = async () => Promise.reject(new Error("not asked for"));
  const store = new UnsentStore({
    send: unreached,
    prepare: unreached,
    async readPhoto({ name }) {
      await readPhoto();
      return {
        reading: null,
        problem: name === "IMG_3.jpg" ? "It is damaged." : null,
      };
    },
    sortPhotos: async (facts) =>
      facts.map((_, place) => [{ place, isUnsure: false }]),
    sendRows: unreached,
    startBatch: unreached,
    onStarted: () => undefined,
  });
  const keeper = new BatchKeeper(store, {
    findBatch: async () => null,
    saveBatch: () => undefined,
    saveFile: async () => isStored,
    clearBatch: async () => undefined,
  });
  keeper.open();
  keeper.restore(7);
  const ended: string[][] = [];
  return {
    store,
    ended,
    take: (photos: SharedPhoto[]) =>
      takeShared(store, keeper, {
        find: async () => photos,
        end: async (taken) => {
          ended.push(taken.map((one) => one.file.name));
        },
      }),
    names: () =>
      store
        .getSnapshot()
        .unsent.rows.flatMap(({ photos }) =>
          photos.map((photo) => photo.file.name),
        ),
  };
}

const camera = sharedOf("IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg");

test("shared photos: in the batch, one that can't be read named, and then gone from where they waited", async () => {
  const { store, take, ended, names } = openStore();
  await take(camera);
  expect(names()).toEqual(["IMG_1.jpg", "IMG_2.jpg"]);
  expect(store.getSnapshot().problem).toBe("IMG_3.jpg: It is damaged.");
  expect(ended).toEqual([["IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"]]);
});

test("a browser that can't store the batch: they wait on", async () => {
  const { take, ended, names } = openStore({ isStored: false });
  await take(camera);
  expect([names().length, ended]).toEqual([2, [[]]]);
});

test("grouping canceled: those with a name of their own are taken, the others wait on, and it is said", async () => {
  let go: () => void = () => undefined;
  const { store, take, ended, names } = openStore({
    readPhoto: () =>
      new Promise((resolve) => {
        go = resolve;
      }),
  });
  const taking = take([...camera, ...sharedOf("mug.jpg")]);
  await settle();
  expect(store.getSnapshot().reading).toEqual({ photos: 0, of: 3 });
  store.cancelReading();
  go();
  await taking;
  expect([names(), ended]).toEqual([["mug.jpg"], [["mug.jpg"]]]);
  expect(store.getSnapshot().problem).toBe(
    "Grouping was canceled, and 3 photos not added. The photos that you shared still wait in the generator.",
  );
});

test("no photos were left to it: nothing is asked of the store", async () => {
  const { take, ended, names } = openStore();
  await take([]);
  expect([names(), ended]).toEqual([[], []]);
});

describe("the page of batches", () => {
  let waiting: Map<IDBValidKey, unknown>;
  let stored: Map<IDBValidKey, unknown>;
  beforeEach(() => {
    const { database } = provideBrowserParts();
    waiting = database.recordsOf("listwright-shared");
    stored = database.recordsOf("listwright-batch");
    provideDialogs();
    sessionStorage.clear();
    const names = ["mug-1.jpg", "mug-2.jpg", "bowl-1.jpg", "foreign.jpg"];
    for (const [key, name] of names.entries())
      waiting.set(key, {
        name,
        type: "image/jpeg",
        sharedAt: Date.now(),
        blob: file("image/jpeg", name),
      });
  });
  const rows = () => [...stored.values()].map((one) => (one as File).name);

  test("has what the seller chose, keeps it, and nothing that came since", async () => {
    choosePhotosForBatch(
      [0, 1, 2].map((key) => ({ key, file: file("image/jpeg") })),
    );
    const { api } = open({});
    expect(
      await screen.findByRole("heading", { name: "2 listings, 3 photos" }),
    ).toBeVisible();
    await waitFor(() => expect([...waiting.keys()]).toEqual([3]));
    expect(rows().sort()).toEqual(["bowl-1.jpg", "mug-1.jpg", "mug-2.jpg"]);
    expect(api.to("/api/photos")).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("has none that nobody chose, whatever its address says", async () => {
    open({}, "?shared=sort");
    expect(await screen.findByText(/None yet/)).toBeVisible();
    await settle();
    expect([waiting.size, rows()]).toEqual([4, []]);
  });
});
