import {
  instructionsLimit,
  questionLimit,
  shoutedWordLimit,
} from "@/lib/listing-text/fields/limits";
import {
  describeCharacter,
  findDuplicates,
} from "@/lib/listing-text/rules/characters";
import {
  shoutedWords,
  startsWell,
} from "@/lib/listing-text/rules/shouted-words";
import {
  checkContent,
  checkLength,
} from "@/lib/listings/options/check-content";
import { checkVariations } from "@/lib/listings/options/check-variations";
import {
  maxBuyerCharacters,
  maxChoices,
  maxQuestions,
  optionLimit,
} from "@/lib/listings/options/limits";
import { type OptionProblem, problemsAt } from "@/lib/listings/options/problem";
import type { ListingOptions, Question } from "@/lib/listings/options/schema";

function checkInstructions(
  { instructions, kind }: Question,
  path: string,
): OptionProblem[] {
  const { refuse } = problemsAt(path);
  if (instructions === "") return [];
  if (kind === "dropdown")
    return [
      refuse(
        "instructions_of_list",
        "A list to choose from has no instructions on Etsy.",
      ),
    ];
  const found = [
    ...checkLength(instructions, instructionsLimit, path),
    ...checkContent(instructions, path),
  ];
  const [first = ""] = instructions;
  if (!startsWell(instructions)) {
    const message = `Instructions start with a letter or a number, not with ${describeCharacter(first)}.`;
    found.push(refuse("instructions_start", message));
  }
  const shouted = shoutedWords(instructions).length;
  if (shouted > shoutedWordLimit) {
    const message = `There are ${shouted} words in capitals; Etsy allows ${shoutedWordLimit}.`;
    found.push(refuse("instructions_capitals", message));
  }
  return found;
}

function checkTextInput(
  { maxCharacters, options }: Question,
  path: string,
): OptionProblem[] {
  const limit = problemsAt(`${path}.maxCharacters`);
  const found =
    options.length > 0
      ? [
          problemsAt(`${path}.options`).refuse(
            "options_of_text",
            "A text has no options.",
          ),
        ]
      : [];
  if (maxCharacters === null) {
    found.push(
      limit.blank(
        "characters_missing",
        "Say how many characters a buyer may type.",
      ),
    );
  } else if (
    !Number.isInteger(maxCharacters) ||
    maxCharacters < 1 ||
    maxCharacters > maxBuyerCharacters
  ) {
    found.push(
      limit.refuse(
        "characters_out_of_range",
        `Etsy allows 1 to ${maxBuyerCharacters} characters.`,
      ),
    );
  }
  return found;
}

function checkList(
  { maxCharacters, options }: Question,
  path: string,
): OptionProblem[] {
  const { blank, refuse } = problemsAt(`${path}.options`);
  const found: OptionProblem[] = [];
  if (maxCharacters !== null) {
    const limit = problemsAt(`${path}.maxCharacters`);
    found.push(
      limit.refuse(
        "characters_of_list",
        "A list to choose from has no character limit.",
      ),
    );
  }
  if (options.length === 0)
    found.push(blank("options_missing", "Name at least one option."));
  if (options.length > maxChoices) {
    found.push(
      refuse(
        "too_many",
        `There are ${options.length} options; Etsy allows ${maxChoices}.`,
      ),
    );
  }
  const doubles = new Map(
    findDuplicates(options).map(({ index, first }) => [index, first]),
  );
  for (const [index, option] of options.entries()) {
    const at = `${path}.options.${index}`;
    const here = problemsAt(at);
    const first = doubles.get(index);
    if (option.trim() === "")
      found.push(here.blank("option_missing", `Name option ${index + 1}.`));
    if (first !== undefined)
      found.push(
        here.refuse("duplicate", `Option ${first + 1} says the same.`),
      );
    found.push(
      ...checkLength(option, optionLimit, at),
      ...checkContent(option, at),
    );
  }
  return found;
}

function checkQuestion(question: Question, index: number): OptionProblem[] {
  const path = `questions.${index}`;
  const { text, kind } = question;
  const at = `${path}.text`;
  return [
    ...(text.trim() === ""
      ? [
          problemsAt(at).blank(
            "question_missing",
            "Write what the buyer is asked.",
          ),
        ]
      : []),
    ...checkLength(text, questionLimit, at),
    ...checkContent(text, at),
    ...checkInstructions(question, `${path}.instructions`),
    ...(kind === "dropdown"
      ? checkList(question, path)
      : checkTextInput(question, path)),
  ];
}

/**
 * Every reason for which Etsy would refuse what is filled in, and every blank;
 * none means that it can go there as it is.
 */
export function checkOptions({
  questions,
  variations,
}: ListingOptions): OptionProblem[] {
  const tooMany =
    questions.length > maxQuestions
      ? [
          problemsAt("questions").refuse(
            "too_many",
            `There are ${questions.length} questions; Etsy allows ${maxQuestions}.`,
          ),
        ]
      : [];
  return [
    ...tooMany,
    ...questions.flatMap(checkQuestion),
    ...(variations === null ? [] : checkVariations(variations)),
  ];
}
