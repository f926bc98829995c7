import type {
  Attribute,
  GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import type { Personalization } from "@/lib/listing-text/fields/optional-schemas";
import type { RuleCode } from "@/lib/listing-text/rules/rule-table";

/** A value of a field, as a listing has it. */
export type RuleValue = GeneratedListing[keyof GeneratedListing];

/** One that keeps a rule, and one that breaks it and as little else as it can. */
type Examples = { right: RuleValue; wrong: RuleValue };
const pair = (right: RuleValue, wrong: RuleValue): Examples => ({
  right,
  wrong,
});

const title = "Speckled Stoneware Coffee Mug, 12 oz, Wheel Thrown";
const description =
  "A 12 oz coffee mug in speckled stoneware, thrown on the wheel. It is 3.5 inches tall and goes in the dishwasher.";
const altText =
  "Cream stoneware mug with brown speckles on an oak table, a teaspoon beside it.";
const tags = [
  "speckled coffee cup",
  "pottery mug",
  "ceramic drinkware",
  "wheel thrown pottery",
  "cottagecore mug",
  "farmhouse tableware",
  "rustic kitchen decor",
  "coffee lover gift",
  "gift for tea drinker",
  "housewarming gift",
  "new home present",
  "office desk mug",
  "cozy morning mug",
];
const materials = ["stoneware", "hand mixed glaze"];
const manyMaterials = [
  "oak",
  "walnut",
  "ash",
  "maple",
  "cherry",
  "beech",
  "birch",
  "pine",
  "larch",
  "olive wood",
  "plum",
  "pear",
  "elm",
];
const color: Attribute = { name: "Primary color", value: "Cream" };
const style = (value: string): Attribute[] => [{ name: "Style", value }];
const ask = (question: string, instructions = ""): Personalization => ({
  question,
  instructions,
});
const asked = ask("Which name shall I engrave?", "Up to 12 letters.");

const ofTitle = {
  title_empty: pair(title, ""),
  title_too_long: pair(
    title,
    "Speckled Stoneware Coffee Mug for Coffee and Tea, Wheel Thrown Pottery Cup with a Large Handle in Cream and Brown, Ceramic Kitchen Drinkware, 12 oz",
  ),
  title_character: pair(
    "Linen Apron with Two Pockets, 45 Euro Cloth",
    "Linen Apron with Two Pockets, 45 € Cloth",
  ),
  title_repeated_character: pair(
    "Salt & Pepper Bowls and Wooden Spoon",
    "Salt & Pepper Bowls & Wooden Spoon",
  ),
  title_all_caps: pair(
    "Lavender Soy Candle in Amber Jar",
    "LAVENDER SOY CANDLE IN AMBER JAR",
  ),
  title_edge_space: pair("Oak Ring Dish", " Oak Ring Dish"),
  title_contact: pair(
    "Custom Name Sign in Oak",
    "Custom Name Sign in Oak, hello@oaksigns.example.com",
  ),
  title_leftover: pair(
    "Knit Baby Blanket in Moss Green",
    "Knit Baby Blanket in {{color}}",
  ),
};

const ofTags = {
  tags_too_many: pair(tags, tags.concat("stoneware cup")),
  tags_few: pair(tags, tags.slice(0, 4)),
  tag_empty: pair(["pottery mug"], ["pottery mug", ""]),
  tag_too_long: pair(["ceramic coffee mug"], ["handmade ceramic coffee mug"]),
  tag_character: pair(["mom and dad gift"], ["mom & dad gift"]),
  tag_start: pair(["boho earrings"], ["-boho earrings"]),
  tag_edge_space: pair(["ring dish"], ["ring dish "]),
  tag_duplicate: pair(
    ["coffee mug", "pottery mug"],
    ["coffee mug", "Coffee Mug"],
  ),
  tag_contact: pair(["custom order"], ["call 212-555-0147"]),
  tag_leftover: pair(["oak trinket dish"], ["undefined"]),
};

const ofMaterials = {
  materials_too_many: pair(manyMaterials, manyMaterials.concat("willow")),
  material_empty: pair(materials, ["stoneware", ""]),
  material_too_long: pair(
    ["merino wool"],
    ["merino wool from sheep of a farm in the next valley"],
  ),
  material_character: pair(["hand dyed wool"], ["hand-dyed wool"]),
  material_edge_space: pair(["brass"], ["brass "]),
  material_duplicate: pair(["oak", "brass"], ["oak", "Oak"]),
  material_contact: pair(["oak"], ["ask 212-555-0147"]),
  material_leftover: pair(["linen"], ["undefined"]),
};

const ofAltText = {
  alt_text_too_long: pair(altText, `${altText} `.repeat(7).trim()),
  alt_text_html: pair(altText, `<b>${altText}</b>`),
  alt_text_control: pair(altText, "Cream stoneware mug\ton an oak table."),
  alt_text_contact: pair(altText, `${altText} Call 212-555-0147.`),
  alt_text_leftover: pair(altText, "A mug in {{color}} on an oak table."),
  alt_text_code: pair(altText, `\`\`\`${altText}\`\`\``),
};

const ofDescription = {
  description_empty: pair(description, ""),
  description_too_long: pair(description, `${description} `.repeat(120).trim()),
  description_html: pair(description, `<p>${description}</p>`),
  description_control: pair(description, `Size:\t12 oz. ${description}`),
  description_contact: pair(
    `${description} Write to me on Etsy with any question.`,
    `${description} Write to hello@mugs.example.com with any question.`,
  ),
  description_leftover: pair(
    `${description} It weighs 14 oz.`,
    `${description} It weighs {{weight}}.`,
  ),
  description_code: pair(description, `\`\`\`\n${description}\n\`\`\``),
  description_link: pair(
    `${description} More of this glaze is in my shop.`,
    `${description} More of this glaze is at www.mugs.example.com.`,
  ),
  description_address: pair(
    `${description} Made in my studio in Vermont.`,
    `${description} Pick it up at 42 Oak Street, Burlington, VT 05401.`,
  ),
  description_price: pair(
    `${description} Sets of two are in my shop.`,
    `${description} Two of them cost $48.00.`,
  ),
};

const ofAttributes = {
  attributes_too_many: pair(
    [color],
    Array.from({ length: 31 }, (_, at) => ({
      name: `Detail ${at + 1}`,
      value: "Cream",
    })),
  ),
  attribute_empty: pair([color], [{ name: "Primary color", value: "" }]),
  attribute_parenthesis: pair(
    [{ name: "Primary color", value: "Blue" }],
    [{ name: "Primary color", value: "Blue (dark)" }],
  ),
  attribute_too_long: pair(
    [{ name: "Occasion", value: "Housewarming" }],
    [
      {
        name: "Occasion",
        value:
          "Housewarming, wedding, engagement, anniversary, birthday, retirement, graduation",
      },
    ],
  ),
  attribute_control: pair(
    [{ name: "Room", value: "Kitchen" }],
    [{ name: "Room", value: "<b>Kitchen</b>" }],
  ),
  attribute_duplicate: pair(
    [color, { name: "Secondary color", value: "Brown" }],
    [color, { name: "Primary color", value: "Brown" }],
  ),
  attribute_contact: pair(
    [{ name: "Room", value: "Kitchen" }],
    [{ name: "Room", value: "Call 212-555-0147" }],
  ),
  attribute_leftover: pair(
    [{ name: "Room", value: "Kitchen" }],
    [{ name: "Room", value: "undefined" }],
  ),
  style_too_many: pair(
    style("Rustic, Minimalist"),
    style("Rustic, Minimalist, Boho"),
  ),
  style_character: pair(style("Mid century"), style("Mid-century")),
};

const ofPersonalization = {
  personalization_question_empty: pair(asked, ask("", "Up to 12 letters.")),
  personalization_question_too_long: pair(
    asked,
    ask("Which name or which date shall I engrave for you?"),
  ),
  personalization_instructions_too_long: pair(
    asked,
    ask(
      asked.question,
      "Up to 12 letters, please. Accents and hyphens are fine, emoji are not, and I engrave it exactly as you have typed it here.",
    ),
  ),
  personalization_instructions_start: pair(
    asked,
    ask(asked.question, "* Up to 12 letters."),
  ),
  personalization_instructions_capitals: pair(
    ask(asked.question, "Up to 12 letters, please CHECK spelling."),
    ask(asked.question, "PLEASE CHECK SPELLING before you send it."),
  ),
  personalization_control: pair(asked, ask("Which name\tshall I engrave?")),
  personalization_contact: pair(
    asked,
    ask(asked.question, "Send it to hello@mugs.example.com."),
  ),
  personalization_leftover: pair(
    asked,
    ask(asked.question, "Up to {{count}} letters."),
  ),
};

/** For each rule that the listings are checked by. */
export const ruleExamples: Record<RuleCode, Examples> = {
  ...ofTitle,
  ...ofTags,
  ...ofMaterials,
  ...ofAltText,
  ...ofDescription,
  ...ofAttributes,
  ...ofPersonalization,
};
