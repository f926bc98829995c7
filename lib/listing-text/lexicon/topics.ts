import { type Topic, topics } from "@/lib/listing-text/languages/concepts";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

export const isTopic = (name: string): name is Topic =>
  (topics as readonly string[]).includes(name);

/**
 * What blanks call each topic, in the languages of listings, without accents.
 */
const names: Record<Topic, RegExp> = {
  size: /\b(?:sizes?|dimensions?|measure\w*|width|height|length|diameter|depth|abmess\w*|breite|hohe|lange|durchmesser|tailles?|largeur|hauteur|longueur|diametre|tamano|medidas?|ancho|alto|altura|largo|talla|misur[ae]|dimensioni|larghezza|altezza|lunghezza|taglia|afmeting\w*|maat|maten|formaat|breedte|hoogte|lengte|tamanho|largura|comprimento|wymiar\w*|rozmiar\w*|szerok\w*|wysok\w*|storlek\w*|bredd|hojd|langd|tjocklek)|^matt(?:en)?$|gro(?:ß|ss)e|ma(?:ß|ss)e|dł|サイス|寸法|大きさ|幅|高さ|長さ/iu,
  capacity:
    /\b(?:capacity|volume|fassungs\w*|fullmenge|inhalt|contenance|capacite|capacidad|capacita|inhoud|capacidade|volym|rymd)|pojemn|容量/iu,
  weight: /\b(?:weight|gewicht|poids|peso|waga|ciezar|vikt\b)|重さ|重量/iu,
  "processing time":
    /\b(?:processing|making|production|lead time|turnaround|handling|dispatch|delivery|ship\w*|expedition|envio|spedizion\w*|verzend\w*|wysyłk\w*|anfertigung\w*|fertigung\w*|herstell\w*|bearbeitung\w*|liefer(?:zeit|frist)|versand\w*|delais?|fabrication|preparation|elaboracion|plazo|tiempo|preparacion|lavorazione|tempi|maaktijd|levertijd|verwerkings?\w*|producao|prazo|preparo|czas|realizacj\w*|tillverkning\w*|leverans\w*|ledtid)|製作|制作|発送|納期/iu,
  care: /\b(?:care|wash\w*|clean\w*|pflege\w*|reinigung\w*|wasch\w*|entretien|lavage|cuidados?|lavado|limpieza|cura|lavaggio|pulizia|onderhoud\w*|wasvoorschrift\w*|verzorging|limpeza|lavagem|pielegnacj\w*|czyszczeni\w*|prani\w*|skotsel\w*|tvatt\w*|rengoring)|手入れ|洗/iu,
  included:
    /\b(?:includ\w*|contents?|packag\w*|gift (?:wrap\w*|box)|lieferumfang|enthalten|inhalt|verpackung|contenu|emballage|inclus\w*|incluye|contenido|embalaje|contenuto|confezione|inbegrepen|inhoud|verpakking|inclui\w*|conteudo|embalagem|zestaw\w*|zawartosc|opakowani\w*|ingar|innehall|medfoljer|forpackning)|セット内容|内容|同梱|付属|包装/iu,
};

/** Parts and kinds of sizes that a plain size doesn't answer. */
const particular =
  /\b(?:ring|shoe|chain|strap|band|bust|chest|waist|sleeve|inseam|frame|handle|hole|cord|neck|collar|file|page|needle|hook|gauge|ring\w*gro(?:ß|ss)e|schuh\w*|ketten\w*|riemen\w*)\b/iu;

/** The topics that a blank such as "size and weight" asks for. */
export const topicsAskedIn = (blank: string): Topic[] => {
  const folded = foldText(blank);
  return topics.filter((topic) => names[topic].test(folded));
};

/** "chain" of the blank "chain length". */
export const partAskedIn = (blank: string): string =>
  particular.exec(foldText(blank))?.[0].toLowerCase() ?? "";

