import { comparisonKey } from "@/lib/listing-text/rules/characters";
import { checkContent } from "@/lib/listings/options/check-text";
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
import type { Choice } from "@/lib/listings/options/read/groups";
import { checkOptions } from "@/lib/listings/options/rules";
import type {
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
  options: values,
});

const isPriced = ({ prices }: Choice): boolean =>
  prices.some((price) => price !== null);

/** Whether Etsy would take it as a value. */
const isAllowed = (value: string): boolean =>
  value.length <= axisValueLimit && checkContent(value, "").length === 0;

/** Each value once and none that is refused; blanks stay. */
function withoutRefused(choice: Choice): Choice {
  const seen = new Set<string>();
  const kept = choice.values.flatMap((value, index) => {
    const key = comparisonKey(value);
    if (key !== "" && (seen.has(key) || !isAllowed(value))) return [];
    seen.add(key);
    return [index];
  });
  const values = kept.map((index) => choice.values[index] ?? "");
  return {
    ...choice,
    values,
    prices: kept.map((index) => choice.prices[index] ?? null),
  };
}

/**
 * What varies, those with prices first; and what is a list to choose from,
 * among it what is too much to vary.
 */
function divide(choices: readonly Choice[]): {
  axes: Choice[];
  lists: Choice[];
} {
  const varying = choices.filter(({ type }) => type === "axis");
  const byPrice = [
    ...varying.filter(isPriced),
    ...varying.filter((choice) => !isPriced(choice)),
  ];
  const axes: Choice[] = [];
  for (const choice of byPrice) {
    const fits =
      choice.values.length <= maxAxisValues &&
      countCombinations([...axes, choice]) <= maxCombinations;
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
  return combine(
    choices.map(({ name, values }) => ({ name, values })),
    (place) => ({
      price: choices[priced]?.prices[place[priced] ?? 0] ?? null,
      isOffered: true,
    }),
  );
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
 * Puts what was read together, within Etsy's limits. What doesn't fit or isn't
 * allowed is unread.
 */
export function fitProposal(
  asked: readonly Question[],
  read: readonly Choice[],
  unread: readonly string[],
) {
  const refused = read.flatMap(({ values }) =>
    values.filter((value) => !isAllowed(value)),
  );
  const { axes, lists } = divide(
    read.map(withoutRefused).filter(({ values }) => values.length > 1),
  );
  const isShort = ({ values }: Choice) => values.length <= maxChoices;
  const questions = [...asked, ...lists.filter(isShort).map(listOf)];
  const left = [
    ...refused,
    ...lists
      .filter((choice) => !isShort(choice))
      .map(({ values }) => values.join(", ")),
    ...questions.slice(maxQuestions).map(({ text }) => text),
  ];
  let fitted: Fitting = {
    options: {
      questions: questions.slice(0, maxQuestions),
      variations: variationsOf(axes),
    },
    unread: [...unread, ...left],
  };
  for (const { path } of checkOptions(fitted.options).filter(
    ({ isBlank }) => !isBlank,
  ))
    fitted = blankAt(fitted, path);
  const notes = read.flatMap(({ note }) => note ?? []);
  const lost = new Set(
    fitted.unread.map((part) => part.trim()).filter(Boolean),
  );
  return { options: fitted.options, notes, unread: [...lost] };
}
