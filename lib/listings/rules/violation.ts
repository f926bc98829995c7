import { type ListingField, type RuleCode, rules } from "@/lib/listings/rules/rule-table";

/** What is wrong, where, in words for a seller. `index` counts from 0; messages count from 1. */
export type Violation = {
  field: ListingField;
  index?: number;
  code: RuleCode;
  message: string;
  /** The offending character, number or word. */
  found?: string;
};

type Where = { index?: number | undefined; found?: string | undefined };

export function violation(code: RuleCode, message: string, { index, found }: Where = {}): Violation {
  return {
    field: rules[code].field,
    code,
    message,
    ...(index === undefined ? {} : { index }),
    ...(found === undefined ? {} : { found }),
  };
}
