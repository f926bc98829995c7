import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { listAttributes } from "@/lib/etsy/categories/categories";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { isPrice, priceHint } from "@/lib/etsy/publish/price";
import type { DraftChoices, PublicationStep } from "@/lib/etsy/publish/schema";
import { isNewlyMade, whenMadeValues } from "@/lib/etsy/publish/when-made";
import type {
  ListingAnswer,
  OpenPoint,
} from "@/lib/listing-text/fields/schema";
import { checkOptions } from "@/lib/listings/options/check-options";
import { findOptions } from "@/lib/listings/options/option-data";
import { emptyOptions } from "@/lib/listings/options/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { listTranslations } from "@/lib/listings/translate/translation-data";

/** A choice that Etsy would refuse. */
export class InvalidChoice extends AppError {
  constructor(
    /**
     * As the request names it; of an attribute with its id: `attributes/200`.
     */
    readonly field: string,
    message: string,
  ) {
    // Of an attribute its list is named; what the listing's own options lack
    // isn't in the request.
    const [member = ""] = field.split("/");
    super("invalid_input", message, {
      refused: [
        {
          path: member === "options" ? [] : [member],
          code: "invalid_choice",
          message,
        },
      ],
    });
  }
}

type Plan = {
  sent: SentListing;
  choices: DraftChoices;
  steps: PublicationStep[];
  open: OpenPoint[];
};

/**
 * What would go to Etsy with these choices, at prices in this currency. Throws
 * `InvalidChoice`.
 */
export async function planDraft(
  {
    userId,
    listingId,
    currency,
  }: { userId: number; listingId: number; currency: string },
  choices: DraftChoices,
  now: Date,
): Promise<Plan> {
  const answer = await requireListing(userId, listingId);
  if (!isPrice(choices.price, currency))
    throw new InvalidChoice("price", priceHint(currency));
  checkChoices(choices, now.getUTCFullYear());
  const known = await listAttributes(choices.taxonomyId);
  const attributes = choices.attributes.map((chosen) =>
    toSentAttribute(chosen, known),
  );
  const missing = known.find(
    ({ id, isRequired }) =>
      isRequired && !attributes.some((attribute) => attribute.id === id),
  );
  if (missing)
    throw new InvalidChoice(
      `attributes/${missing.id}`,
      `Please choose “${missing.name}”: Etsy requires it in this category.`,
    );
  const stored = await listTranslations(userId, listingId);
  const translations = choices.languages.map((language) => {
    const found = stored.find(
      (translation) => translation.language === language,
    );
    if (!found)
      throw new InvalidChoice(
        "languages",
        "A chosen language has no translation yet. Please translate the listing first.",
      );
    return {
      language,
      title: found.title,
      description: found.description,
      tags: found.tags,
    };
  });
  const options = await requireOptions(
    { userId, listingId, currency },
    choices,
  );
  const sent = {
    ...textsOf(answer),
    photos: photosOf(answer),
    attributes,
    translations,
    ...options,
    currency,
  };
  return { sent, choices, steps: stepsOf(sent), open: answer.open };
}

/**
 * What buyers tell and choose. Throws `InvalidChoice` while something of it is
 * missing or against Etsy's rules.
 */
async function requireOptions(
  {
    userId,
    listingId,
    currency,
  }: { userId: number; listingId: number; currency: string },
  { type }: DraftChoices,
) {
  const { questions, variations } =
    (await findOptions(userId, listingId)) ?? emptyOptions;
  const [problem] = checkOptions({ questions, variations });
  if (problem)
    throw new InvalidChoice(
      `options/${problem.path}`,
      `Personalization and variations: ${problem.message}`,
    );
  if (type === "download" && variations !== null)
    throw new InvalidChoice(
      "type",
      "A digital listing has no variations on Etsy.",
    );
  const odd = variations?.combinations.find(
    ({ price }) => price !== null && !isPrice(price, currency),
  );
  if (odd)
    throw new InvalidChoice(
      "options/variations",
      `${odd.values.join(", ")}: ${priceHint(currency)}`,
    );
  return { questions, variations };
}

export const textsOf = ({
  title,
  description,
  tags,
  materials,
}: ListingAnswer) => ({
  title: title.normalize("NFC"),
  description: description.normalize("NFC"),

  tags: tags.map((tag) => tag.normalize("NFC")),
  materials: materials.map((one) => one.normalize("NFC")),
});

