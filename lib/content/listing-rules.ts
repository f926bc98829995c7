import { type RuleValue, ruleExamples } from "@/lib/content/rule-examples";
import {
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import {
  type Rule,
  type RuleCode,
  rules,
} from "@/lib/listing-text/rules/rule-table";

/** A rule as it is published: what the engine checks, with an example each. */
export type ListingRule = Pick<
  Rule,
  "field" | "statement" | "limit" | "basis" | "source" | "checkedOn"
> & {
  id: RuleCode;
  right: RuleValue;
  wrong: RuleValue;
};

const codes = Object.keys(rules) as RuleCode[];

export const listingRules: ListingRule[] = codes.map((id) => {
  const { field, statement, limit, basis, source, checkedOn } = rules[id];
  return {
    id,
    field,
    statement,
    limit,
    ...ruleExamples[id],
    basis,
    source,
    checkedOn,
  };
});

/** The same by field, in the order of Etsy's form. */
export const rulesByField: {
  field: ListingField;
  label: string;
  rules: ListingRule[];
}[] = listingFields.map((field) => ({
  field,
  label: fields[field].label,
  rules: listingRules.filter((rule) => rule.field === field),
}));

/** How firm a rule is, by where it comes from. */
export const basisNames: Record<
  Rule["basis"],
  { name: string; meaning: string }
> = {
  contract: {
    name: "In Etsy's contract",
    meaning:
      "Written in Etsy's published API contract, which we have read. Etsy refuses what breaks it.",
  },
  secondary: {
    name: "Reported",
    meaning:
      "From Etsy's help pages, from errors of its API, or from people who publish through it. The link is the page at Etsy that it belongs to; we haven't read all of these in the original, and some don't say it themselves.",
  },
  inferred: {
    name: "Our caution",
    meaning:
      "Etsy publishes no such rule. We keep to it because the opposite breaks exports, or may break a policy.",
  },
};
