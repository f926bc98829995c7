import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { checkContent } from "@/lib/listings/options/check-content";
import { checkOptions } from "@/lib/listings/options/check-options";
import {
  combine,
  countCombinations,
} from "@/lib/listings/options/combinations";
import {
  axisValueLimit,
  maxAxes,
  maxAxisValues,
  maxChoices,
  maxCombinations,
  maxQuestions,
} from "@/lib/listings/options/limits";
import { type Choice, isPriced } from "@/lib/listings/options/reading/choice";
import type {
  Axis,
  ListingOptions,
  Question,
  Variations,
} from "@/lib/listings/options/schema";

const listOf = ({ name, values }: Choice): Question => ({
  text: name,
  instructions: "",
  kind: "dropdown",
  isRequired: false,
  maxCharacters: null,
  options: values.map(({ value }) => value),
});

/** Whether Etsy would take it as a value. */
const isAllowed = (value: string): boolean =>
  value.length <= axisValueLimit && checkContent(value, "").length === 0;

/** Without the values that Etsy refuses; blanks stay. */
const withoutRefused = ({ name, values }: Choice): Choice => ({
  name,
  values: values.filter(({ value }) => isAllowed(value)),
});

const axisOf = ({ name, values }: Choice): Axis => ({
  name,
  values: values.map(({ value }) => value),
});

/**
 * What varies, those with prices first; and what is a list to choose from,
 * among it what is too much to vary.
 */
function divide(choices: readonly Choice[]): {
  axes: Choice[];
  lists: Choice[];
} {
  const byPrice = [
    ...choices.filter(isPriced),
    ...choices.filter((choice) => !isPriced(choice)),
  ];
  const axes: Choice[] = [];
  for (const choice of byPrice) {
    const fits =
      choice.values.length <= maxAxisValues &&
      countCombinations([...axes, choice].map(axisOf)) <= maxCombinations;
    const isOther = axes.every(
      ({ name }) =>
        name === "" || comparisonKey(name) !== comparisonKey(choice.name),
    );
    if (axes.length < maxAxes && fits && isOther) axes.push(choice);
  }
  const chosen = choices.filter((choice) => axes.includes(choice));
  return {
    axes: chosen,
    lists: choices.filter((choice) => !axes.includes(choice)),
  };
}

/**
 * Prices of one variation only: two prices for a combination contradict each
 * other.
 */
function variationsOf(choices: readonly Choice[]): Variations | null {
  if (choices.length === 0) return null;
  const priced = choices.findIndex(isPriced);
  return combine(choices.map(axisOf), (place) => ({
    price: choices[priced]?.values[place[priced] ?? 0]?.price ?? null,
    isOffered: true,
  }));
}

type Fitting = { options: ListingOptions; unread: string[] };

/**
 * Leaves what breaks a rule blank, and says so: the path leads to a text, a
 * number or an entry of a list.
 */
function blankAt({ options, unread }: Fitting, path: string): Fitting {
  const [part, first, member, ...rest] = path.split(".");
  const at = Number(first);
  if (part === "variations") return blankVariation({ options, unread }, path);
  const questions = options.questions.map((question, index): Question => {
    if (index !== at) return question;
    if (member === "options") {
      const [option] = rest;
      return {
        ...question,
        options: question.options.map((text, place) =>
          place === Number(option) ? "" : text,
        ),
      };
    }
    return {
      ...question,
      ...(member === "maxCharacters"
        ? { maxCharacters: null }
        : { [member ?? "text"]: "" }),
    };
  });
  const question = options.questions[at];
  const lost =
    member === "options"
      ? question?.options[Number(rest[0])]
      : member === "maxCharacters"
        ? `${question?.maxCharacters}`
        : member === "instructions"
          ? question?.instructions
          : question?.text;
  return {
    options: { ...options, questions },
    unread: [...unread, lost ?? ""],
  };
}

function blankVariation({ options, unread }: Fitting, path: string): Fitting {
  const { variations } = options;
  if (!variations) return { options, unread };
  const [, part, first, member, place] = path.split(".");
  const { axes, combinations } = variations;
  if (part === "combinations") {
    const lost = combinations[Number(first)]?.price;
    const kept = combinations.map((one, index) =>
      index === Number(first) ? { ...one, price: null } : one,
    );
    return {
      options: { ...options, variations: { axes, combinations: kept } },
      unread: [...unread, `${lost ?? ""}`],
    };
  }
  const axis = axes[Number(first)];
  const lost = member === "name" ? axis?.name : axis?.values[Number(place)];
  const changed = axes.map((one, index) => {
    if (index !== Number(first)) return one;
    if (member === "name") return { ...one, name: "" };
    return {
      ...one,
      values: one.values.map((value, at) =>
        at === Number(place) ? "" : value,
      ),
    };
  });
  let position = 0;
  const next = combine(changed, () => combinations[position++]);
  return {
    options: { ...options, variations: next },
    unread: [...unread, lost ?? ""],
  };
}

/**
 * Puts what is told together, within Etsy's limits. What doesn't fit or isn't
 * allowed is unread.
 */
export function fitProposal(
  asked: readonly Question[],
  told: readonly Choice[],
): Fitting {
  const refused = told.flatMap(({ values }) =>
    values.flatMap(({ value }) => (isAllowed(value) ? [] : [value])),
  );
  const { axes, lists } = divide(
    told.map(withoutRefused).filter(({ values }) => values.length > 1),
  );
  const isShort = ({ options }: Question) => options.length <= maxChoices;
  const questions = [...asked, ...lists.map(listOf)];
  const short = questions.filter(isShort);
  let fitted: Fitting = {
    options: {
      questions: short.slice(0, maxQuestions),
      variations: variationsOf(axes),
    },
    unread: [
      ...refused,
      ...questions
        .filter((question) => !isShort(question))
        .map(({ options }) => options.join(", ")),
      ...short.slice(maxQuestions).map(({ text }) => text),
    ],
  };
  for (const { path } of checkOptions(fitted.options).filter(
    ({ isBlank }) => !isBlank,
  ))
    fitted = blankAt(fitted, path);
  return fitted;
}
