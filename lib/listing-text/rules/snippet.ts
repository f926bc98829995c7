import type { SnippetKind } from "@/lib/listing-text/fields/snippet-kinds";
import {
  blanksOf,
  normalizeBlanks,
} from "@/lib/listing-text/lexicon/buyer-questions";
import { findOffLimits } from "@/lib/listing-text/lexicon/off-limits";
import type { OffLimitsKind } from "@/lib/listing-text/lexicon/off-limits-patterns";
import { checkPlainText } from "@/lib/listing-text/rules/check-plain-text";

const reasons: Partial<Record<OffLimitsKind, string>> = {
  contact: "Etsy wants buyers to write to you on Etsy",
  link: "Etsy may count a link to another site as leading buyers away",
  leftover: "a program left that there",
};

const clip = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 39)}…` : text;

/**
 * What keeps a text from standing in every description, each as the rest of a
 * sentence that the snippet's name begins. Product safety must name where the
 * maker is reached: EU Regulation 2023/988, Article 19.
 */
export function checkSnippetText(kind: SnippetKind, text: string): string[] {
  const marks = checkPlainText(text, {
    name: "",

    html: "description_html",
    control: "description_control",
    code: "description_code",
  }).map(({ message }) => message.trim());
  const refused: OffLimitsKind[] =
    kind === "product_safety" ? ["leftover"] : ["contact", "link", "leftover"];
  const found = findOffLimits(text, refused).map(
    (one) => `contains “${clip(one.text)}”; ${reasons[one.kind]}.`,
  );
  const [blank] = blanksOf(normalizeBlanks(text));
  const open =
    blank === undefined
      ? []
      : [
          `has a blank, [add ${blank}]. Fill it in: it would be in every listing.`,
        ];
  return [...marks, ...found, ...open];
}

// Each starts where a run of its characters does, or a long run takes long.
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const site =
  /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])(?:[a-z0-9-]{2,63}\.)+[a-z]{2,24}(?![\w.-])/iu;
const postalCode =
  /(?<![\p{L}\p{N}])(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})\s+\p{Lu}\p{L}+|(?<!\p{L})\p{L}+,?\s+[A-Z]{2}\s+\d{5}(?!\d)|(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])|〒?\d{3}-\d{4}/u;
const labels = {
  name: /manufacturer|maker|made by|responsible person|hersteller|fabricante?|produttore|fabrikant|producent|製造/iu,
  address:
    /^(?!.*(?:mail|web|electronic)).*(?:address|anschrift|adresse|dirección|indirizzo|adres|morada|endereço|住所)/iu,
  electronic: /e-?mail|website|contact|electronic|kontakt|連絡/iu,
  warnings:
    /warnings?|cautions?|safety (?:information|notes?)|hazards?|warnhinweise?|sicherheitshinweise?|achtung|avertissements?|mises? en garde|précautions?|advertencias?|avvertenz[ae]|attenzione|waarschuwing(?:en)?|avisos?|advertências?|ostrzeżeni[ae]|警告|注意/iu,
};
const warns =
  /\b(?:keep (?:away|out)|not suitable|choking|flammable|never leave|do not|don't|no (?:known )?(?:risks?|hazards?|warnings?)|nicht geeignet|fernhalten|ne convient pas|no apto|non adatto|niet geschikt|não indicado|nie nadaje)/iu;

const labelledValue = (line: string, label: RegExp): string | null => {
  const [, name = "", value = ""] =
    /^([^:：]{1,60})[:：]\s*(.*)$/u.exec(line.trim()) ?? [];
  return label.test(name) ? value.trim() : null;
};

const heading =
  /safety|sicherheit|sécurité|seguridad|sicurezza|veiligheid|segurança|bezpiecze|安全|GPSR/iu;
/** A line of its own that may be a person's or a company's name. */
const isName = (part: string): boolean =>
  /^\p{Lu}|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(part) &&
  !/[\d@:：]|[.!?。]$/u.test(part) &&
  !labels.warnings.test(part) &&
  part.length <= 80;

export const safetyParts = [
  "manufacturer's name",
  "postal address",
  "email or website",
  "warnings",
] as const;
export type SafetyPart = (typeof safetyParts)[number];

/**
 * What a text on product safety seems to lack of what Article 19 asks for.
 * Labels without a value count as missing.
 */
export function missingSafetyParts(text: string): SafetyPart[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const filled = lines.filter((line) => !/[:：]\s*$/u.test(line));
  const told = filled.join("\n");
  const labelled = (label: RegExp) =>
    filled.some((line) => labelledValue(line, label));
  const first =
    told
      .split(/[,\n]/u)
      .find((part) => !heading.test(part))
      ?.trim() ?? "";
  const has: Record<SafetyPart, boolean> = {
    "manufacturer's name": labelled(labels.name) || isName(first),
    "postal address": labelled(labels.address) || postalCode.test(told),
    "email or website": email.test(told) || site.test(told),
    warnings: labelled(labels.warnings) || warns.test(told),
  };
  return safetyParts.filter((part) => !has[part]);
}
