import { modelAnswerSchema } from "@/lib/listing-text/answer/model-answer";
import {
  editedListingSchema,
  emptyListing,
  fieldAnswersSchema,
  fields,
  generatedListingSchema,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import { wholeListingText } from "@/lib/listing-text/fields/map-fields";
import { fieldNamed } from "@/lib/listing-text/paste/field-names";
import { rules } from "@/lib/listing-text/rules/rule-table";
import { fieldRules } from "@/lib/listing-text/rules/rules";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { listingPatchSchema, listingSchema } from "@/lib/public-api/schemas";

const unique = (texts: readonly string[]) => new Set(texts).size;
const columns = listingFields.flatMap((key) => Object.keys(fields[key].csv));
const checkedAs = listingFields.map((key) => fields[key].checkedAs);

test("fields: each has a label, columns and a kind of text of its own", () => {
  expect(unique(listingFields.map((key) => fields[key].label))).toBe(
    listingFields.length,
  );
  expect(unique(columns)).toBe(columns.length);
  expect(unique(checkedAs)).toBe(listingFields.length);
  expect(Object.keys(fields).sort()).toEqual([...listingFields].sort());
});

describe.each(listingFields)("the field %s", (key) => {
  const { answerKey, csv, label, blank } = fields[key];
  const isOptional = emptyListing[key] === null;

  test("is asked of the model and read of its answer", () => {
    expect(modelAnswerSchema.shape).toHaveProperty(answerKey);
    expect(fieldAnswersSchema.shape).toHaveProperty(answerKey);
  });

  test("is told to the model by its name", () => {
    expect(listingPrompt.system.toLowerCase()).toContain(
      answerKey.toLowerCase().replace(/s$/u, ""),
    );
  });

  test("is edited, and has a beginning where it is optional", () => {
    expect(editedListingSchema.shape).toHaveProperty(key);
    expect(blank !== undefined).toBe(isOptional);
  });

  test("may be absent in a listing older than it, where it is optional", () => {
    const { [key]: _, ...older } = emptyListing;
    expect(generatedListingSchema.safeParse(older).success).toBe(isOptional);
  });

  test("is exported, and copied under its label", () => {
    expect(Object.keys(csv).length).toBeGreaterThan(0);
    const parsed = { ...emptyListing, [key]: fields[key].parse("Name: text") };
    expect(wholeListingText(parsed)).toContain(label);
  });

  test("is known by its label where a listing is pasted", () => {
    expect(fieldNamed(label)).toBe(key);
  });

  test("has rules of its own, each with its source", () => {
    const own = Object.values(rules).filter(({ field }) => field === key);
    expect(own.length).toBeGreaterThan(0);
    expect(fieldRules[key].rewrite).not.toBe("");
  });

  test("is described to programs, which read and change it", () => {
    expect(listingSchema.shape).toHaveProperty(key);
    expect(listingPatchSchema.shape).toHaveProperty(key);
    expect(listingPatchSchema.shape[key].description ?? "").not.toBe("");
  });
});
