import { emptyForm } from "@/components/generate/form/form-fields";
import {
  attributeFacts,
  mergePhotoReading,
} from "@/components/generate/form/photo-reading";
import { validateForm } from "@/components/generate/form/validate-form";
import { describeProduct } from "@/components/generate/generate-from-form";

const untouched = { values: emptyForm, fromPhoto: [], suggestions: {} };

test("photo reading: empty fields are filled and marked", () => {
  const filled = mergePhotoReading(untouched, {
    productName: "Mug",
    colors: ["White"],
    materials: "",
  });
  expect(filled.values).toEqual({
    ...emptyForm,
    productName: "Mug",
    colors: ["White"],
  });
  expect(filled.fromPhoto).toEqual(["productName", "colors"]);
  expect(filled.suggestions).toEqual({});
});

test("photo reading: typed text stays and the reading becomes a suggestion", () => {
  const typed = {
    ...untouched,
    values: {
      ...emptyForm,
      productName: "My mug",
      category: "weddings" as const,
    },
  };
  const filled = mergePhotoReading(typed, {
    productName: "Bowl",
    category: "home_living",
  });
  expect(filled.values).toEqual(typed.values);
  expect(filled.fromPhoto).toEqual([]);
  expect(filled.suggestions).toEqual({
    productName: "Bowl",
    category: "home_living",
  });
});

test("photo reading: no suggestion for the same value in another case or order", () => {
  const typed = {
    ...untouched,
    values: {
      ...emptyForm,
      productName: "mug ",
      colors: ["White", "Red"] as never,
    },
  };
  expect(
    mergePhotoReading(typed, { productName: "Mug", colors: ["Red", "White"] })
      .suggestions,
  ).toEqual({});
});

test("photo reading: a new photo replaces what an earlier photo filled in", () => {
  const earlier = mergePhotoReading(untouched, { productName: "Mug" });
  const later = mergePhotoReading(earlier, { productName: "Bowl" });
  expect(later.values.productName).toBe("Bowl");
  expect(later.fromPhoto).toEqual(["productName"]);
});

test("form validation: only the product name is required", () => {
  expect(validateForm(emptyForm)).toEqual({
    productName: "Product name is required",
  });
  expect(validateForm({ ...emptyForm, productName: "   " })).toEqual({
    productName: "Product name is required",
  });
  expect(validateForm({ ...emptyForm, productName: "Mug" })).toEqual({});
});

test("form validation: text that is too long gives an error at its field", () => {
  const errors = validateForm({
    ...emptyForm,
    productName: "Mug",
    materials: "a".repeat(701),
  });
  expect(errors).toEqual({
    materials: "Please keep this under 700 characters.",
  });
});

test("product description: contains the fields that are filled in, and nothing else", () => {
  const values = {
    ...emptyForm,
    productName: " Mug ",
    materials: "clay",
    extraDetails: "12 oz",
    styleDesign: "rustic",
  };
  expect(describeProduct(values)).toBe(
    "Product: Mug, Materials: clay, Details: 12 oz, Style: rustic",
  );
  expect(describeProduct({ ...emptyForm, materials: "clay" })).toBe(
    "Materials: clay",
  );
  expect(describeProduct(emptyForm)).toBe("");
});

test("fact source: values filled in from the photo count as seen, unless they were also typed", () => {
  const values = {
    ...emptyForm,
    productName: "Red cup",
    colors: ["Red", "Brown"] as const,
    materials: "clay",
  };
  const facts = [
    { name: "color", value: "Red, Brown", source: "seller" as const },
    { name: "main color", value: "Red", source: "seller" as const },
    { name: "materials", value: "clay", source: "seller" as const },
    { name: "light", value: "soft", source: "photo" as const },
  ];
  const sources = attributeFacts(
    facts,
    { ...values, colors: [...values.colors] },
    ["colors"],
  ).map((fact) => fact.source);
  expect(sources).toEqual(["photo", "seller", "seller", "photo"]);
});
