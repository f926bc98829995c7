import { z } from "zod";
import { json } from "../../service";
import { type Handler, listingOf, nowSeconds, shopOf } from "../call";
import { refuse } from "../errors";
import type { ShopSetup } from "../shops/setup";
import type { Store } from "../store";
import { type ListingRecord, moneyOf, type Question } from "./record";

/** The contract was checked before; here are only the defaults. */
const questionsSchema = z.array(
  z.object({
    question_id: z.number().nullable().default(null),
    question_text: z.string(),
    instructions: z.string().nullable().default(null),
    question_type: z.string(),
    required: z.boolean(),
    max_allowed_characters: z.number().nullable().default(null),
    max_allowed_files: z.number().nullable().default(null),
    add_on_price: z.number().nullable().default(null),
    options: z
      .array(
        z.object({
          option_id: z.number().nullable().default(null),
          label: z.string(),
        }),
      )
      .nullable()
      .default(null),
  }),
);
type Given = z.output<typeof questionsSchema>[number];

/** `ListingPersonalization` of the contract. */
export function personalizationAnswer(
  { questions }: ListingRecord,
  shop: ShopSetup,
) {
  const withPrice = ({ add_on_price, ...question }: Question) =>
    add_on_price === null
      ? question
      : { ...question, add_on_price: moneyOf(add_on_price, shop) };
  return { personalization_questions: questions.map(withPrice) };
}

export const getListingPersonalization: Handler = (call) => {
  const listing = listingOf(call);
  const shop = call.store.state.shops.find(
    ({ shop_id }) => shop_id === listing.shop_id,
  );
  return json(
    200,
    personalizationAnswer(listing, shop ?? refuse(404, "Shop not found")),
  );
};

/** Replaces all questions; only those that are sent with their id keep it. */
export const updateListingPersonalization: Handler = (call) => {
  const shop = shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  if (call.query.supports_multiple_personalization_questions !== true)
    refuse(400, "supports_multiple_personalization_questions must be true.");
  const given = questionsSchema.parse(call.body.personalization_questions);
  if (given.length > 5)
    refuse(400, "A listing can have at most 5 personalization questions.");
  const uploads = given.filter(({ question_type }) =>
    question_type.endsWith("_upload"),
  );
  if (uploads.length > 1)
    refuse(400, "A listing can have at most one upload question.");
  for (const question of given) checkQuestion(question);
  listing.questions = given.map((question) =>
    toQuestion(question, listing, call.store),
  );
  listing.updated = nowSeconds();
  return json(201, personalizationAnswer(listing, shop));
};

function toQuestion(
  question: Given,
  listing: ListingRecord,
  store: Store,
): Question {
  const before = listing.questions.find(
    ({ question_id }) => question_id === question.question_id,
  );
  const options = question.options?.map(({ label }, index) => ({
    option_id: before?.options?.[index]?.option_id ?? store.nextId(),
    label,
  }));
  return {
    ...question,
    question_id: before?.question_id ?? store.nextId(),
    options: options ?? null,
  };
}

const lengthOf = (text: string) => [...text].length;

function checkQuestion(question: Given): void {
  const { question_text, instructions, question_type, options } = question;
  if (lengthOf(question_text) < 1 || lengthOf(question_text) > 45)
    refuse(400, "question_text must have 1 to 45 characters.");
  if (instructions !== null) checkInstructions(instructions, question_type);
  switch (question_type) {
    case "dropdown":
      checkOptions(options, { most: 30, longest: 20 });
      break;
    case "labeled_upload":
      checkOptions(options, { most: 10, longest: 45 });
      if (options?.length !== question.max_allowed_files)
        refuse(400, "Every file needs a label.");
      break;
    default:
      if (options !== null) refuse(400, `${question_type} has no options.`);
  }
  checkLimits(question);
}

function checkInstructions(instructions: string, type: string): void {
  if (type === "dropdown") refuse(400, "A dropdown has no instructions.");
  if (lengthOf(instructions) > 120)
    refuse(400, "instructions must have at most 120 characters.");
  if (!/^[\p{L}\p{Nd}]/u.test(instructions))
    refuse(400, "instructions must start with a letter or a digit.");
  if ((instructions.match(/\b\p{Lu}{2,}\b/gu) ?? []).length >= 3)
    refuse(400, "instructions have too many capitals.");
}

function checkOptions(
  options: Given["options"],
  { most, longest }: { most: number; longest: number },
): void {
  const labels = (options ?? []).map(({ label }) => label);
  if (labels.length < 1 || labels.length > most)
    refuse(400, `There must be 1 to ${most} options.`);
  if (labels.some((label) => lengthOf(label) < 1 || lengthOf(label) > longest))
    refuse(400, `An option must have 1 to ${longest} characters.`);
  if (new Set(labels.map((label) => label.toLowerCase())).size < labels.length)
    refuse(400, "Two options are the same.");
}

function checkLimits({
  question_type: type,
  required,
  ...question
}: Given): void {
  const {
    max_allowed_characters: characters,
    max_allowed_files: files,
    add_on_price: price,
  } = question;
  if (
    type === "text_input" &&
    (characters === null || characters < 1 || characters > 1_024)
  )
    refuse(400, "max_allowed_characters must be 1 to 1024.");
  if (type !== "text_input" && characters !== null)
    refuse(400, "Only text_input has max_allowed_characters.");
  if (type.endsWith("_upload") && (files === null || files < 1 || files > 10))
    refuse(400, "max_allowed_files must be 1 to 10.");
  if (!type.endsWith("_upload") && files !== null)
    refuse(400, "Only uploads have max_allowed_files.");
  if (price !== null && (type !== "text_input" || required))
    refuse(400, "add_on_price needs an optional text_input.");
}
