import {
  type EtsyLanguage,
  type Language,
  tableLanguage,
} from "@/lib/listing-text/languages/writing-languages";
import { comparisonKey } from "@/lib/listing-text/rules/characters";

/**
 * What a question or a variation may be called though the seller has no such
 * word, or another form of it. They say nothing of the piece.
 */
const labels: Readonly<Record<EtsyLanguage, string>> = {
  en: "Name|First name|Last name|Initials|Date|Text|Message|Photo|Font|Symbol|Size|Length|Color|Colour|Material|Scent|Shape|Style|Design|Finish",
  de: "Name|Vorname|Nachname|Initialen|Datum|Text|Nachricht|Foto|Schriftart|Symbol|Größe|Länge|Farbe|Material|Duft|Form|Stil|Motiv|Oberfläche",
  fr: "Nom|Prénom|Nom de famille|Initiales|Date|Texte|Message|Photo|Police|Symbole|Taille|Longueur|Couleur|Matière|Matériau|Parfum|Forme|Style|Motif|Finition",
  es: "Nombre|Apellido|Iniciales|Fecha|Texto|Mensaje|Foto|Fuente|Tipografía|Símbolo|Tamaño|Talla|Largo|Color|Material|Aroma|Forma|Estilo|Diseño|Acabado",
  it: "Nome|Cognome|Iniziali|Data|Testo|Messaggio|Foto|Carattere|Simbolo|Misura|Taglia|Lunghezza|Colore|Materiale|Profumo|Forma|Stile|Motivo|Finitura",
  nl: "Naam|Voornaam|Achternaam|Initialen|Datum|Tekst|Bericht|Foto|Lettertype|Symbool|Maat|Lengte|Kleur|Materiaal|Geur|Vorm|Stijl|Motief|Afwerking",
  pt: "Nome|Sobrenome|Apelido|Iniciais|Data|Texto|Mensagem|Foto|Fonte|Símbolo|Tamanho|Comprimento|Cor|Material|Aroma|Forma|Estilo|Motivo|Acabamento",
  pl: "Imię|Nazwisko|Inicjały|Data|Tekst|Wiadomość|Zdjęcie|Czcionka|Symbol|Rozmiar|Długość|Kolor|Materiał|Zapach|Kształt|Styl|Wzór|Wykończenie",
  ja: "名前|イニシャル|日付|テキスト|メッセージ|写真|フォント|シンボル|サイズ|長さ|色|素材|香り|形|スタイル|デザイン|仕上げ",
};

/** In the listing's language. */
export const plainLabels = (language: Language): string[] =>
  labels[tableLanguage(language)].split("|");

export const isPlainLabel = (label: string, language: Language): boolean =>
  [...plainLabels(language), ...plainLabels("en")].some(
    (plain) => comparisonKey(plain) === comparisonKey(label),
  );
