import { emptyForm } from "@/components/generate/form/form-fields";
import { FormKeeper } from "@/components/generate/form-keeper";
import { GeneratorStore } from "@/components/generate/generator-store";
import { findSavedForm, saveForm } from "@/components/generate/saved-form";
import { PhotoStore } from "@/components/photos/photo-store";
import { photoFiles } from "@/components/photos/stored-photos";
import { emptyShop } from "@/lib/listings/shop/schema";
import {
  type fakeIndexedDb,
  file,
  provideBrowserParts,
} from "@/tests/components/browser-parts";
import { mug } from "@/tests/components/fake-api";

let mockIsOffline = false;
jest.mock("@/components/generate/read-saved-form", () => {
  if (mockIsOffline) throw new Error("offline");
  return jest.requireActual("@/components/generate/read-saved-form");
});

let database: ReturnType<typeof fakeIndexedDb>;
beforeEach(() => {
  ({ database } = provideBrowserParts());
  localStorage.clear();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A form with photos that are never sent, kept in this browser. */
function openForm() {
  const generator = new GeneratorStore();
  const photos = new PhotoStore({
    send: () => new Promise(() => undefined),
    prepare: async (photo) => ({
      prepared: { photo, width: 30, height: 20, measures: null, coach: null },
      problem: null,
    }),
    files: photoFiles,
    isStored: async () => true,
    deleteWaiting: () => undefined,
    listed: () => [],
  });
  const keeper = new FormKeeper(generator, photos);
  const close = keeper.open();
  const type = (productName: string) =>
    generator.dispatch({ type: "edit", change: { productName } });
  return {
    generator,
    photos,
    keeper,
    close,
    type,
    async restore(owner: number | null) {
      keeper.restore(owner);
      await settle();
    },
    values: () => generator.getSnapshot().values,
  };
}

const savedFor = (owner: number | null, productName: string) =>
  saveForm(
    {
      values: { ...emptyForm, productName },
      fromPhoto: [],
      listing: null,
      photos: [],
      shots: ["size"],
    },
    owner,
  );

test("a form: nothing is saved before the saved one is read, and each change afterwards", async () => {
  savedFor(7, "Bowl");
  const { type, restore, values, photos } = openForm();
  type("Mug");
  expect((await findSavedForm())?.values.productName).toBe("Bowl");
  await restore(7);
  // What was typed meanwhile stays.
  expect(values().productName).toBe("Mug");
  expect(photos.getSnapshot().shots).toEqual(["size"]);
  expect((await findSavedForm())?.values.productName).toBe("Mug");
  type("Vase");
  expect(await findSavedForm()).toMatchObject({
    owner: 7,
    values: { productName: "Vase" },
  });
});

test("a form whose reader can't be loaded: nothing is put over it, and it is there once the line is", async () => {
  jest.resetModules();
  savedFor(7, "Bowl");
  const before = JSON.stringify(localStorage);
  const { type, restore, values } = openForm();
  mockIsOffline = true;
  await restore(7);
  expect(values().productName).toBe("");
  mockIsOffline = false;
  type("Mug");
  expect(JSON.stringify(localStorage)).toBe(before);
  window.dispatchEvent(new Event("online"));
  await settle();
  await settle();
  expect((await findSavedForm())?.values.productName).toBe("Mug");
});

test("photos: saved with the form once they are prepared, with their files", async () => {
  const { photos, restore } = openForm();
  await restore(null);
  photos.add([file("image/jpeg", "cup.jpg")]);
  expect((await findSavedForm())?.photos).toEqual([]);
  await photos.whenSaved();
  expect((await findSavedForm())?.photos).toMatchObject([{ name: "cup.jpg" }]);
  expect(database.records.size).toBe(1);
});

test("another user's form: deleted, not shown", async () => {
  savedFor(8, "Bowl");
  const { restore, values } = openForm();
  await restore(7);
  expect(values().productName).toBe("");
  expect(await findSavedForm()).toBeNull();
});

test("a form typed by nobody: belongs to who signs in", async () => {
  const { type, restore } = openForm();
  await restore(null);
  type("Mug");
  expect((await findSavedForm())?.owner).toBeNull();
  await restore(7);
  expect(await findSavedForm()).toMatchObject({
    owner: 7,
    values: { productName: "Mug" },
  });
});

test("a session that ends: the form stays its seller's", async () => {
  const { type, restore } = openForm();
  await restore(7);
  type("Mug");
  await restore(null);
  type("Vase");
  expect(await findSavedForm()).toMatchObject({
    owner: 7,
    values: { productName: "Vase" },
  });
});

test("a form that is started over: nothing is saved any more", async () => {
  const { generator, photos, type, restore } = openForm();
  await restore(7);
  type("Mug");
  generator.dispatch({ type: "finish", listing: mug });
  expect((await findSavedForm())?.listing?.id).toBe(mug.id);
  await photos.startOver();
  generator.dispatch({ type: "start_over" });
  expect(await findSavedForm()).toBeNull();
});

test("what is written of a listing: not saved with each piece", async () => {
  const { generator, type, restore } = openForm();
  await restore(7);
  type("Mug");
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  generator.dispatch({ type: "start", task: "from_form" });
  generator.dispatch({
    type: "receive",
    event: { type: "progress", stage: "writing", percent: 20 },
  });
  expect(setItem).not.toHaveBeenCalled();
  setItem.mockRestore();
});

test("a page that is left: neither restored nor saved any more", async () => {
  savedFor(7, "Bowl");
  const { keeper, close, type, values } = openForm();
  keeper.restore(7)();
  close();
  await settle();
  type("Mug");
  expect(values().productName).toBe("Mug");
  expect((await findSavedForm())?.values.productName).toBe("Bowl");
});

describe("what new listings start with", () => {
  const defaults = { ...emptyShop.defaults, materials: "clay" };

  test("fills a form in which nothing was typed when it was ready, also if it comes later", async () => {
    const { generator, type, restore, values } = openForm();
    await restore(7);
    type("Mug");
    generator.dispatch({ type: "know_defaults", defaults });
    expect(values()).toMatchObject({ productName: "Mug", materials: "clay" });
    generator.dispatch({ type: "edit", change: { materials: "" } });
    generator.dispatch({ type: "know_defaults", defaults });
    expect(values().materials).toBe("");
  });

  test("leaves a form that was typed in before it was ready", async () => {
    const { generator, type, restore, values } = openForm();
    type("Mug");
    generator.dispatch({ type: "know_defaults", defaults });
    await restore(7);
    expect(values().materials).toBe("");
  });

  test("fills the form again that is started over", async () => {
    const { generator, restore, values } = openForm();
    generator.dispatch({ type: "know_defaults", defaults });
    await restore(7);
    expect(values().materials).toBe("clay");
    generator.dispatch({ type: "edit", change: { materials: "wood" } });
    generator.dispatch({ type: "start_over" });
    expect(values().materials).toBe("clay");
  });
});
