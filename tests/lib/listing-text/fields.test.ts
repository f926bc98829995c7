import { readFileSync } from "node:fs";
import { modelAnswerSchema } from "@/lib/listing-text/answer/parse-answer";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import { fieldAnswersSchema } from "@/lib/listing-text/fields/field-answers";
import {
  emptyListing,
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import * as limits from "@/lib/listing-text/fields/limits";
import {
  editedListingSchema,
  generatedListingSchema,
} from "@/lib/listing-text/fields/listing-schema";
import {
  fieldTexts,
  wholeListingText,
} from "@/lib/listing-text/fields/map-fields";
import {
  isOptional,
  optionalNames,
} from "@/lib/listing-text/fields/optional-fields";
import { fieldNamed } from "@/lib/listing-text/paste/field-named";
import { rules } from "@/lib/listing-text/rules/rule-table";
import { checkListing, fieldRules } from "@/lib/listing-text/rules/rules";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { listingPatchSchema, listingSchema } from "@/lib/public-api/schemas";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";

const changes = readFileSync("lib/listings/prompts/CHANGELOG.md", "utf8");
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
  const { answerKey, csv, label, blank, kind } = fields[key];
  const mayBeNull = emptyListing[key] === null;

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
    expect(blank !== undefined).toBe(mayBeNull);
    expect(isOptional(key)).toBe(mayBeNull);
  });

  test("may be absent in a listing older than it, where it is optional", () => {
    const { [key]: _, ...older } = emptyListing;
    expect(generatedListingSchema.safeParse(older).success).toBe(mayBeNull);
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

  test("is checked: what a program left in it is found", () => {
    const left = { ...emptyListing, [key]: fields[key].parse("A: undefined") };
    const found = checkListing(left).filter(({ code }) =>
      /_leftover$/.test(code),
    );
    expect(found.map(({ field }) => field)).toEqual([key]);
  });

  test("has its limits from the one list of them", () => {
    const parts = kind.type === "pairs" ? (kind.parts ?? []) : [kind];
    for (const { maxLength } of parts)
      if (maxLength !== undefined)
        expect(Object.values(limits)).toContain(maxLength);
  });

  test("is described to programs, which read and change it", () => {
    expect(listingSchema.shape).toHaveProperty(key);
    expect(listingPatchSchema.shape).toHaveProperty(key);
    expect(listingPatchSchema.shape[key].description ?? "").not.toBe("");
  });
});

describe.each(optionalNames)("the optional field %s", (key) => {
  test("has a limit, and the prompt that asked for it first is on record", () => {
    const { kind } = fields[key];
    const parts = kind.type === "pairs" ? (kind.parts ?? []) : [kind];
    expect(parts).not.toEqual([]);
    for (const part of parts)
      expect(part).toHaveProperty("maxLength", expect.any(Number));
    expect(changes).toMatch(new RegExp(`\\b${key}\\b`));
  });

  test("is left out, with its reason, where it says what nobody told", () => {
    const made = "Made in Iceland";
    const form = { ...mugForm, extraDetails: "Personalization: your name." };
    const complete = (text: string) =>
      completeListing({ ...goodAnswer, [key]: answerWith(key, text) }, form, {
        hasPhoto: true,
      });
    const { listing, removed } = complete(made);
    expect(listing?.[key]).toBeNull();
    expect(removed).toContainEqual({
      field: key,
      text: made,
      reason: expect.stringMatching(/\w/),
    });
    const told = complete("Your name");
    expect(fieldTexts(told.listing ?? emptyListing, key)).toContain(
      "Your name",
    );
    expect(told.removed).not.toContainEqual(
      expect.objectContaining({ field: key }),
    );
  });
});

/** What a model would answer, with the text in it. */
const answerWith = (key: ListingField, text: string) => fields[key].parse(text);
