import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { mapTextFields, textFieldNames } from "@/lib/listing-text/fields/input";
import {
  type Color,
  categoryValues,
  colors,
} from "@/lib/listing-text/fields/listing-choices";
import {
  type ListingInput,
  listingFormSchema,
} from "@/lib/listing-text/fields/schema";

/** True, general or inferred, soft, false: what people say of a sentence. */
export type Label = "T" | "I" | "S" | "F";
export type LabeledText = { text: string; label: Label };

/** Sentences about one piece, and the answer that they are from. */
export type LabeledListing = {
  set: string;
  language: string;
  form: ListingInput;
  sentences: LabeledText[];
  /** As a model gave it; null where only sentences were written. */
  answer: unknown;
  hasPhoto: boolean;
  /** Whether it was written as a whole, and not only sentence by sentence. */
  isWhole: boolean;
};

export const formSchema = z.looseObject({
  ...mapTextFields(() => z.string().optional()),
  colors: z.array(z.string()).optional(),
  category: z.string().optional(),
  language: z.string().optional(),
});

type Form = z.output<typeof formSchema>;

const listingSchema = z.looseObject({
  id: z.string().optional(),
  language: z.string().optional(),
  form: formSchema,
  photo: z.boolean().default(false),
  answer: z.unknown().optional(),
  sentences: z.array(
    z.looseObject({ text: z.string(), label: z.enum(["T", "I", "S", "F"]) }),
  ),
});
/** Sentences on a listing of another set, or on a brief of their own. */
const pairSchema = z.looseObject({
  language: z.string(),
  listing: z.string().optional(),
  form: formSchema.optional(),
  true: z.array(z.string()),
  false: z.array(z.string()),
});
const setSchema = z.array(z.union([listingSchema, pairSchema]));
type Entry = z.output<typeof setSchema>[number];

const shownSets = /^(?:shown|own)-.*\.json$/u;
const keptSets = /^kept-.*\.json$/u;
const truthFolder = path.join(process.cwd(), "tests/truth");

/**
 * The labeled listings of a folder: those to work with, or those that are kept
 * apart to measure with at the end.
 */
export function readListings(
  isKept: boolean,
  folder = truthFolder,
): LabeledListing[] {
  const wanted = isKept ? keptSets : shownSets;
  const sets = readdirSync(folder)
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => ({
      set: name.replace(/\.json$/u, ""),
      entries: setSchema.parse(readJson(name, folder)),
    }));
  const forms = new Map<string, Form>();
  for (const { entries } of sets)
    for (const entry of entries)
      if (isListing(entry) && entry.id) forms.set(entry.id, entry.form);
  return sets.flatMap(({ set, entries }) =>
    entries.flatMap((entry) => readEntry(entry, set, forms)),
  );
}

export const readJson = (name: string, folder = truthFolder): unknown =>
  JSON.parse(readFileSync(path.join(folder, name), "utf8"));

const isListing = (entry: Entry): entry is z.output<typeof listingSchema> =>
  "sentences" in entry;

function readEntry(
  entry: Entry,
  set: string,
  forms: ReadonlyMap<string, Form>,
): LabeledListing[] {
  const form = isListing(entry)
    ? entry.form
    : (entry.form ?? forms.get(entry.listing ?? ""));
  if (!form) return [];
  const language = entry.language ?? form.language ?? "en";
  const whole = isListing(entry) ? entry : null;
  return [
    {
      set,
      language,
      form: formIn(language, form),
      sentences: whole ? whole.sentences : pairTexts(entry),
      answer: whole?.answer ?? null,
      hasPhoto: whole?.photo ?? false,
      isWhole: whole !== null,
    },
  ];
}

const isColor = (text: string): text is Color =>
  (colors as readonly string[]).includes(text);

/**
 * What was typed, as the form takes it: of colors it has a list, and those of a
 * set that are not in it are typed with the style.
 */
export function formIn(language: string, form: Form): ListingInput {
  const { colors: named = [], category = "", styleDesign = "" } = form;
  const others = named.filter((color) => !isColor(color));
  return listingFormSchema.parse({
    ...Object.fromEntries(
      textFieldNames.map((name) => [name, form[name] ?? undefined]),
    ),
    styleDesign: [styleDesign, ...others].filter(Boolean).join(", "),
    colors: named.filter(isColor),
    category: categoryValues.find(
      (one) => category && one.startsWith(category),
    ),
    ...(language !== "en" && { language }),
  });
}

const textsSchema = z.object({
  true: z.array(z.string()),
  false: z.array(z.string()),
});

function pairTexts(entry: Entry): LabeledText[] {
  const texts = textsSchema.parse(entry);
  return [
    ...texts.true.map((text) => ({ text, label: "T" as const })),
    ...texts.false.map((text) => ({ text, label: "F" as const })),
  ];
}
