/**
 * Exports as sellers have them, in the shapes in which Etsy and spreadsheets
 * write them.
 */

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => `IMAGE${index + 1}`);
const variations = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ["TYPE", "NAME", "VALUES"].map((part) => `VARIATION ${index + 1} ${part}`),
  ).flat();

export const etsyHeader = (imageCount = 10, variationCount = 2) => [
  "TITLE",
  "DESCRIPTION",
  "PRICE",
  "CURRENCY_CODE",
  "QUANTITY",
  "TAGS",
  "MATERIALS",
  ...images(imageCount),
  ...variations(variationCount),
  "SKU",
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Cells beyond those that are given are empty. */
export function toCsv(
  header: string[],
  rows: string[][],
  separator = ",",
  lineEnd = "\r\n",
): string {
  const line = (cells: string[]) =>
    header.map((_, index) => quoted(cells[index] ?? "")).join(separator);
  return [header.join(separator), ...rows.map(line)].join(lineEnd);
}

export const mug = [
  "Speckled Stoneware Mug",
  "A mug of stoneware.\r\n\r\nHolds 12 oz.",
  "24.00",
  "EUR",
  "3",
  "stoneware_mug,coffee_cup,pottery",
  "stoneware,glaze",
];
const bowl = [
  "Oak Bowl",
  "A bowl of oak.",
  "30.00",
  "EUR",
  "1",
  "oak_bowl,salad_bowl",
  "oak",
];

export const encode = (text: string) => Uint8Array.from(Buffer.from(text));

/** Windows-1252 for letters that Latin-1 has at the same place. */
export const encodeLatin1 = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function encodeUtf16(text: string): Uint8Array {
  const units = Uint16Array.from(`\uFEFF${text}`, (unit) => unit.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

/**
 * The header in the languages of Etsy's interface, as far as we know or guess
 * them.
 */
const localized: Record<string, string[]> = {
  German: [
    "TITEL",
    "BESCHREIBUNG",
    "PREIS",
    "WÄHRUNG",
    "ANZAHL",
    "SCHLAGWÖRTER",
    "MATERIALIEN",
    "BILD1",
    "SKU",
  ],
  French: [
    "TITRE",
    "DESCRIPTION",
    "PRIX",
    "DEVISE",
    "QUANTITÉ",
    "MOTS CLÉS",
    "MATÉRIAUX",
    "IMAGE1",
    "SKU",
  ],
  Spanish: [
    "TÍTULO",
    "DESCRIPCIÓN",
    "PRECIO",
    "MONEDA",
    "CANTIDAD",
    "ETIQUETAS",
    "MATERIALES",
    "IMAGEN1",
    "SKU",
  ],
  Italian: [
    "TITOLO",
    "DESCRIZIONE",
    "PREZZO",
    "VALUTA",
    "QUANTITÀ",
    "ETICHETTE",
    "MATERIALI",
    "IMMAGINE1",
    "SKU",
  ],
  Dutch: [
    "TITEL",
    "BESCHRIJVING",
    "PRIJS",
    "VALUTA",
    "AANTAL",
    "TAGS",
    "MATERIALEN",
    "AFBEELDING1",
    "SKU",
  ],
  Portuguese: [
    "TÍTULO",
    "DESCRIÇÃO",
    "PREÇO",
    "MOEDA",
    "QUANTIDADE",
    "ETIQUETAS",
    "MATERIAIS",
    "IMAGEM1",
    "SKU",
  ],
  Polish: [
    "TYTUŁ",
    "OPIS",
    "CENA",
    "WALUTA",
    "ILOŚĆ",
    "TAGI",
    "MATERIAŁY",
    "ZDJĘCIE1",
    "SKU",
  ],
  Japanese: [
    "タイトル",
    "説明",
    "価格",
    "通貨",
    "数量",
    "タグ",
    "素材",
    "画像1",
    "SKU",
  ],
};

/**
 * Files that hold a mug, and as far as they are longer a bowl: all of them are
 * read to the same listings.
 */
export const goodFiles: Record<string, Uint8Array> = {
  "Etsy's file with 10 images and 2 variations": encode(
    toCsv(etsyHeader(), [mug, bowl]),
  ),
  "20 images and 3 variations": encode(toCsv(etsyHeader(20, 3), [mug, bowl])),
  "a byte order mark": encode(`\uFEFF${toCsv(etsyHeader(), [mug, bowl])}`),
  semicolons: encode(toCsv(etsyHeader(), [mug, bowl], ";")),
  "tabs in UTF-16, as Excel saves Unicode text": encodeUtf16(
    toCsv(etsyHeader(), [mug, bowl], "\t"),
  ),
  "UTF-16 without its mark": encodeUtf16(
    toCsv(etsyHeader(), [mug, bowl]),
  ).subarray(2),
  "UTF-16 that begins with the high bytes": encodeUtf16(
    toCsv(etsyHeader(), [mug, bowl]),
  )
    .slice(2)
    .map((_, at, bytes) => bytes[at ^ 1] ?? 0),
  "a line that names the separator": encode(
    `sep=;\r\n${toCsv(etsyHeader(), [mug, bowl], ";")}`,
  ),
  "line feeds alone": encode(toCsv(etsyHeader(), [mug, bowl], ",", "\n")),
  "carriage returns alone": encode(toCsv(etsyHeader(), [mug, bowl], ",", "\r")),
  "empty lines and a line end at the end": encode(
    `${toCsv(etsyHeader(), [mug, bowl], ",", "\r\n\r\n")}\r\n,,,\r\n`,
  ),
  "no first line": encode(
    toCsv(etsyHeader(), [mug, bowl]).split("\r\n").slice(1).join("\r\n"),
  ),
  "spaces in the tags": encode(
    toCsv(
      etsyHeader(),
      [mug, bowl].map((row) =>
        row.map((cell, at) => (at === 5 ? cell.replaceAll("_", " ") : cell)),
      ),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(localized).map(([language, header]) => [
      `a header in ${language}`,
      encode(toCsv(header, [mug, bowl])),
    ]),
  ),
};

const orderItems =
  "Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type";
const orders =
  "Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value";

/**
 * Sold items, then orders, in the languages of Etsy's interface, as far as we
 * guess them.
 */
export const localizedOrders: Record<string, [string, string]> = {
  German: [
    "Verkaufsdatum;Artikelname;Käufer;Anzahl;Preis;Transaktions-ID;Angebots-ID;Lieferadresse 1;Lieferort;Bestell-ID",
    "Verkaufsdatum;Bestellnummer;Vollständiger Name;Vorname;Nachname;Straße 1;Postleitzahl;Währung;Bestellwert",
  ],
  French: [
    "Date de vente;Nom de l'article;Acheteur;Quantité;Prix;ID de transaction;Nom de livraison;Ville de livraison",
    "Date de la vente;Identifiant de la commande;Nom complet;Prénom;Rue 1;Code postal;Pays;Devise",
  ],
  Spanish: [
    "Fecha de venta;Nombre del artículo;Comprador;Cantidad;Precio;ID de transacción;Nombre de envío;Ciudad de envío",
    "Fecha de venta;ID del pedido;Nombre completo;Nombre;Apellidos;Calle 1;Código postal;País",
  ],
  Italian: [
    "Data di vendita;Nome articolo;Acquirente;Quantità;Prezzo;ID transazione;Nome spedizione;Città di spedizione",
    "Data di vendita;ID ordine;Nome completo;Nome;Cognome;Via 1;CAP;Paese",
  ],
  Dutch: [
    "Verkoopdatum;Itemnaam;Koper;Aantal;Prijs;Transactie-ID;Verzendnaam;Verzendadres1;Verzendstad;Bestelnummer",
    "Verkoopdatum;Bestelnummer;Volledige naam;Voornaam;Achternaam;Straat 1;Postcode;Land",
  ],
  Portuguese: [
    "Data da venda;Nome do item;Comprador;Quantidade;Preço;ID da transação;Nome de envio;Cidade de envio",
    "Data da venda;ID do pedido;Nome completo;Nome;Sobrenome;Rua 1;Código postal;País",
  ],
  Polish: [
    "Data sprzedaży;Nazwa przedmiotu;Kupujący;Ilość;Cena;Identyfikator transakcji;Adres wysyłki;Miasto wysyłki",
    "Data sprzedaży;Numer zamówienia;Imię i nazwisko;Imię;Nazwisko;Ulica 1;Kod pocztowy;Kraj",
  ],
  Japanese: [
    "販売日,商品名,購入者,数量,価格,取引ID,配送先氏名,配送先住所",
    "販売日,注文番号,氏名,名,姓,住所,郵便番号,国",
  ],
};

const statement =
  "Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details";

const zip = (name: string) =>
  Uint8Array.from([
    0x50,
    0x4b,
    3,
    4,
    ...new Array(26).fill(0),
    ...encode(name),
  ]);

/**
 * Files that hold no listings, and words of the sentence that says what to do.
 */
export const badFiles: Record<string, [Uint8Array, RegExp]> = {
  "an empty file": [new Uint8Array(), /empty.*Download it again/],
  "a file of spaces": [encode(" \r\n \r\n"), /no text/],
  "a header alone": [
    encode(toCsv(etsyHeader(), [])),
    /no listings.*only active listings/,
  ],
  "sold items": [
    encode(`${orderItems}\r\n11/01/26,Mug,Jo`),
    /sold items.*file of your listings.*Download data/,
  ],
  orders: [
    encode(`${orders}\r\n11/01/26,1,2,Jo Doe`),
    /file of orders.*Nothing of it was kept/,
  ],
  "a statement of payments": [
    encode(`${statement}\r\n"November 1, 2026",Sale,Mug,x,EUR,--,--,€2`),
    /statement of your Etsy payments/,
  ],
  "a zip": [zip("EtsyListingsDownload.csv"), /ZIP archive.*Unpack/],
  "a new Excel workbook": [
    zip("[Content_Types].xml"),
    /Excel workbook.*CSV UTF-8/,
  ],
  "an old Excel workbook": [
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
    /old Excel workbook/,
  ],
  "a PDF": [encode("%PDF-1.7 …"), /PDF/],
  "a photo": [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /picture/],
  "a sign-in page that was saved": [
    encode("<!DOCTYPE html><html><title>Sign in</title>"),
    /web page.*Sign in to Etsy/,
  ],
  "bytes of a program": [
    Uint8Array.from([1, 0, 0, 2, 0, 65]),
    /not a CSV file/,
  ],
  "a text without columns": [
    encode("Dear Etsy\r\nthank you\r\n"),
    /no table with columns/,
  ],
  "31 MB": [
    new Uint8Array(31 * 1024 * 1024).fill(65),
    /31\.0 MB.*limit is 30 MB.*Split it/,
  ],
  "one byte more than 30 MB": [
    new Uint8Array(30 * 1024 * 1024 + 1).fill(65),
    /30\.1 MB; the limit is 30 MB/,
  ],
};
