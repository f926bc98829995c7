import type { ListingField } from "@/lib/listing-text/fields/fields";
import * as limits from "@/lib/listing-text/fields/limits";
import {
  etsySources,
  type Source,
} from "@/lib/listing-text/rules/etsy-sources";

/**
 * `contract`: written in Etsy's published API contract. `secondary`: from
 * Etsy's help pages, from errors of its API, or from people who publish through
 * it. `inferred`: our own caution, not published by Etsy.
 */
type RuleBasis = "contract" | "secondary" | "inferred";

export type Rule = {
  field: ListingField;
  statement: string;
  /** The number of the statement; null for rules without one. */
  limit: number | null;
  basis: RuleBasis;
} & Source & { source: string };

const rule = (
  field: ListingField,
  statement: string,
  basis: RuleBasis,
  source: Source,
  limit: number | null = null,
): Rule => ({
  field,
  statement,
  limit,
  basis,
  url: source.url,
  source: source.url,
  checkedOn: source.checkedOn,
});

const from = etsySources;

/**
 * Etsy's policy against leading buyers off Etsy; its page was not read by
 * machine.
 */
const contact = (field: ListingField, what: string): Rule =>
  rule(
    field,
    `${what} contains no e-mail address and no phone number.`,
    "inferred",
    from.sellerPolicy,
  );

const leftover = (field: ListingField, what: string): Rule =>
  rule(
    field,
    `${what} contains no “undefined”, “[object Object]” or {{blank}}.`,
    "inferred",
    from.listingContract,
  );

