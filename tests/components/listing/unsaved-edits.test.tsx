import {
  findUnsavedEdits,
  storeUnsavedEdits,
} from "@/components/listing/editor/unsaved-edits";

test("unsaved edits: are stored even when they are too long to be saved", () => {
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
