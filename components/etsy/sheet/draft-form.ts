import { z } from "zod";
import { readStored, writeStored } from "@/lib/browser/local-storage";
import {
  type AttributeValue,
  fillAttributes,
} from "@/lib/etsy/attributes/fill-attributes";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import type { DraftProposal, UsedChoices } from "@/lib/etsy/proposal/schema";
import type { DraftChoices } from "@/lib/etsy/publish/schema";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { readTypedPrice } from "@/lib/listings/options/price";

/** `GET /api/etsy/options`. */
export type ShopOptions = {
  shippingProfiles: { id: number; title: string }[];
  readinessStates: { id: number; kind: string; label: string }[];
  returnPolicies: { id: number; label: string }[];
  sections: { id: number; title: string }[];
  partners: { id: number; label: string }[];
};

export const creativityStandards = [
  "made",
  "designed",
  "sourced",
  "handpicked",
] as const;

const choiceSchema = z.object({
  valueIds: z.array(z.number()),
  number: z.string(),
  scaleId: z.number().nullable(),
});
export type AttributeChoice = z.output<typeof choiceSchema>;

/** What the seller has filled in of a draft, complete or not. */
export const draftFormSchema = z.object({
  category: z
    .object({ id: z.number(), name: z.string(), path: z.array(z.string()) })
    .nullable(),
  price: z.string(),
  quantity: z.string(),
  type: z.enum(["physical", "download"]),
  /**
   * That the seller has a digital item's files and the right to sell them. Etsy
   * asks for both in its editor.
   */
  hasFiles: z.boolean().default(false),
  whoMade: z.enum(["", "i_did", "someone_else", "collective"]),
  whenMade: z.string(),
  supply: z.enum(["", "product", "supply"]),
  /**
   * Which of Etsy's creativity standards it meets. Etsy has no field for it:
   * the answer only finds contradictions.
   */
  standard: z.enum(["", ...creativityStandards]),
  shippingProfileId: z.number().nullable(),
  readinessStateId: z.number().nullable(),
  returnPolicyId: z.number().nullable(),
  sectionId: z.number().nullable(),
  partnerIds: z.array(z.number()),
  /** What the seller chose in place of what the facts say, by attribute. */
  attributes: z.record(z.string(), choiceSchema),
  languages: z.array(z.enum(etsyLanguageValues)),
});
export type DraftForm = z.output<typeof draftFormSchema>;
/** One of several listings that are sent one after the other. */
export type Turn = {
  /** What all of them share, and this listing's price. */
  common: Partial<DraftForm>;
  sendLabel: string;
  onSkip: () => void;
};

export type ChangeForm = (change: Partial<DraftForm>) => void;

const keyOf = (listingId: number) =>
  `listwright:etsy-draft:${listingId}` as const;
/**
 * Kept in this browser: the way to Etsy and back, to connect again, loses
 * nothing, and neither does a refusal of Etsy's.
 */
export const storeForm = (listingId: number, form: DraftForm) =>
  writeStored(keyOf(listingId), form);
export const findStoredForm = (listingId: number) =>
  draftFormSchema.safeParse(readStored(keyOf(listingId))).data;

type Item = { id: number };
const knownId = (id: number | null | undefined, items: Item[]) =>
  items.find((item) => item.id === id)?.id ?? null;
/** The one used last, or the only one that there is. */
const preselect = (used: number | undefined, items: Item[]) =>
  knownId(used, items) ?? (items.length === 1 ? (items[0]?.id ?? null) : null);

/**
 * Profiles and answers as they were chosen last, for a form or a new category
 * of it.
 */
export function reuse(used: UsedChoices | undefined, options: ShopOptions) {
  return {
    shippingProfileId: preselect(
      used?.shippingProfileId,
      options.shippingProfiles,
    ),
    readinessStateId: preselect(
      used?.readinessStateId,
      options.readinessStates,
    ),
    returnPolicyId: preselect(used?.returnPolicyId, options.returnPolicies),
    sectionId: knownId(used?.sectionId, options.sections),
    partnerIds:
      used?.partnerIds.filter((id) => knownId(id, options.partners)) ?? [],
  };
}

type Start = {
  proposal: DraftProposal;
  options: ShopOptions;
  languages: DraftForm["languages"];
  year: number;
};

/**
 * The form as it starts: with the likeliest category, and with what was chosen
 * last in it, or else at all.
 */
