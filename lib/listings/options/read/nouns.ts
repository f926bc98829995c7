import {
  type EtsyLanguage,
  type Language,
  tableLanguage,
} from "@/lib/listing-text/languages/writing-languages";
import {
  colorWords,
  materialWords,
  sizeWords,
} from "@/lib/listing-text/lexicon/traits";
import { wordsOf } from "@/lib/listing-text/lexicon/word-roots";

/**
 * What values may be. A word may be several: gold is a color and a material.
 */
export type ValueKind = "size" | "color" | "material";

type Noun = {
  /**
   * `text`: buyers write it. `list`: they choose it among words. `axis`: it
   * varies, maybe at different prices.
   */
  type: "text" | "list" | "axis";
  kind: ValueKind | null;
  /** In the singular, as a question or a variation is called. */
  label: string;
  pattern: RegExp;
};

const noun = (
  type: Noun["type"],
  label: string,
  words: string,
  kind: ValueKind | null = null,
): Noun => ({
  type,
  kind,
  label,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`,
    "iu",
  ),
});

/**
 * What sellers offer, in Latin-script languages of Etsy's shops. Longer ones
 * first: a thread color is no color.
 */
const nouns: readonly Noun[] = [
  noun("list", "Thread color", "thread colou?rs?"),
  noun("list", "Ink color", "ink colou?rs?"),
  noun("list", "Text color", "(?:text|letter|lettering|font|name) colou?rs?"),
  noun("list", "Garnfarbe", "garnfarben?"),
  noun("list", "Schriftfarbe", "(?:schrift|text)farben?"),
  noun("list", "Font", "fonts?(?: styles?)?|typefaces?|lettering styles?"),
  noun("list", "Schriftart", "schriftart(?:en)?|schriften"),
  noun("list", "Police", "polices?(?: d['’][eé]critures?)?"),
  noun("list", "Tipografía", "tipograf[ií]as?|tipos? de letra"),
  noun("list", "Fuente", "fuentes?"),
  noun("list", "Lettertype", "lettertypes?"),
  noun("list", "Fonte", "fontes?"),
  noun("list", "Czcionka", "czcionk[aię]|czcionek"),
  noun("list", "Icon", "icons?"),
  noun("list", "Symbol", "symbols?|symbole"),
  noun("list", "Motif", "motifs?"),
  noun("list", "Motiv", "motive?n?"),
  noun("axis", "Size", "(?:ring )?sizes?", "size"),
  noun("axis", "Größe", "gr(?:ö|oe)(?:ß|ss)en?", "size"),
  noun("axis", "Taille", "tailles?", "size"),
  noun("axis", "Tamaño", "tama[ñn]os?", "size"),
  noun("axis", "Talla", "tallas?", "size"),
  noun("axis", "Misura", "misur[ae]", "size"),
  noun("axis", "Taglia", "tagli[ae]", "size"),
  noun("axis", "Maat", "ma(?:at|ten)", "size"),
  noun("axis", "Tamanho", "tamanhos?", "size"),
  noun("axis", "Rozmiar", "rozmiar(?:y|ów|ow|u|ach)?", "size"),
  noun("axis", "Color", "colors?|colores", "color"),
  noun("axis", "Colour", "colours?", "color"),
  noun("axis", "Farbe", "farben?", "color"),
  noun("axis", "Couleur", "couleurs?", "color"),
  noun("axis", "Colore", "color[ei]", "color"),
  noun("axis", "Kleur", "kleur(?:en)?", "color"),
  noun("axis", "Cor", "cores", "color"),
  noun("axis", "Kolor", "kolor(?:y|ów|ow|u|ach|ze)?", "color"),
  noun("axis", "Material", "materials?|materialien|materiales", "material"),
  noun("axis", "Matériau", "mat[ée]riau[xs]?|mati[èe]res?", "material"),
  noun("axis", "Wood", "woods?|wood types?|types of wood", "material"),
  noun("axis", "Holzart", "holzart(?:en)?|hölzer(?:n)?", "material"),
  noun("axis", "Metal", "metals?", "material"),
  noun("axis", "Finish", "finish(?:es)?"),
  noun("axis", "Length", "(?:chain |necklace |cord )?lengths?", "size"),
  noun("axis", "Länge", "längen?", "size"),
  noun("axis", "Scent", "scents?|fragrances?"),
  noun("axis", "Duft", "düfte?n?|duft"),
  noun("axis", "Shape", "shapes?"),
  noun("axis", "Style", "styles?"),
  noun("axis", "Design", "designs?"),
  noun("text", "First and last name", "first-and-last names?"),
  noun("text", "Vor- und Nachname", "vor-und-nachnamen?"),
  noun("text", "First name", "first names?"),
  noun("text", "Last name", "last names?|surnames?|family names?"),
  noun("text", "Name", "names?|namen?"),
  noun("text", "Wunschname", "wunschnamen?"),
  noun("text", "Prénom", "pr[ée]noms?"),
  noun("text", "Nom", "noms?"),
  noun("text", "Nombre", "nombres?"),
  noun("text", "Nome", "nom[ei]s?"),
  noun("text", "Naam", "naam"),
  noun("text", "Imię", "imi[ęe]|imiona|imion"),
  noun("text", "Initials", "initials?"),
  noun("text", "Initialen", "initialen"),
  noun("text", "Initiales", "initiales?"),
  noun("text", "Iniciales", "iniciales"),
  noun("text", "Iniziali", "iniziali"),
  noun("text", "Inicjały", "inicja[łl](?:y|ów|ow|ami)"),
  noun("text", "Monogram", "monograms?"),
  noun("text", "Monogramm", "monogramme?"),
  noun("text", "Date", "dates?"),
  noun("text", "Datum", "datum|daten"),
  noun("text", "Message", "messages?"),
  noun("text", "Engraving", "engravings?|engraved text"),
  noun("text", "Gravur", "gravur(?:en|text)?"),
  noun("text", "Gravure", "gravures?"),
  noun("text", "Text", "texts?"),
  noun("text", "Spruch", "spr(?:u|ü)che?"),
];

export type FoundNoun = {
  noun: Noun;
  start: number;
  end: number;
  written: string;
};

/**
 * The noun of these types that stands first in the text; of two at one place,
 * the longer.
 */
export function findNoun(
  text: string,
  types: readonly Noun["type"][],
): FoundNoun | null {
  const found = nouns.flatMap((each) => {
    const match = types.includes(each.type) ? each.pattern.exec(text) : null;
    return match
      ? [
          {
            noun: each,
            start: match.index,
            end: match.index + match[0].length,
            written: match[0],
          },
        ]
      : [];
  });
  const [first] = found.sort(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  return first ?? null;
}

const letterSize = /^(?:\d?x{0,4}[sl]|m|one size)$/iu;
const measure =
  /^\d[\d.,/×x ]*(?:cm|mm|m|in|inch(?:es)?|ft|["”″]|oz|ml|l|g|kg)(?!\p{L})/iu;
/** Sizes that the table of traits doesn't have. */
const otherSizes = new Set(
  wordsOf(
    "big regular standard klein kleine kleiner mittel mittlere groß große großer gross grosse petit petite moyen moyenne grand grande pequeño pequeña mediano mediana piccolo piccola medio media kleine middel groot grote pequeno pequena médio média mały mała małe średni średnia średnie duży duża duże",
  ),
);

/** What a value may be, by its words. */
export function kindsOf(value: string): ValueKind[] {
  const words = wordsOf(value);
  const has = (known: ReadonlySet<string>) =>
    words.some((word) => known.has(word));
  const isSize =
    letterSize.test(value.trim()) ||
    measure.test(value.trim()) ||
    has(sizeWords) ||
    has(otherSizes);
  return [
    ...(isSize ? (["size"] as const) : []),
    ...(has(colorWords) ? (["color"] as const) : []),
    ...(has(materialWords) ? (["material"] as const) : []),
  ];
}

const labels: Record<EtsyLanguage, Record<ValueKind, string>> = {
  en: { size: "Size", color: "Color", material: "Material" },
  de: { size: "Größe", color: "Farbe", material: "Material" },
  fr: { size: "Taille", color: "Couleur", material: "Matériau" },
  es: { size: "Tamaño", color: "Color", material: "Material" },
  it: { size: "Misura", color: "Colore", material: "Materiale" },
  nl: { size: "Maat", color: "Kleur", material: "Materiaal" },
  pt: { size: "Tamanho", color: "Cor", material: "Material" },
  pl: { size: "Rozmiar", color: "Kolor", material: "Materiał" },
  ja: { size: "サイズ", color: "色", material: "素材" },
};

/** How a variation is called whose values are all of one kind. */
export const labelOf = (kind: ValueKind, language: Language): string =>
  labels[tableLanguage(language)][kind];
