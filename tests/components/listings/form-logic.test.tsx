import { emptyForm, validateForm } from "@/components/listings/form/form-fields";
import { attributeFacts, mergePhotoReading } from "@/components/listings/form/photo-reading";
import { describeProduct } from "@/components/listings/generate/request-listing";

const untouched = { values: emptyForm, fromPhoto: [], suggestions: {} };

test("a reading fills empty fields and marks them", () => {
  const filled = mergePhotoReading(untouched, { productName: "Mug", colors: ["White"], materials: "" });
  expect(filled.values).toEqual({ ...emptyForm, productName: "Mug", colors: ["White"] });
  expect(filled.fromPhoto).toEqual(["productName", "colors"]);
  expect(filled.suggestions).toEqual({});
});

test("typed text stays, and the reading becomes a suggestion", () => {
  const typed = { ...untouched, values: { ...emptyForm, productName: "My mug", category: "weddings" as const } };
  const filled = mergePhotoReading(typed, { productName: "Bowl", category: "home_living" });
  expect(filled.values).toEqual(typed.values);
  expect(filled.fromPhoto).toEqual([]);
  expect(filled.suggestions).toEqual({ productName: "Bowl", category: "home_living" });
});

test("the same said otherwise is no suggestion", () => {
  const typed = { ...untouched, values: { ...emptyForm, productName: "mug ", colors: ["White", "Red"] as never } };
  expect(mergePhotoReading(typed, { productName: "Mug", colors: ["Red", "White"] }).suggestions).toEqual({});
});

test("what an earlier photo filled in gives way to a newer one", () => {
  const earlier = mergePhotoReading(untouched, { productName: "Mug" });
  const later = mergePhotoReading(earlier, { productName: "Bowl" });
  expect(later.values.productName).toBe("Bowl");
  expect(later.fromPhoto).toEqual(["productName"]);
});

test("only the product name is required", () => {
  expect(validateForm(emptyForm)).toEqual({ productName: "Product name is required" });
  expect(validateForm({ ...emptyForm, productName: "   " })).toEqual({ productName: "Product name is required" });
  expect(validateForm({ ...emptyForm, productName: "Mug" })).toEqual({});
});

test("text that is too long is told by field", () => {
  const errors = validateForm({ ...emptyForm, productName: "Mug", materials: "a".repeat(501) });
  expect(errors).toEqual({ materials: "Please keep this under 500 characters." });
});

test("the description that goes with a photo holds what is typed, and only that", () => {
  const values = {
    ...emptyForm,
    productName: " Mug ",
    materials: "clay",
    extraDetails: "12 oz",
    styleDesign: "rustic",
  };
  expect(describeProduct(values)).toBe("Product: Mug, Materials: clay, Details: 12 oz, Style: rustic");
  expect(describeProduct({ ...emptyForm, materials: "clay" })).toBe("Materials: clay");
  expect(describeProduct(emptyForm)).toBe("");
});

test("what the photo filled in does not count as typed, unless it was typed too", () => {
  const values = { ...emptyForm, productName: "Red cup", colors: ["Red", "Brown"] as const, materials: "clay" };
  const facts = [
    { name: "color", value: "Red, Brown", source: "seller" as const },
    { name: "main color", value: "Red", source: "seller" as const },
    { name: "materials", value: "clay", source: "seller" as const },
    { name: "light", value: "soft", source: "photo" as const },
  ];
  const sources = attributeFacts(facts, { ...values, colors: [...values.colors] }, ["colors"]).map(
    (fact) => fact.source,
  );
  expect(sources).toEqual(["photo", "seller", "seller", "photo"]);
});
