/**
 * What columns of orders and sold items are called, in English and the
 * languages of Etsy's sellers, as far as we know or guess them: without accents
 * and case. A buyer, her address, an order, a payment or a sale. Words that
 * files of listings have as well, such as "name", "price" or "country", are not
 * among them.
 */
const spaced = [
  "buyer|customer(?: name)?|full name|first name|last name|street(?: address)? ?\\d?",
  "transaction id|order (?:id|number|no|date|value|total|net|type|shipping|sales tax)|sale date|date (?:paid|shipped)",
  "ship(?:ping)? ?(?:to )?(?:name|address ?\\d?|city|state|zip ?code|postal code|country)",
  // German
  "kaufer\\p{L}*|kund(?:e|in|en|enname|ennummer)|vorname|nachname|transaktion\\p{L}*|verkaufsdatum|bestell(?:ung|nummer|nr|datum|wert|id)\\p{L}*",
  "(?:liefer|versand|empfanger)[- ]?(?:name|adresse|anschrift|ort|stadt|land|plz|postleitzahl|strasse) ?\\d?|postleitzahl|bezahlt am|versandt am",
  // French
  "achet(?:eur|euse)|cliente?|prenom|nom (?:complet|de famille)|commande|date de (?:la )?vente|date (?:de|du) (?:paiement|expedition)",
  "(?:nom|adresse ?\\d?|ville|pays|etat|region|code postal) (?:de |d'|du )(?:la )?(?:livraison|expedition|destinataire)|code postal",
  // Spanish and Portuguese
  "comprador(?:a)?|apellidos?|nombre completo|nome completo|sobrenome|apelido|pedido|encomenda|fecha de (?:la )?venta|data da venda",
  "transacc?[ci]?(?:ion|ao)|fecha de (?:pago|envio)|data (?:do|de) (?:pagamento|envio)|codigo postal|cep",
  "(?:nombre|direccion|ciudad|pais|estado|provincia|nome|endereco|morada|cidade) (?:de |do |da |para )?(?:envio|entrega|destinatario) ?\\d?",
  // Italian
  "acquirente|compratore|cognome|ordine|transazione|data (?:di|della) vendita|data (?:di|del) (?:pagamento|spedizione)",
  "(?:nome|indirizzo|citta|paese|stato|provincia|cap) (?:di |del |della )?(?:spedizione|consegna|destinatario) ?\\d?",
  // Dutch
  "koper(?:s)?(?:naam|id)?|klant(?:naam)?|voornaam|achternaam|bestel(?:ling|nummer|datum)|transactie(?:[- ]?id|nummer)?|verkoopdatum",
  "(?:verzend|bezorg|aflever)[- ]?(?:naam|adres|stad|plaats|land|postcode|provincie) ?\\d?|betaald op|verzonden op",
  // Polish
  "kupujac\\p{L}*|nabywc\\p{L}*|klient(?:a)?|imie(?: i nazwisko)?|nazwisko|zamowieni\\p{L}*|transakcj\\p{L}*|data sprzedazy",
  "(?:imie|nazwa|adres|miasto|kraj|kod pocztowy) (?:do |odbiorcy|wysylki|dostawy)(?:wysylki|dostawy)? ?\\d?|kod pocztowy|data (?:platnosci|wysylki)",
];
const unspaced =
  "購入者|買い手|注文|取引|販売日|売上日|支払日|発送日|配送先|届け先|発送先|宛名|郵便番号|氏名";

const ofOrders = new RegExp(
  `(?<!\\p{L})(?:${spaced.join("|")})(?!\\p{L})|${unspaced}`,
  "u",
);

/** One alone may be a note of the seller's. */
const minColumns = 2;

/**
 * Whether a first line is that of orders or sold items, with buyers' data
 * below. The names are in lower case, without accents.
 */
export const hasOrdersColumns = (names: readonly string[]): boolean =>
  names.filter((name) => ofOrders.test(name)).length >= minColumns;