/** Two plans with the same digest send the same. */
export const digestOf = ({ sent, choices }: Pick<Plan, "sent" | "choices">) =>
  createHash("sha256")
    .update(JSON.stringify([sent, choices]))
    .digest("base64url");

/**
 * A photo that was sent with the form has no working copy: there is nothing of
 * it to send.
 */
export const photosOf = ({ photos }: ListingAnswer) =>
  photos.flatMap(({ id, altText }) =>
    id === null ? [] : [{ id, altText: altText.normalize("NFC") }],
  );

function checkChoices(choices: DraftChoices, year: number) {
  const { type, whenMade, whoMade, isSupply, partnerIds } = choices;
  if (!whenMadeValues(year).includes(whenMade))
    throw new InvalidChoice("whenMade", "Please choose when it was made.");
  if (type === "physical" && choices.shippingProfileId === undefined)
    throw new InvalidChoice(
      "shippingProfileId",
      "Please choose a shipping profile.",
    );
  if (type === "physical" && choices.readinessStateId === undefined)
    throw new InvalidChoice(
      "readinessStateId",
      "Please choose a processing profile.",
    );
  if (
    type === "download" &&
    (choices.shippingProfileId ?? choices.readinessStateId) !== undefined
  )
    throw new InvalidChoice(
      "type",
      "A digital listing has neither shipping nor processing.",
    );
  if (
    whoMade === "someone_else" &&
    isNewlyMade(whenMade, year) &&
    !isSupply &&
    partnerIds.length === 0
  )
    throw new InvalidChoice(
      "partnerIds",
      "Please choose the production partner that makes it: Etsy requires one.",
    );
}

function toSentAttribute(
  { id, valueIds, number, scaleId }: DraftChoices["attributes"][number],
  known: EtsyAttribute[],
) {
  const attribute = known.find((each) => each.id === id);
  if (!attribute)
    throw new InvalidChoice(
      "attributes",
      "An attribute doesn't belong to this category.",
    );
  const { name, values, scales, maxValues } = attribute;
  if (scales.length > 0) {
    if (number === undefined || !scales.some((scale) => scale.id === scaleId))
      throw new InvalidChoice(
        `attributes/${id}`,
        `Please enter a number and its unit for “${name}”.`,
      );
    // Etsy asks for as many ids as values, and gives a typed number an id of
    // its own.
    return {
      id,
      name,
      valueIds: [1],
      values: [String(number)],
      scaleId: scaleId ?? null,
    };
  }
  const chosen = valueIds.map(
    (valueId) => values.find((value) => value.id === valueId)?.name,
  );
  const names = chosen.filter((value) => value !== undefined);
  if (
    names.length === 0 ||
    names.length < chosen.length ||
    names.length > maxValues
  )
    throw new InvalidChoice(
      `attributes/${id}`,
      `Please choose “${name}” again: Etsy's values have changed.`,
    );
  return { id, name, valueIds, values: names, scaleId: null };
}

/** In the order in which they are taken. */
function stepsOf({
  photos,
  attributes,
  variations,
  questions,
  translations,
}: SentListing): PublicationStep[] {
  const waiting = { state: "waiting" as const };
  return [
    { kind: "draft", number: 0, label: "Create the draft", ...waiting },
    ...photos.map((_, index) => ({
      kind: "photo" as const,
      number: index + 1,
      label: `Photo ${index + 1}`,
      ...waiting,
    })),
    ...attributes.map(({ name }, index) => ({
      kind: "attribute" as const,
      number: index + 1,
      label: name,
      ...waiting,
    })),
    ...(variations === null
      ? []
      : [
          {
            kind: "inventory" as const,
            number: 0,
            label: "Variations",
            ...waiting,
          },
        ]),
    ...(questions.length === 0
      ? []
      : [
          {
            kind: "personalization" as const,
            number: 0,
            label: "Personalization",
            ...waiting,
          },
        ]),
    ...translations.map(({ language }) => ({
      kind: "translation" as const,
      number: 0,
      language,
      label: `Translation: ${language}`,
      ...waiting,
    })),
    { kind: "check", number: 0, label: "Compare with Etsy", ...waiting },
  ];
}
