import { isRecord, parseJson } from "../json-schema";
import {
  type CategoryName,
  categoryTerms,
  isCategoryName,
} from "../lexicon/categories";
import { colorNames, falseFriends } from "../lexicon/terms";
import { cleanText, removeInstructions } from "./text";

/** What the seller typed, cleaned. Empty fields are empty texts. */
export type SellerFacts = {
  productName: string;
  /** Whether a name was typed, of which cleaning may leave nothing. */
  hasName: boolean;
  materials: string;
  styleDesign: string;
  colors: string[];
  audience: string;
  category: CategoryName | null;
  /** One sentence or remark each. */
  remarks: string[];
};

const fieldPatterns: [pattern: RegExp, field: string][] = [
  [/^product/i, "productName"],
  [/^material/i, "materials"],
  [/^style/i, "styleDesign"],
  [/^colou?r/i, "colors"],
  [/audience$/i, "audience"],
  [/^category/i, "category"],
  [/details$/i, "extraDetails"],
];
const labelPattern =
  /(?:^|[,;.\n])\s*(product(?: name)?|materials?|style(?:\s?[&/]\s?design)?|colou?rs?|(?:target )?audience|category|(?:extra |additional )?details)\s*:\s*/i;

/**
 * Reads the text between the tags as JSON or, when it is not JSON, as a
 * description.
 */
export function readSellerFacts(text: string): SellerFacts {
  const value = parseJson(text);
  const form = isRecord(value) ? value : { description: text };
  const fromDescription =
    typeof form.description === "string"
      ? readDescription(form.description)
      : {};
  const textField = (name: string) =>
    stringOf(form[name]) || stringOf(fromDescription[name]);
  const typedColors = colorsOf(form.colors ?? fromDescription.colors);
  return {
    productName: cleanText(removeInstructions(textField("productName"))),
    hasName: textField("productName").trim() !== "",
    materials: cleanText(removeInstructions(textField("materials"))),
    styleDesign: cleanText(removeInstructions(textField("styleDesign"))),
    colors:
      typedColors.length > 0
        ? typedColors
        : colorsNamedIn(textField("productName")),
    audience: cleanText(removeInstructions(textField("audience"))),
    category: categoryOf(textField("category")),
    remarks: remarksOf(textField("extraDetails")),
  };
}

function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * The fields of "Product: a mug, Materials: clay". Text without a label is the
 * product name.
 */
function readDescription(description: string): Record<string, unknown> {
  const [start = "", ...pairs] = description
    .slice(0, 4_000)
    .split(labelPattern);
  const fields: Record<string, unknown> =
    start.trim() === "" ? {} : { productName: start };
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const name = fieldPatterns.find(([pattern]) =>
      pattern.test(pairs[index] ?? ""),
    )?.[1];
    if (name !== undefined) fields[name] = pairs[index + 1];
  }
  return fields;
}

function colorsNamedIn(name: string): string[] {
  const text = name.slice(0, 500).replace(falseFriends, " ");
  return colorNames.filter((color) =>
    new RegExp(`\\b${color}\\b`, "i").test(text),
  );
}

function colorsOf(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? value.map(stringOf)
    : stringOf(value).split(/,| and /);
  const clean = parts
    .map((part) => cleanText(part).slice(0, 30))
    .filter((part) => /^\p{L}[\p{L} -]*$/u.test(part));
  return [...new Set(clean)].slice(0, 20);
}

function categoryOf(text: string): CategoryName | null {
  const value = text.trim();
  if (isCategoryName(value)) return value;
  const found = Object.entries(categoryTerms).find(
    ([, { label }]) => label.toLowerCase() === value.toLowerCase(),
  );
  return found !== undefined && isCategoryName(found[0]) ? found[0] : null;
}

function remarksOf(text: string): string[] {
  const lines = removeInstructions(text).split(/\n+|(?<=[.!?])\s+|;\s*/);
  const remarks =
    lines.length > 1 || /[.!?]$/.test(text.trim()) ? lines : text.split(/,\s+/);
  return remarks
    .map((remark) =>
      cleanText(removeInstructions(remark)).replace(/[.,\s]+$/, ""),
    )
    .filter((remark) => /[\p{L}\p{N}]/u.test(remark))
    .slice(0, 30);
}
