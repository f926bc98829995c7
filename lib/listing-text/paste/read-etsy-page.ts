import { fieldNamed } from "@/lib/listing-text/paste/field-named";
import type { FieldTexts } from "@/lib/listing-text/paste/read-labeled";

/** Lines by which Etsy's page of a listing is known, in the nine languages. */
const marks = [
  /^add to (?:cart|basket)$/iu,
  /^(?:in den warenkorb|ajouter au panier|añadir a la cesta|añadir al carrito|aggiungi al carrello)$/iu,
  /^(?:in winkelwagen(?:tje)?|toevoegen aan winkelmandje|adicionar ao carrinho|dodaj do koszyka|カートに(?:入れる|追加))$/iu,
  /^(?:item details|artikeldetails|détails de l['’]article|detalles del artículo|dettagli dell['’]articolo)$/iu,
  /^(?:artikelgegevens|detalhes do artigo|szczegóły (?:przedmiotu|produktu)|商品(?:の)?詳細)$/iu,
  /^(?:highlights|points forts|aspectos destacados|in evidenza|punti salienti|hoogtepunten|destaques|najważniejsze informacje|ハイライト)$/iu,
  /^explore (?:related|more related) (?:searches|categories(?: & searches)?)/iu,
  /^(?:shipping|delivery) and return policies$/iu,
  /^report this item to etsy$/iu,
  /^learn more about this item$/iu,
  /^\d(?:[.,]\d)? out of 5 stars$/iu,
  /^meet your sellers?$/iu,
];

const detailsMark = (line: string) =>
  marks.slice(3, 6).some((mark) => mark.test(line));

/** Etsy's own words around the listing. */
const noise = [
  ...marks,
  /^(?:price|original price|sale price|loading|quantity|star seller|bestseller|etsy['’]s pick|new|handmade|you save)\b.{0,24}$/iu,
  /^(?:preis|prix|precio|prezzo|prijs|preço|cena|価格|menge|quantité|cantidad|quantità|aantal|quantidade|ilość|数量):?$/iu,
  /^[\s(]*(?:(?:(?:US|CA|AU|NZ)?[$€£¥]|zł|EUR|USD)\s*)?\d[\d.,]*\s*(?:(?:[$€£¥]|zł|円|EUR|USD|%\s*off|[+)])[+)\s]*)?$/iu,
  /^\(?\d+% (?:off|rabatt|de réduction|de descuento|di sconto|korting|de desconto)/iu,
  /^(?:only \d+ left|in \d+\+? (?:carts|baskets)|\d[\d,]* (?:people|reviews|favorites|sales|views)\b|\d+ bought this)/iu,
  /^(?:arrives|get it by|estimated|returns|order today|ships? (?:from|to|out)|delivers? to|cost to ship|free (?:shipping|delivery)|sale ends|local taxes|see (?:more|all)|view (?:all|shop)|follow(?: shop)?|message(?: seller)?|save|share|skip to)\b/iu,
  /^(?:buy it now|add to (?:favorites|collection|registry)|select an? option|choose an option|add personalization|etsy purchase protection|payment options|listed on)\b/iu,
  /^(?:sign in|homepage|home favorites|gifts|menu|search(?: for anything)?|etsy|did you know\?)$/iu,
  /^(?:made by|designed by|from|by)\s+\S+$/iu,
];
const isNoise = (line: string) => noise.some((pattern) => pattern.test(line));

/** After these nothing more is said of the piece. */
const end =
  /^(?:(?:shipping|delivery) and return policies|faqs?|meet your sellers?|reviews(?: for this item)?|item reviews|\d[\d,.]* reviews?|explore (?:more )?related|more from this shop|you may also like|report this item|versand- und rückgaberichtlinien|politiques? (?:de livraison|d['’]expédition).*|políticas? de (?:envío|envio).*|politiche di spedizione.*|verzend- en retourbeleid|zasady (?:wysyłki|dostawy).*|配送と返品.*)/iu;

/**
 * "Made by …", "Materials: …", "Width: 9 cm" and others of Etsy's lines above
 * the description.
 */
const highlight =
  /^(?:made by|designed by|handmade|handgemacht|handgefertigt|fait main|hecho a mano|fatto a mano|handgemaakt|feito à mão|ręcznie robione|ハンドメイド|vintage|digital download|ships from|gift wrapping|can be personalized|[^:：]{1,40}[:：]\s*\S.{0,120})/iu;

/** How many different marks make a page of Etsy's. */
const enough = 2;

/** A path such as "Home & Living" is shorter than any title. */
const isTitle = (line: string) =>
  line.length >= 8 && line.length <= 200 && /\S\s+\S|[\p{Lo}]{4}/u.test(line);

const longest = (lines: string[]) =>
  lines.reduce((best, line) => (line.length > best.length ? line : best), "");

/**
 * The listing in the text of Etsy's own page: its tags don't stand there. Null
 * for any other text.
 */
export function readEtsyPage(texts: string[]): FieldTexts | null {
  const lines = texts.map((line) => line.trim());
  const count = marks.filter((mark) =>
    lines.some((line) => mark.test(line)),
  ).length;
  const start = lines.findIndex(detailsMark);
  if (count < enough || start < 0) return null;
  const head = lines
    .slice(0, start)
    .filter((line) => !isNoise(line) && isTitle(line));
  const rest = lines.slice(start);
  const last = rest.findIndex((line) => end.test(line));
  const details = last < 0 ? rest : rest.slice(0, last);
  return {
    title: longest(head).replace(/(?<!\s)\s+[-|–]\s+Etsy(?:\s.*)?$/u, ""),
    ...readDetails(details),
  };
}

function readDetails(lines: string[]): FieldTexts {
  const named = lines.findIndex((line) => fieldNamed(line) === "description");
  const { materials, attributes, end } = readHighlights(
    named >= 0 ? lines.slice(0, named) : lines,
  );
  const description = lines
    .slice(named >= 0 ? named + 1 : end)
    .filter((line) => !marks.some((mark) => mark.test(line)));
  return { materials, attributes, description: description.join("\n") };
}

/** The lines above a description, up to the first that is none of them. */
function readHighlights(lines: string[]) {
  let materials = "";
  const attributes: string[] = [];
  let end = 0;
  for (const line of lines) {
    const isAround = line === "" || detailsMark(line) || isNoise(line);
    if (!isAround && !highlight.test(line)) break;
    end += 1;
    const [name = "", ...value] = line.split(/[:：]/u);
    if (isAround || value.length === 0) continue;
    if (fieldNamed(name) === "materials") materials = value.join(":");
    else attributes.push(line);
  }
  return { materials, attributes: attributes.join("\n"), end };
}
