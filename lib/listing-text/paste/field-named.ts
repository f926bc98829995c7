import type { ListingField } from "@/lib/listing-text/fields/fields";

/**
 * What people call the fields of a listing, in the nine languages. In lower
 * case, with spaces for hyphens.
 */
const names: Record<ListingField, string[]> = {
  title: [
    "title",
    "titles",
    "titel",
    "titre",
    "título",
    "titulo",
    "titolo",
    "tytuł",
    "タイトル",
    "商品名",
    "品名",
  ],
  altText: [
    "alt text",
    "alternative text",
    "image alt text",
    "photo alt text",
    "alt tag",
    "alttext",
    "alternativtext",
    "texte alternatif",
    "texto alternativo",
    "testo alternativo",
    "alternatieve tekst",
    "alt tekst",
    "tekst alternatywny",
    "代替テキスト",
    "altテキスト",
    "alt テキスト",
  ],
  description: [
    "description",
    "beschreibung",
    "artikelbeschreibung",
    "produktbeschreibung",
    "description de l'article",
    "descripción",
    "descripcion",
    "descrizione",
    "beschrijving",
    "omschrijving",
    "descrição",
    "descricao",
    "opis",
    "opis produktu",
    "説明",
    "商品説明",
    "商品の説明",
    "説明文",
  ],
  attributes: [
    "attributes",
    "attribute",
    "merkmale",
    "eigenschaften",
    "attributs",
    "caractéristiques",
    "atributos",
    "características",
    "attributi",
    "caratteristiche",
    "attributen",
    "kenmerken",
    "atrybuty",
    "cechy",
    "属性",
  ],
  tags: [
    "tags",
    "tag",
    "hashtags",
    "keywords",
    "search terms",
    "schlagwörter",
    "schlagworte",
    "stichwörter",
    "schlüsselwörter",
    "mots clés",
    "étiquettes",
    "etiquetas",
    "palabras clave",
    "etichette",
    "parole chiave",
    "trefwoorden",
    "zoekwoorden",
    "palavras chave",
    "tagi",
    "słowa kluczowe",
    "タグ",
    "キーワード",
  ],
  materials: [
    "materials",
    "material",
    "materialien",
    "matériaux",
    "matériau",
    "matières",
    "materiales",
    "materiali",
    "materiale",
    "materialen",
    "materiaal",
    "materiais",
    "materiały",
    "materiał",
    "素材",
    "材料",
    "材質",
  ],
  personalization: [
    "personalization",
    "personalisation",
    "personalisierung",
    "personnalisation",
    "personalización",
    "personalizzazione",
    "personalisatie",
    "personalização",
    "personalizacja",
    "パーソナライズ",
    "名入れ",
  ],
};

const fieldOfName = new Map(
  Object.entries(names).flatMap(([field, all]) =>
    all.map((name) => [name, field as ListingField] as const),
  ),
);

/** Whose it is, which says nothing about what it is. */
const owner =
  /^(?:(?:my|your|new|suggested|optimized|the|etsy|seo|listing|product|item|shop)\s+)+/u;
const owned =
  /\s+(?:de l'annonce|de la fiche|del artículo|des artikels|des produkts|dell'articolo)$/u;

/**
 * The field that a text names: "Alt-Text", "13 Tags (comma-separated)", "**SEO
 * title**".
 */
export function fieldNamed(text: string): ListingField | undefined {
  const name = text
    .normalize("NFKC")
    .replace(/(?!^)[([【].*$/su, "")
    .replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, "")
    .replace(/[-‐\s]+/gu, " ")
    .replaceAll("’", "'")
    .toLowerCase();
  return (
    fieldOfName.get(name) ??
    fieldOfName.get(name.replace(owner, "").replace(owned, ""))
  );
}

/** A line that names a field. */
export type Heading = {
  field: ListingField;
  /** What follows the name on the same line. */
  rest: string;
  /** The name is all that stands there. */
  isAlone: boolean;
};

const maxNameLength = 40;
const separator = /[:：\t]|\s[-–—=]\s/u;

/** "Tags: a, b", "**Title** – Oak Board", "## Description", "タイトル：". */
export function headingOf(line: string): Heading | undefined {
  const found = separator.exec(line);
  const name = found ? line.slice(0, found.index) : line;
  const field = name.length <= maxNameLength ? fieldNamed(name) : undefined;
  if (!field) return undefined;
  const rest = found ? line.slice(found.index + found[0].length) : "";
  // The second half of "**Title:** Oak Board".
  const text = rest.replace(/^\s*[*_`]{1,3}(?=\s|$)/u, "").trim();
  return { field, rest: text, isAlone: text === "" };
}
