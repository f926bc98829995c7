import { findUnsavedEdits, storeUnsavedEdits } from "@/components/listings/editor/unsaved-edits";

test("what is too long to be saved is kept in the browser all the same", () => {
  const results = {
    title: "x".repeat(150),
    description: "x".repeat(30_000),
    tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`),
    materials: [],
    altText: "",
    attributes: [],
  };
  storeUnsavedEdits(7, { results, version: 1 });
  expect(findUnsavedEdits(7)).toEqual({ results, version: 1 });
});
