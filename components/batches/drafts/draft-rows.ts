import { z } from "zod";
import {
  type DraftForm,
  type DraftProblems,
  draftFormSchema,
  findProblems,
  findStoredForm,
  hasProblems,
  type ShopOptions,
  storeForm,
  toPriceNumber,
} from "@/components/etsy";
import type { RowAnswer } from "@/lib/batches/schema";
import { readStored, writeStored } from "@/lib/browser/local-storage";
import { isPrice, priceHint } from "@/lib/etsy/publish/price";

/** An accepted row, whose listing is there. */
export type AcceptedRow = RowAnswer & { listingId: number };

export const isAccepted = (row: RowAnswer): row is AcceptedRow =>
  row.state === "accepted" && row.listingId !== null;

/** Whether nothing of it is on Etsy or is on its way there. */
export const hasNoDraft = ({ draft }: RowAnswer) =>
  !draft || draft.canChooseAgain;
export const lacksDraft = (row: RowAnswer): row is AcceptedRow =>
  isAccepted(row) && hasNoDraft(row);

export const isOnItsWay = ({ draft }: RowAnswer) =>
  draft != null && draft.state !== "done" && draft.state !== "failed";

export const nameOf = ({ form, position }: RowAnswer) =>
  form.productName || `Listing ${position}`;

const choicesSchema = z.object({
  form: draftFormSchema,
  /** As typed, by listing, where it differs from the form's. */
  prices: z.record(z.string(), z.string()),
  /** Listings that are left for later. */
  skipped: z.array(z.number()).catch([]),
});
/**
 * What is chosen once for the drafts of a batch. Which of them are made, only
 * the server knows.
 */
export type BatchChoices = z.output<typeof choicesSchema>;

const keyOf = (batchId: string) =>
  `listwright:batch-drafts:${batchId}` as const;
/**
 * Kept in this browser, so that closing the tab in the middle, or connecting
 * the shop again, loses nothing.
 */
export const storeChoices = (batchId: string, choices: BatchChoices) =>
  writeStored(keyOf(batchId), choices);
export const findStoredChoices = (batchId: string) =>
  choicesSchema.safeParse(readStored(keyOf(batchId))).data;

const priceOf = ({ form, prices }: BatchChoices, listingId: number) =>
  prices[String(listingId)]?.trim() || form.price;

/** What a listing's own form starts with. */
export function commonFor(
  choices: BatchChoices,
  listingId: number,
): Partial<DraftForm> {
  const {
    category: _,
    attributes: __,
    languages: ___,
    ...common
  } = choices.form;
  return { ...common, price: priceOf(choices, listingId) };
}

/**
 * Takes what was changed of the choices over into forms that listings have
 * already, and leaves the rest of them.
 */
export function applyChoices(
  before: BatchChoices | undefined,
  after: BatchChoices,
  listingIds: number[],
) {
  for (const listingId of listingIds) {
    const form = findStoredForm(listingId);
    if (!form) continue;
    const former: Record<string, unknown> = before
      ? commonFor(before, listingId)
      : {};
    const changed = Object.entries(commonFor(after, listingId)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(former[name]),
    );
    storeForm(listingId, { ...form, ...Object.fromEntries(changed) });
  }
}

export type ChoiceProblems = DraftProblems & {
  byListing: Record<number, string>;
};

/**
 * What keeps the choices from being used for these rows. Category and
 * attributes are each listing's own.
 */
export function choiceProblems(
  choices: BatchChoices,
  rows: AcceptedRow[],
  shop: { options: ShopOptions; currency: string; year: number },
): ChoiceProblems {
  const {
    category: _,
    price,
    ...problems
  } = findProblems(choices.form, [], shop);
  const byListing = Object.fromEntries(
    rows.flatMap(({ listingId }) => {
      const own = choices.prices[String(listingId)]?.trim() ?? "";
      return own !== "" && !isPrice(toPriceNumber(own), shop.currency)
        ? [[listingId, priceHint(shop.currency)]]
        : [];
    }),
  );
  const isNeeded =
    choices.form.price.trim() !== "" ||
    rows.some(({ listingId }) => !priceOf(choices, listingId));
  return {
    ...problems,
    byListing,
    ...(isNeeded && price !== undefined && { price }),
  };
}

export const hasChoiceProblems = ({ byListing, ...problems }: ChoiceProblems) =>
  hasProblems(problems) || Object.keys(byListing).length > 0;
