import {
  findOffLimits,
  refusedKinds,
} from "@/lib/listing-text/lexicon/off-limits";
import {
  controlCharacter,
  describeCharacter,
  htmlTag,
} from "@/lib/listing-text/rules/characters";
import {
  type RuleCode,
  type Violation,
  violation,
} from "@/lib/listing-text/rules/rule-table";

type PlainTextRules = {
  name: string;
  html: RuleCode;
  control: RuleCode;
  code?: RuleCode;
  index?: number;
};

/**
 * HTML tags are shown as they are written, and control characters break
 * exports: neither belongs in a text.
 */
export function checkPlainText(
  text: string,
  { name, html, control, code, index }: PlainTextRules,
): Violation[] {
  const found: Violation[] = [];
  const tag = htmlTag.exec(text)?.[0];
  if (tag !== undefined) {
    const shown = tag.length > 40 ? `${tag.slice(0, 39)}…` : tag;
    found.push(
      violation(
        html,
        `${name} contains the HTML tag ${shown}; Etsy shows plain text only.`,
        { index, found: tag },
      ),
    );
  }
  if (code !== undefined && text.includes("```")) {
    found.push(
      violation(
        code,
        `${name} contains a code block; Etsy shows its marks as they are.`,
        { found: "```" },
      ),
    );
  }
  const character = controlCharacter.exec(text)?.[0];
  if (character !== undefined) {
    const message = `${name} contains ${describeCharacter(character)}; only line breaks are kept.`;
    found.push(violation(control, message, { index, found: character }));
  }
  return found;
}

type OffLimitsRules = {
  name: string;
  contact: RuleCode;
  leftover: RuleCode;
  index?: number | undefined;
  /** Texts that may say it: product safety asks for the maker's addresses. */
  snippets?: readonly string[];
};

const shown = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 39)}…` : text;

/** Contact details, and what a program wrote in place of a value. */
export function checkOffLimits(
  text: string,
  { name, contact, leftover, index, snippets = [] }: OffLimitsRules,
): Violation[] {
  const found = findOffLimits(text, refusedKinds).filter(
    (one) => !snippets.some((snippet) => snippet.includes(one.text)),
  );
  return (["contact", "leftover"] as const).flatMap((kind) => {
    const first = found.find((one) => one.kind === kind);
    if (!first) return [];
    const message =
      kind === "contact"
        ? `${name} contains “${shown(first.text)}”; Etsy wants buyers to write to you on Etsy.`
        : `${name} contains “${shown(first.text)}”, which a program left there.`;
    return [
      violation(kind === "contact" ? contact : leftover, message, {
        index,
        found: first.text,
      }),
    ];
  });
}

const advice = {
  link: {
    code: "description_link",
    why: "links outside of Etsy may count as leading buyers away",
  },
  address: {
    code: "description_address",
    why: "an address is better left to your shop's pages",
  },
  price: {
    code: "description_price",
    why: "Etsy has a field of its own for the price",
  },
} as const;

/**
 * What Etsy takes and we would leave out. It never keeps a listing from being
 * saved.
 */
export function adviseDescription(description: string): Violation[] {
  return (["link", "address", "price"] as const).flatMap((kind) => {
    const [first] = findOffLimits(description, [kind]);
    if (!first) return [];
    const { code, why } = advice[kind];
    return [
      violation(
        code,
        `The description contains “${shown(first.text)}”; ${why}.`,
        { found: first.text },
      ),
    ];
  });
}
