import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";

/** True, general or inferred, soft, false: what people say of a sentence. */
type Label = "T" | "I" | "S" | "F";

export type LabeledSentence = {
  set: string;
  language: string;
  form: TypedInput;
  text: string;
  label: Label;
};

const formSchema = z.looseObject({
  productName: z.string().optional(),
  materials: z.string().optional(),
  styleDesign: z.string().optional(),
  audience: z.string().optional(),
  occasion: z.string().optional(),
  personalization: z.string().optional(),
  extraDetails: z.string().optional(),
  colors: z.array(z.string()).optional(),
  language: z.string().optional(),
});

const listingSchema = z.looseObject({
  id: z.string().optional(),
  language: z.string().optional(),
  form: formSchema,
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

const folder = path.join(process.cwd(), "tests/truth");

function readSet(name: string): { set: string; entries: Entry[] } {
  const text = readFileSync(path.join(folder, name), "utf8");
  return {
    set: name.replace(/\.json$/u, ""),
    entries: setSchema.parse(JSON.parse(text)),
  };
}

const shownSets = /^(?:shown|own)-.*\.json$/u;
const keptSets = /^kept-.*\.json$/u;

/**
 * The labeled sentences in `tests/truth`: those to work with, or those that are
 * kept apart to measure with at the end.
 */
export function readSets(isKept: boolean): LabeledSentence[] {
  const wanted = isKept ? keptSets : shownSets;
  const sets = readdirSync(folder)
    .filter((name) => wanted.test(name))
    .sort()
    .map(readSet);
  const forms = new Map<string, TypedInput>();
  for (const { entries } of sets)
    for (const entry of entries)
      if ("sentences" in entry && typeof entry.id === "string")
        forms.set(entry.id, entry.form as TypedInput);
  return sets.flatMap(({ set, entries }) =>
    entries.flatMap((entry) => readEntry(entry, set, forms)),
  );
}

function readEntry(
  entry: Entry,
  set: string,
  forms: ReadonlyMap<string, TypedInput>,
): LabeledSentence[] {
  const labeled = labeledTexts(entry);
  const { listing } = entry;
  const ofListing =
    typeof listing === "string" ? forms.get(listing) : undefined;
  const form = entry.form ?? ofListing;
  if (!form) return [];
  const language = String(entry.language ?? entry.form?.language ?? "en");
  return labeled.map(({ text, label }) => ({
    set,
    language,
    form: form as TypedInput,
    text,
    label,
  }));
}

function labeledTexts(entry: Entry): { text: string; label: Label }[] {
  const { sentences } = entry as Partial<z.output<typeof listingSchema>>;
  if (sentences) return sentences;
  const pair = entry as z.output<typeof pairSchema>;
  return [
    ...pair.true.map((text) => ({ text, label: "T" as const })),
    ...pair.false.map((text) => ({ text, label: "F" as const })),
  ];
}
