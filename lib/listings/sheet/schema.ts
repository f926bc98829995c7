import { z } from "zod";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import {
  attributeNameLimit,
  attributeSlots,
  attributeValueLimit,
} from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { maxSelection } from "@/lib/listings/history/filter-choices";
import {
  blankLength,
  sheetChanges,
  sheetPage,
} from "@/lib/listings/sheet/limits";

const idSchema = z.int().positive().max(2_147_483_647);

/** "12,15": the listings of one page of a sheet. */
export const sheetQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(maxSelection * 11)
    .regex(/^\d{1,10}(?:,\d{1,10})*$/, "Please choose a listing first.")
    .transform((text) => text.split(",").map(Number))
    .pipe(
      z
        .array(idSchema)
        .max(
          sheetPage,
          `Please ask for at most ${sheetPage} listings at once.`,
        ),
    ),
});

/** What a sheet changes: what is told of the last change. */
export const sheetKinds = [
  "claims",
  "blanks",
  "tags",
  "materials",
  "attributes",
] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const listFields = ["tags", "materials", "attributes"] as const;
export type ListField = (typeof listFields)[number];
export const listActions = ["add", "remove", "replace"] as const;
export type ListAction = (typeof listActions)[number];

const entryLength = attributeNameLimit + 2 + attributeValueLimit;
const entrySchema = z.string().trim().min(1).max(entryLength);

/**
 * Attributes are added as "Color: blue", and removed and replaced by their
 * name. `to` is what stands in place of the one entry.
 */
const listChangeSchema = z
  .strictObject({
    field: z.enum(listFields),
    action: z.enum(listActions),
    entries: z
      .array(entrySchema)
      .min(1)
      .max(attributeSlots, "These are too many."),
    to: entrySchema.optional(),
  })
  .refine(
    ({ action, entries, to }) =>
      action !== "replace" || (to !== undefined && entries.length === 1),
    "Please say what stands in its place.",
  );
export type ListChange = z.output<typeof listChangeSchema>;

const keysSchema = z.array(z.string().min(1).max(600)).max(100).optional();

const blankFillSchema = z.strictObject({
  /** As the text has it: "size" of `[add size]`. */
  blank: z.string().min(1).max(40),
  /** Null leaves out each sentence or entry that asks for it. */
  value: z
    .string()
    .trim()
    .min(1)
    .max(blankLength, `Please keep this under ${blankLength} characters.`)
    .nullable(),
});
export type BlankFill = z.output<typeof blankFillSchema>;

/** What is changed of one listing; `version` is the one that was seen. */
const sheetChangeSchema = z.strictObject({
  id: idSchema,
  version: z.int().positive().max(2_147_483_647),
  confirm: keysSchema,
  strike: keysSchema,
  blanks: z.array(blankFillSchema).min(1).max(100).optional(),
  list: listChangeSchema.optional(),
});
export type SheetChange = z.output<typeof sheetChangeSchema>;

/** Chosen by the caller. On plain http a browser makes one without dashes. */
const editIdSchema = z
  .string()
  .toLowerCase()
  .regex(/^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/);

export const sheetSaveSchema = z.strictObject({
  /** Of all calls of one press, so that one undo takes all of it back. */
  edit: editIdSchema,
  kind: z.enum(sheetKinds),
  changes: z
    .array(sheetChangeSchema)
    .min(1)
    .max(sheetChanges, `Please send at most ${sheetChanges} listings at once.`)
    .refine(
      (changes) => new Set(changes.map(({ id }) => id)).size === changes.length,
      "Please send each listing once.",
    ),
});
export type SheetSave = z.output<typeof sheetSaveSchema>;

export const sheetUndoSchema = z.strictObject({
  edit: editIdSchema,
});

/** Something that a listing says and that the seller has to settle. */
export type SheetClaim = {
  key: string;
  field: ListingField;
  /** What is claimed. */
  text: string;
  /** Where it stands: a sentence, a tag, a title. */
  said: string;
  /** Why it is open. */
  message: string;
  /** What the seller told that says it; "" when nothing does. */
  fact: string;
  canConfirm: boolean;
};

export type SheetBlank = {
  /** "size" of `[add size]`. */
  name: string;
  field: ListingField;
  /** Where it stands. */
  said: string;
};

/** One listing of a sheet. */
export type SheetRow = Pick<
  GeneratedListing,
  "tags" | "materials" | "attributes"
> & {
  id: number;
  version: number;
  name: string;
  claims: SheetClaim[];
  blanks: SheetBlank[];
  /** What else is open, which only the listing's own page can settle. */
  others: string[];
};

/**
 * `changed`: it is another version by now, and stays as it is. `refused`: why
 * is in `message`. `gone`: there is no such listing any more.
 */
export type SheetOutcome = {
  id: number;
  outcome: "saved" | "changed" | "refused" | "gone";
  message: string;
  /** As it is now. */
  row: SheetRow | null;
};

export type SheetAnswer = { results: SheetOutcome[] };

/** The last change, as far as it can be taken back. */
export type LastSheetEdit = {
  edit: string;
  kind: SheetKind;
  /** ISO 8601. */
  at: string;
  /** How many listings. */
  count: number;
};
export type SheetUndoAnswer = SheetAnswer & {
  /** How many listings are still to be taken back, by another call. */
  left: number;
};
