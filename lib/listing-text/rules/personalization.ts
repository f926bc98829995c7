import {
  instructionsLimit,
  questionLimit,
  shoutedWordLimit,
} from "@/lib/listing-text/fields/limits";
import type { Personalization } from "@/lib/listing-text/fields/optional-schemas";
import {
  hasOffLimits,
  refusedKinds,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import {
  hasLetterOrDigit,
  plainLine,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import {
  describeCharacter,
  lengthOf,
  lowerCase,
} from "@/lib/listing-text/rules/characters";
import {
  checkOffLimits,
  checkPlainText,
} from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import {
  shoutedWord,
  shoutedWords,
  startsWell,
} from "@/lib/listing-text/rules/shouted-words";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

function checkText(text: string, name: string): Violation[] {
  return [
    ...checkPlainText(text, {
      name,
      html: "personalization_control",
      control: "personalization_control",
    }),
    ...checkOffLimits(text, {
      name,
      contact: "personalization_contact",
      leftover: "personalization_leftover",
    }),
  ];
}

function checkInstructions(instructions: string): Violation[] {
  const found = checkText(instructions, "The personalization's text");
  const length = lengthOf(instructions);
  if (length > instructionsLimit) {
    const message = `The personalization's instructions have ${length} characters; Etsy allows ${instructionsLimit}.`;
    found.push(
      violation("personalization_instructions_too_long", message, {
        found: String(length),
      }),
    );
  }
  if (instructions !== "" && !startsWell(instructions)) {
    const message = `The personalization's instructions start with ${describeCharacter(instructions.charAt(0))}; Etsy asks for a letter or a number.`;
    found.push(
      violation("personalization_instructions_start", message, {
        found: instructions.charAt(0),
      }),
    );
  }
  const shouted = shoutedWords(instructions);
  if (shouted.length > shoutedWordLimit) {
    const message = `The personalization's instructions have ${shouted.length} words in capitals; Etsy allows ${shoutedWordLimit}.`;
    found.push(
      violation("personalization_instructions_capitals", message, {
        found: shouted.join(" "),
      }),
    );
  }
  return found;
}

/** A listing without personalization passes. */
export function checkPersonalization(
  personalization: Personalization | null,
): Violation[] {
  if (personalization === null) return [];
  const { question, instructions } = personalization;
  const found = checkText(question, "The personalization's question");
  if (question.trim() === "") {
    found.push(
      violation(
        "personalization_question_empty",
        "The personalization asks nothing; Etsy needs a question.",
      ),
    );
  }
  const length = lengthOf(question);
  if (length > questionLimit) {
    const message = `The personalization's question has ${length} characters; Etsy allows ${questionLimit}.`;
    found.push(
      violation("personalization_question_too_long", message, {
        found: String(length),
      }),
    );
  }
  return [...found, ...checkInstructions(instructions)];
}

const permittedText = (text: string): string =>
  withoutOffLimits(plainLine(text), refusedKinds);

const repairText = (text: string, limit: number): string =>
  untilStable(text, (current) =>
    truncateAtWord(permittedText(current), limit).normalize("NFC"),
  );

/** "USE CAPITAL LETTERS ONLY" as "Use Capital Letters Only". */
const fixCapitalization = (text: string): string =>
  shoutedWords(text).length > shoutedWordLimit
    ? text.replace(
        shoutedWord,
        (word) => word.charAt(0) + lowerCase(word.slice(1)),
      )
    : text;

function repairInstructions(instructions: string): string {
  const text = untilStable(instructions, (current) =>
    // Placeholders go first, while their opening braces are there to tell them
    // by.
    repairText(
      fixCapitalization(permittedText(current)).replace(
        /^[^\p{L}\p{Nd}]+/u,
        "",
      ),
      instructionsLimit,
    ),
  );
  return hasLetterOrDigit(text) && !hasOffLimits(text, refusedKinds)
    ? text
    : "";
}

/** Null when no usable question is left. */
export function normalizePersonalization(
  personalization: Personalization | null,
): Personalization | null {
  if (personalization === null) return null;
  const question = repairText(personalization.question, questionLimit);
  if (!hasLetterOrDigit(question) || hasOffLimits(question, refusedKinds))
    return null;
  return {
    question,
    instructions: repairInstructions(personalization.instructions),
  };
}
