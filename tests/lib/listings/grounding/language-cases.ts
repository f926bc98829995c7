/**
 * Sentences in the nine languages of listings, and whether the facts support
 * each.
 */
type LanguageCase = {
  language: string;
  facts: [name: string, value: string][];
  text: string;
  supports: ("some" | "none")[];
};

const casesOf = (
  language: string,
  facts: LanguageCase["facts"],
  texts: Record<string, "some" | "none">,
): LanguageCase[] =>
  Object.entries(texts).map(([text, support]) => ({
    language,
    facts,
    text,
    supports: [support],
  }));

export const languageCases: LanguageCase[] = [
  ...casesOf(
    "en",
    [
      ["product", "Speckled stoneware mug"],
      ["materials", "stoneware, white glaze"],
      ["style", "wheel thrown"],
      ["color", "Navy"],
      ["details", "Holds 12 oz. Hand wash."],
    ],
    {
      "A mug with white glazing and speckles, thrown on the wheel.": "some",
      "It holds 12 ounces.": "some",
      "Wash it by hand.": "some",
      "A blue mug of clay.": "some",
      "The handle fits three fingers.": "none",
      "A mug of stone.": "none",
      "It has been loved by many.": "none",
    },
  ),
  ...casesOf(
    "de",
    [
      ["product", "Umhängetasche aus Leder"],
      ["materials", "pflanzlich gegerbtes Rindsleder, Messing"],
      ["style", "schlicht, handgenäht"],
      ["color", "Brown"],
      [
        "details",
        "32 x 24 x 8 cm. Lieferung mit Stoffbeutel. Anfertigung in 5 Werktagen.",
      ],
    ],
    {
      "Die schlichte Tasche ist aus braunem Rindsleder.": "some",
      "Das Leder ist pflanzlich gegerbt.": "some",
      "Lieferumfang: Ledertasche mit Beutel": "some",
      "Sie misst 32 x 24 x 8 cm.": "some",
      "Ein perfektes Geschenk für Pendler.": "none",
      "Das Futter ist aus Baumwolle.": "none",
      "Die Tasche ist schwarz.": "none",
    },
  ),
  ...casesOf(
    "fr",
    [
      ["product", "Collier de perles en verre"],
      ["materials", "perles de verre, fil de coton"],
      ["color", "Turquoise"],
      ["details", "Longueur 40 cm. Éviter l'eau. Livré dans une pochette."],
    ],
    {
      "Un collier turquoise en perles de verre, sur un fil de coton.": "some",
      "Ce collier mesure 40 cm.": "some",
      "Évitez l'eau.": "none",
      "Entretien: éviter l'eau": "some",
      "Livré dans sa pochette.": "some",
      "Un cadeau parfait pour une amie.": "none",
      "Le fermoir est en argent.": "none",
    },
  ),
  ...casesOf(
    "es",
    [
      ["product", "Maceta de cerámica"],
      ["materials", "cerámica esmaltada"],
      ["style", "pintada a mano"],
      ["color", "Blue, White"],
      ["details", "15 cm de alto. Con agujero y plato. Limpiar con un paño."],
    ],
    {
      "Maceta de cerámica azul y blanca, pintada a mano.": "some",
      "Tiene un agujero y un plato.": "some",
      "Mide 15 cm de alto.": "some",
      "El esmalte es de cerámica.": "some",
      "Queda preciosa en cualquier rincón.": "none",
      "Maceta de cerámica roja.": "none",
    },
  ),
  ...casesOf(
    "it",
    [
      ["product", "Borsa a rete in cotone"],
      ["style", "lavorata a uncinetto"],
      ["color", "White"],
      ["details", "40 x 38 cm. Lavare a mano."],
    ],
    {
      "Una borsa bianca in cotone, lavorata all'uncinetto.": "some",
      "La borsa misura 40 x 38 cm.": "some",
      "Borse a rete di cotone.": "some",
      "Il fondo è più fitto.": "none",
      "Ideale per la spiaggia.": "none",
    },
  ),
  ...casesOf(
    "nl",
    [
      ["product", "Eikenhouten ringschaal"],
      ["materials", "eikenhout, lijnolie"],
      ["color", "Brown"],
      ["details", "9 cm breed. Niet in de vaatwasser."],
    ],
    {
      "Deze bruine ringschaal is van eikenhout met lijnolie.": "some",
      "De schaal is 9 cm breed.": "some",
      "Niet geschikt voor de vaatwasser.": "none",
      "Niet in de vaatwasser.": "some",
      "Een mooi cadeau voor elke gelegenheid.": "none",
    },
  ),
  ...casesOf(
    "pt",
    [
      ["product", "Vela de cera de soja"],
      ["materials", "cera de soja, lavanda"],
      ["style", "feita à mão"],
      [
        "details",
        "200 g. Queima 40 horas. Etiqueta no fundo do frasco. Sem corantes.",
      ],
    ],
    {
      "Esta vela é de cera de soja com lavanda.": "some",
      "Velas feitas à mão.": "some",
      "Pesa 200 g.": "some",
      "Queima durante 40 horas.": "some",
      "A etiqueta está no fundo do frasco.": "some",
      "É uma vela sem corantes.": "some",
      "Tem corantes no frasco.": "none",
      "Traz calma às suas noites.": "none",
      "Tem um pavio de algodão.": "none",
    },
  ),
  ...casesOf(
    "pl",
    [
      ["product", "Drewniana miska dębowa"],
      ["materials", "drewno dębowe, olej lniany"],
      ["color", "Brown"],
      ["details", "Średnica 9 cm. Wykonanie w 3 dni."],
    ],
    {
      "Brązowa miska z drewna dębowego.": "some",
      "Olej lniany i drewno.": "some",
      "Miska ma 9 cm średnicy.": "some",
      "Idealny prezent dla każdego.": "none",
      "Miska jest zrobiona z sosny.": "none",
    },
  ),
  ...casesOf(
    "ja",
    [
      ["商品名", "オーク材のリングディッシュ"],
      ["素材", "オーク、亜麻仁油"],
      ["色", "Brown"],
      ["詳細", "直径9cm。ギフト箱入り。3日以内に発送します。"],
    ],
    {
      "オーク材で作られたリングディッシュです。": "some",
      "直径は9cmです。": "some",
      "茶色のリングディッシュ。": "some",
      "亜麻仁油で仕上げています。": "some",
      "ギフト箱に入れて発送します。": "some",
      "友人への贈り物にぴったりです。": "none",
      "かわいいリングディッシュです。": "none",
      "国産の桜材を使用しています。": "none",
    },
  ),
];
