import { isRecord } from "../json-schema";
import { type CategoryName, categoryWords, isCategoryName } from "../words-categories";
import { colorNames } from "../words-terms";
import { cleanText, withoutOrders } from "./clean-text";

/** What the seller typed, cleaned; an empty text is what was not told. */
export type SellerFacts = {
  productName: string;
  materials: string;
  styleDesign: string;
  colors: string[];
  audience: string;
  category: CategoryName | null;
  /** One sentence or remark each. */
  remarks: string[];
};

const keys: [pattern: RegExp, field: string][] = [
  [/^product/i, "productName"],
  [/^material/i, "materials"],
  [/^style/i, "styleDesign"],
  [/^colou?r/i, "colors"],
  [/audience$/i, "audience"],
  [/^category/i, "category"],
  [/details$/i, "extraDetails"],
];
const labelled =
  /(?:^|[,;.\n])\s*(product(?: name)?|materials?|style(?:\s?[&/]\s?design)?|colou?rs?|(?:target )?audience|category|(?:extra |additional )?details)\s*:\s*/i;

/** Reads the JSON between the tags, or, where it is no JSON, the text itself as a description. */
export function readSellerFacts(text: string): SellerFacts {
  const value = parse(text);
  const form = isRecord(value) ? value : { description: text };
  const described = typeof form.description === "string" ? readDescription(form.description) : {};
  const field = (name: string) => textOf(form[name]) || textOf(described[name]);
  const typedColors = colorsOf(form.colors ?? described.colors);
  return {
    productName: cleanText(withoutOrders(field("productName"))),
    materials: cleanText(withoutOrders(field("materials"))),
    styleDesign: cleanText(withoutOrders(field("styleDesign"))),
    colors: typedColors.length > 0 ? typedColors : colorsNamedIn(field("productName")),
    audience: cleanText(withoutOrders(field("audience"))),
    category: categoryOf(field("category")),
    remarks: remarksOf(field("extraDetails")),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** "Product: a mug, Materials: clay" as fields; text without any label names the product. */
function readDescription(description: string): Record<string, unknown> {
  const [start = "", ...pairs] = description.slice(0, 4_000).split(labelled);
  const fields: Record<string, unknown> = start.trim() === "" ? {} : { productName: start };
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const name = keys.find(([pattern]) => pattern.test(pairs[index] ?? ""))?.[1];
    if (name !== undefined) fields[name] = pairs[index + 1];
  }
  return fields;
}

function colorsNamedIn(name: string): string[] {
  return colorNames.filter((color) => new RegExp(`\\b${color}\\b`, "i").test(name.slice(0, 500)));
}

function colorsOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(textOf) : textOf(value).split(/,| and /);
  const clean = parts.map((part) => cleanText(part).slice(0, 30)).filter((part) => /^\p{L}[\p{L} -]*$/u.test(part));
  return [...new Set(clean)].slice(0, 20);
}

function categoryOf(text: string): CategoryName | null {
  const wanted = text.trim();
  if (isCategoryName(wanted)) return wanted;
  const found = Object.entries(categoryWords).find(([, { label }]) => label.toLowerCase() === wanted.toLowerCase());
  return found !== undefined && isCategoryName(found[0]) ? found[0] : null;
}

function remarksOf(text: string): string[] {
  const lines = withoutOrders(text).split(/\n+|(?<=[.!?])\s+|;\s*/);
  const remarks = lines.length > 1 || /[.!?]$/.test(text.trim()) ? lines : text.split(/,\s+/);
  return remarks
    .map((remark) => cleanText(withoutOrders(remark)).replace(/[.,\s]+$/, ""))
    .filter((remark) => /[\p{L}\p{N}]/u.test(remark))
    .slice(0, 30);
}