type Labels = Record<Topic, string> & { heading: string };
const labelsOf = ([
  size,
  capacity,
  weight,
  time,
  care,
  included,
  heading,
]: readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]): Labels => ({
  size,
  capacity,
  weight,
  "processing time": time,
  care,
  included,
  heading,
});

/** The labels of a description's lines. */
const labels: Record<Language, Labels> = {
  en: labelsOf([
    "Size",
    "Capacity",
    "Weight",
    "Processing time",
    "Care",
    "Included",
    "Details",
  ]),
  de: labelsOf([
    "Größe",
    "Fassungsvermögen",
    "Gewicht",
    "Fertigungszeit",
    "Pflege",
    "Lieferumfang",
    "Details",
  ]),
  fr: labelsOf([
    "Dimensions",
    "Contenance",
    "Poids",
    "Délai de fabrication",
    "Entretien",
    "Contenu",
    "Détails",
  ]),
  es: labelsOf([
    "Tamaño",
    "Capacidad",
    "Peso",
    "Tiempo de elaboración",
    "Cuidados",
    "Incluye",
    "Detalles",
  ]),
  it: labelsOf([
    "Dimensioni",
    "Capacità",
    "Peso",
    "Tempi di lavorazione",
    "Cura",
    "Contenuto",
    "Dettagli",
  ]),
  nl: labelsOf([
    "Afmetingen",
    "Inhoud",
    "Gewicht",
    "Maaktijd",
    "Onderhoud",
    "Inbegrepen",
    "Details",
  ]),
  pt: labelsOf([
    "Tamanho",
    "Capacidade",
    "Peso",
    "Prazo de produção",
    "Cuidados",
    "Inclui",
    "Detalhes",
  ]),
  pl: labelsOf([
    "Wymiary",
    "Pojemność",
    "Waga",
    "Czas realizacji",
    "Pielęgnacja",
    "W zestawie",
    "Szczegóły",
  ]),
  ja: labelsOf([
    "サイズ",
    "容量",
    "重さ",
    "製作期間",
    "お手入れ",
    "内容",
    "詳細",
  ]),
  sv: labelsOf([
    "Mått",
    "Rymd",
    "Vikt",
    "Tillverkningstid",
    "Skötsel",
    "Ingår",
    "Detaljer",
  ]),
};

/** What else our own texts name, in the same order. */
const otherLabels: Record<
  Language,
  readonly [
    materials: string,
    color: string,
    style: string,
    audience: string,
    picture: string,
  ]
> = {
  en: ["Materials", "Color", "Style", "Made for", "picture"],
  de: ["Material", "Farbe", "Stil", "Gemacht für", "Bild"],
  fr: ["Matériaux", "Couleur", "Style", "Pour", "image"],
  es: ["Materiales", "Color", "Estilo", "Para", "imagen"],
  it: ["Materiali", "Colore", "Stile", "Per", "immagine"],
  nl: ["Materiaal", "Kleur", "Stijl", "Voor", "foto"],
  pt: ["Materiais", "Cor", "Estilo", "Para", "imagem"],
  pl: ["Materiały", "Kolor", "Styl", "Dla", "zdjęcie"],
  ja: ["素材", "色", "スタイル", "対象", "写真"],
  sv: ["Material", "Färg", "Stil", "För", "bild"],
};
export type DetailLabel =
  | keyof Labels
  | "materials"
  | "color"
  | "style"
  | "audience"
  | "picture";

/** All that our own texts call the lines of a description. */
export function detailLabels(language: Language): Record<DetailLabel, string> {
  const [materials, color, style, audience, picture] = otherLabels[language];
  return { ...labels[language], materials, color, style, audience, picture };
}

/**
 * The labels in a language; without one in that of the text, or in English
 * where it can't be told.
 */
export const labelsFor = (text: string, language?: Language): Labels =>
  labels[language ?? guessLanguage(text) ?? "en"];