export function startForm({
  proposal,
  options,
  languages,
  year,
}: Start): DraftForm {
  const category = proposal.categories[0] ?? null;
  const used =
    proposal.used.find(({ taxonomyId }) => taxonomyId === category?.id) ??
    proposal.used[0];
  // A decade that ends with a former year has another name now.
  const whenMade = used?.whenMade.replace(
    /^(\d{4})_(\d{4})$/,
    (decade, from, to) =>
      Number(to) === year - 1 && Number(from) > year - 10
        ? `${from}_${year}`
        : decade,
  );
  return {
    category,
    price: "",
    quantity: "1",

    type: used?.type ?? "physical",
    hasFiles: false,
    standard: "",
    whoMade: used?.whoMade ?? "",
    whenMade: whenMade ?? "",
    supply: used === undefined ? "" : used.isSupply ? "supply" : "product",
    ...reuse(used, options),

    attributes: {},
    languages,
  };
}

/** A form of an earlier visit, without what the shop no longer has. */
export function refreshForm(
  form: DraftForm,
  options: ShopOptions,
  languages: DraftForm["languages"],
): DraftForm {
  return {
    ...form,
    shippingProfileId: knownId(
      form.shippingProfileId,
      options.shippingProfiles,
    ),
    readinessStateId: knownId(form.readinessStateId, options.readinessStates),
    returnPolicyId: knownId(form.returnPolicyId, options.returnPolicies),
    sectionId: knownId(form.sectionId, options.sections),
    partnerIds: form.partnerIds.filter((id) => knownId(id, options.partners)),
    languages: form.languages.filter((language) =>
      languages.includes(language),
    ),
  };
}

const toChoice = ({
  valueIds,
  number,
  scaleId,
}: AttributeValue): AttributeChoice => ({
  valueIds,
  number: number === undefined ? "" : String(number),
  scaleId: scaleId ?? null,
});

export type ShownAttribute = EtsyAttribute & {
  choice: AttributeChoice;
  /** Whether the facts say something of it, whatever is chosen. */
  isKnown: boolean;
  /** Whether that is what is chosen. */
  isFromFacts: boolean;
};

/**
 * The category's attributes, each as the seller chose it, or as the facts say
 * it.
 */
export function showAttributes(
  attributes: EtsyAttribute[],
  chosen: DraftForm["attributes"],
  facts: Fact[],
): ShownAttribute[] {
  const filled = new Map(
    fillAttributes(attributes, facts).map((value) => [
      value.id,
      toChoice(value),
    ]),
  );
  return attributes.map((attribute) => {
    const own = chosen[String(attribute.id)];
    const fromFacts = filled.get(attribute.id);
    const choice = own ??
      fromFacts ?? { valueIds: [], number: "", scaleId: null };
    const valueIds = choice.valueIds.filter((id) =>
      knownId(id, attribute.values),
    );
    const scaleId =
      knownId(choice.scaleId, attribute.scales) ??
      attribute.scales[0]?.id ??
      null;
    const isKnown = fromFacts !== undefined;
    return {
      ...attribute,
      choice: { ...choice, valueIds, scaleId },
      isKnown,
      isFromFacts: isKnown && !own,
    };
  });
}

/** With a point or a comma: 24.50, 24,50, 1.234,50, 3,200. */
export const toPriceNumber = (text: string) =>
  readTypedPrice(text) ?? Number.NaN;

/** "24,50" is a number too. */
export const toNumber = (text: string) =>
  text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));

const isAnswered = ({ choice }: ShownAttribute) =>
  choice.valueIds.length > 0 || choice.number.trim() !== "";
export const answered = (attributes: ShownAttribute[]) =>
  attributes.filter(isAnswered);

/** What is sent, of a form without problems. Null while it has no category. */
export function toChoices(
  form: DraftForm,
  attributes: ShownAttribute[],
): DraftRequest | null {
  if (form.category === null || form.whoMade === "") return null;
  const { whoMade, whenMade, type, languages, partnerIds } = form;
  const isPhysical = type === "physical";
  /** Left out of the request when it isn't chosen, or doesn't apply. */
  const ofPhysical = (id: number | null) =>
    isPhysical ? (id ?? undefined) : undefined;
  return {
    taxonomyId: form.category.id,
    price: toPriceNumber(form.price),
    quantity: toNumber(form.quantity),

    whoMade,
    whenMade,
    isSupply: form.supply === "supply",
    type,
    languages,
    partnerIds: whoMade === "someone_else" ? partnerIds : [],
    shippingProfileId: ofPhysical(form.shippingProfileId),
    readinessStateId: ofPhysical(form.readinessStateId),
    returnPolicyId: ofPhysical(form.returnPolicyId),
    sectionId: form.sectionId ?? undefined,
    attributes: answered(attributes).map(({ id, scales, choice }) =>
      scales.length > 0
        ? {
            id,
            valueIds: [],
            number: toNumber(choice.number),
            ...(choice.scaleId && { scaleId: choice.scaleId }),
          }
        : { id, valueIds: choice.valueIds },
    ),
  };
}
type DraftRequest = Omit<DraftChoices, "attributes"> & {
  attributes: {
    id: number;
    valueIds: number[];
    number?: number;
    scaleId?: number;
  }[];
};