/** Every rule that a field of a listing must meet before Etsy would take it. */
export const rules = {
  title_empty: rule(
    "title",
    "A listing needs a title.",
    "contract",
    from.listingContract,
  ),
  title_too_long: rule(
    "title",
    `A title has at most ${limits.titleLimit} characters.`,
    "secondary",
    from.seoHelp,
    limits.titleLimit,
  ),
  title_character: rule(
    "title",
    "A title contains letters, numbers, punctuation, mathematical symbols, spaces, ™, © and ®.",
    "contract",
    from.listingContract,
  ),
  title_repeated_character: rule(
    "title",
    "%, :, & and + may each appear in a title once.",
    "contract",
    from.listingContract,
    1,
  ),
  title_all_caps: rule(
    "title",
    "A title is not written in capitals only.",
    "secondary",
    from.titleGuidance,
  ),
  title_edge_space: rule(
    "title",
    "A title has no space at its start or end.",
    "secondary",
    from.titleErrors,
  ),
  tags_too_many: rule(
    "tags",
    `A listing has at most ${limits.tagSlots} tags.`,
    "secondary",
    from.tagHelp,
    limits.tagSlots,
  ),
  /** Asked of the writer only: Etsy takes a listing with fewer. */
  tags_few: rule(
    "tags",
    `All ${limits.tagSlots} tags are used.`,
    "secondary",
    from.keywords,
    limits.tagSlots,
  ),
  tag_empty: rule("tags", "A tag is not empty.", "secondary", from.tagHelp),
  tag_too_long: rule(
    "tags",
    `A tag has at most ${limits.tagLimit} characters.`,
    "secondary",
    from.tagHelp,
    limits.tagLimit,
  ),
  tag_character: rule(
    "tags",
    "A tag contains letters, numbers, spaces, -, ', ™, © and ®.",
    "contract",
    from.listingContract,
  ),
  tag_start: rule(
    "tags",
    "A tag does not start with - or '.",
    "secondary",
    from.tagErrors,
  ),
  tag_edge_space: rule(
    "tags",
    "A tag has no space at its start or end.",
    "inferred",
    from.listingContract,
  ),
  tag_duplicate: rule(
    "tags",
    "No tag is repeated.",
    "contract",
    from.tagErrors,
  ),
  materials_too_many: rule(
    "materials",
    `A listing has at most ${limits.materialSlots} materials.`,
    "secondary",
    from.listingContract,
    limits.materialSlots,
  ),
  material_empty: rule(
    "materials",
    "A material is not empty.",
    "inferred",
    from.listingContract,
  ),
  material_too_long: rule(
    "materials",
    `A material has at most ${limits.materialLimit} characters.`,
    "inferred",
    from.listingContract,
    limits.materialLimit,
  ),
  material_character: rule(
    "materials",
    "A material contains letters, numbers and spaces.",
    "contract",
    from.listingContract,
  ),
  material_edge_space: rule(
    "materials",
    "A material has no space at its start or end.",
    "inferred",
    from.listingContract,
  ),
  material_duplicate: rule(
    "materials",
    "No material is repeated.",
    "inferred",
    from.listingContract,
  ),
  alt_text_too_long: rule(
    "altText",
    `Alt text has at most ${limits.altTextLimit} characters.`,
    "contract",
    from.imageContract,
    limits.altTextLimit,
  ),
  alt_text_html: rule(
    "altText",
    "Alt text is plain text without HTML.",
    "inferred",
    from.altTextHelp,
  ),
  alt_text_control: rule(
    "altText",
    "Alt text contains no control characters.",
    "inferred",
    from.altTextHelp,
  ),
  description_empty: rule(
    "description",
    "A listing needs a description.",
    "contract",
    from.listingContract,
  ),
  description_too_long: rule(
    "description",
    `A description has at most ${limits.descriptionLimit} characters.`,
    "inferred",
    from.listingContract,
    limits.descriptionLimit,
  ),
  description_html: rule(
    "description",
    "A description is plain text without HTML.",
    "secondary",
    from.listingContract,
  ),
  description_control: rule(
    "description",
    "A description contains no control characters.",
    "inferred",
    from.listingContract,
  ),
  attributes_too_many: rule(
    "attributes",
    `We keep at most ${limits.attributeSlots} attributes.`,
    "inferred",
    from.propertyContract,
    limits.attributeSlots,
  ),
  attribute_empty: rule(
    "attributes",
    "An attribute has a name and a value.",
    "contract",
    from.propertyContract,
  ),
  attribute_parenthesis: rule(
    "attributes",
    "Attribute values contain no parentheses.",
    "contract",
    from.propertyContract,
  ),
  attribute_too_long: rule(
    "attributes",
    `We limit attribute names to ${limits.attributeNameLimit} and values to ${limits.attributeValueLimit} characters.`,
    "inferred",
    from.propertyContract,
    limits.attributeValueLimit,
  ),
  attribute_control: rule(
    "attributes",
    "Attributes are plain text without HTML or control characters.",
    "inferred",
    from.propertyContract,
  ),
  attribute_duplicate: rule(
    "attributes",
    "No attribute is repeated.",
    "inferred",
    from.propertyContract,
  ),
  style_too_many: rule(
    "attributes",
    `A listing has at most ${limits.styleSlots} styles.`,
    "contract",
    from.listingContract,
    limits.styleSlots,
  ),
  style_character: rule(
    "attributes",
    "A style contains letters, numbers and spaces.",
    "contract",
    from.listingContract,
  ),
  title_contact: contact("title", "A title"),
  title_leftover: leftover("title", "A title"),
  description_contact: contact("description", "A description"),
  description_leftover: leftover("description", "A description"),
  description_code: rule(
    "description",
    "A description contains no code block.",
    "inferred",
    from.listingContract,
  ),
  description_link: rule(
    "description",
    "A description links to nothing outside of Etsy.",
    "inferred",
    from.sellerPolicy,
  ),
  description_address: rule(
    "description",
    "A description contains no street address.",
    "inferred",
    from.sellerPolicy,
  ),
  description_price: rule(
    "description",
    "A description names no price: Etsy has a field of its own for it.",
    "inferred",
    from.listingContract,
  ),
  tag_contact: contact("tags", "A tag"),
  tag_leftover: leftover("tags", "A tag"),
  material_contact: contact("materials", "A material"),
  material_leftover: leftover("materials", "A material"),
  alt_text_contact: contact("altText", "Alt text"),
  alt_text_leftover: leftover("altText", "Alt text"),
  alt_text_code: rule(
    "altText",
    "Alt text contains no code block.",
    "inferred",
    from.altTextHelp,
  ),
  attribute_contact: contact("attributes", "An attribute"),
  attribute_leftover: leftover("attributes", "An attribute"),
  personalization_question_empty: rule(
    "personalization",
    "Personalization asks the buyer a question.",
    "contract",
    from.personalizationContract,
  ),
  personalization_question_too_long: rule(
    "personalization",
    `The question has at most ${limits.questionLimit} characters.`,
    "secondary",
    from.personalizationGuide,
    limits.questionLimit,
  ),
  personalization_instructions_too_long: rule(
    "personalization",
    `The instructions have at most ${limits.instructionsLimit} characters.`,
    "secondary",
    from.personalizationGuide,
    limits.instructionsLimit,
  ),
  personalization_instructions_start: rule(
    "personalization",
    "The instructions start with a letter or a number.",
    "secondary",
    from.personalizationGuide,
  ),
  personalization_instructions_capitals: rule(
    "personalization",
    `The instructions have at most ${limits.shoutedWordLimit} words in capitals.`,
    "secondary",
    from.personalizationGuide,
    limits.shoutedWordLimit,
  ),
  personalization_control: rule(
    "personalization",
    "Personalization is plain text without HTML or control characters.",
    "inferred",
    from.personalizationContract,
  ),
  personalization_contact: contact("personalization", "Personalization"),
  personalization_leftover: leftover("personalization", "Personalization"),
} as const satisfies Record<string, Rule>;

export type RuleCode = keyof typeof rules;

/**
 * What is wrong, where, in words for a seller. `index` counts from 0; messages
 * count from 1.
 */
export type Violation = {
  field: ListingField;
  index?: number;
  code: RuleCode;
  message: string;
  /** The offending character, number or word. */
  found?: string;
};

type Where = { index?: number | undefined; found?: string | undefined };

export function violation(
  code: RuleCode,
  message: string,
  { index, found }: Where = {},
): Violation {
  return {
    field: rules[code].field,
    code,
    message,
    ...(index === undefined ? {} : { index }),
    ...(found === undefined ? {} : { found }),
  };
}
