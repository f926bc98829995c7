import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const homeAndJewelry: GoldenBrief[] = [
  {
    id: "stoneware-mug",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Speckled stoneware mug",
      materials: "stoneware, white glaze",
      styleDesign: "rustic, wheel thrown",
      colors: ["White"],
      audience: "coffee drinkers",
      category: "home_living",
      extraDetails:
        "12 oz, 4 in tall. Dishwasher safe. Made to order in two weeks. One mug, packed in paper.",
    },
    good: {
      facts: [
        ...told({
          material: "stoneware, white glaze",
          capacity: "12 oz",
          size: "4 in tall",
          care: "Dishwasher safe",
        }),
        ...told({
          technique: "wheel thrown",
          processing: "Made to order in two weeks",
          included: "One mug",
        }),
        ...seen({ color: "white with brown speckles" }),
        ...seen({ foot: "bare clay foot" }),
      ],
      unknown: [],
      titles: [
        "Speckled Stoneware Mug, 12 oz, Wheel Thrown",
        "Stoneware Coffee Mug with White Glaze and Speckles, 12 oz",
        "Wheel Thrown Mug, White Speckled Stoneware, Rustic",
      ],
      description: `This speckled stoneware mug is wheel thrown and holds 12 oz.

The glaze is white with brown speckles, and the clay foot is bare. The mug is 4 in tall and rustic in style. It is for coffee drinkers.

The mug is dishwasher safe. It is made to order in two weeks, and you get one mug, packed in paper.

Details
- Materials: stoneware, white glaze
- Technique: wheel thrown
- Size: 12 oz, 4 in tall
- Color: white with brown speckles
- Care: dishwasher safe
- Included: one mug, packed in paper
- Making: made to order in two weeks`,
      tags: tagged({
        what: "pottery coffee cup, ceramic tea cup, handmade drinkware",
        style: "rustic tableware, farmhouse kitchen, wabi sabi ceramics",
        material: "speckled clay cup, glazed pottery",
        technique: "wheel thrown pottery, studio ceramics",
        color: "white brown cup",
        occasion: "housewarming present, birthday for him",
        recipient: "coffee lover gift, tea drinker gift, coworker present",
        use: "morning brew cup, hot cocoa cup",
        place: "office desk cup, open shelf kitchen",
      }),
      materials: ["stoneware", "white glaze"],
      altText:
        "White stoneware mug with brown speckles and a bare clay foot, on a wooden table by a window.",
      attributes: pairs({
        "Primary color": "White",
        Style: "Rustic",
        Capacity: "12 oz",
        Technique: "Wheel thrown",
        Room: "Kitchen",
        Finish: "Speckled",
      }),
      category: "home_living",
      categoryPath:
        "Home & Living > Kitchen & Dining > Drink & Barware > Drinkware > Mugs",
      claimsNeedingProof: ["Dishwasher safe"],
    },
    sloppy: {
      titles: [
        "Mug, Coffee Mug, Tea Mug, Ceramic Mug, Handmade Mug, Gift Mug, Mother's Day Mug, Perfect Gift for Mom",
      ],
      description:
        "Speckled stoneware mug with a food safe lead-free glaze. Holds 16 oz! Microwave safe & dishwasher safe.",
      tags: tagged({
        what: "mug, mugs, coffee mug, coffee mugs, mug coffee, ceramic mug 12oz",
        occasion: "gift/mom",
      }),
      materials: ["Stoneware (high-fire)", "lead-free glaze"],
      altText: "Image of mug",
      attributes: pairs({ Color: "Cream", Capacity: "16 oz" }),
      category: "home_living",
    },
    awful: {
      titles: ["Mug"],
      description: "mug",
      tags: ["mug"],
      altText: "mug",
    },
  },
  {
    id: "maceta-ceramica",
    language: "es",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Maceta de cerámica",
      materials: "cerámica esmaltada",
      styleDesign: "mediterránea, pintada a mano",
      colors: ["Blue", "White"],
      audience: "amantes de las plantas",
      category: "home_living",
      extraDetails:
        "15 cm de alto, 14 cm de diámetro. Con agujero y plato. Limpiar con un paño. Se envía en 3 días.",
    },
    good: {
      facts: [
        ...told({
          material: "cerámica esmaltada",
          tamaño: "15 cm de alto, 14 cm de diámetro",
          incluye: "Con agujero y plato",
        }),
        ...told({
          cuidado: "Limpiar con un paño",
          envío: "Se envía en 3 días",
          técnica: "pintada a mano",
        }),
        ...seen({ color: "azul y blanco", motivo: "olas" }),
        ...seen({ olas: "olas azules sobre blanco" }),
      ],
      unknown: [],
      titles: [
        "Maceta de cerámica azul y blanca, pintada a mano, 15 cm",
        "Maceta esmaltada con olas azules, cerámica, con plato",
        "Maceta mediterránea de cerámica, azul, con plato y agujero",
      ],
      description: `Maceta de cerámica azul y blanca, pintada a mano con olas.

La maceta es de cerámica esmaltada, con olas azules sobre blanco. Tiene agujero y plato. El estilo es mediterráneo, para amantes de las plantas.

Mide 15 cm de alto y 14 cm de diámetro. Se puede limpiar con un paño, y se envía en 3 días.

Detalles
- Material: cerámica esmaltada
- Técnica: pintada a mano
- Tamaño: 15 cm de alto, 14 cm de diámetro
- Colores: azul y blanco
- Incluye: maceta con agujero y plato
- Cuidado: limpiar con un paño
- Envío: en 3 días`,
      tags: tagged({
        what: "tiesto con plato, jarrón para plantas, macetero pequeño",
        style: "decoración costera, estilo andaluz",
        material: "barro esmaltado, alfarería artesana",
        technique: "pintado a mano, cerámica artesanal",
        color: "maceta azul, azul y blanco hogar",
        occasion: "regalo casa nueva, regalo cumpleaños",
        recipient: "amante de plantas, regalo para mamá, regalo jardinera",
        use: "hierbas de cocina, cactus y suculentas",
        place: "maceta de interior, patio y balcón, escritorio oficina",
      }),
      materials: ["cerámica esmaltada"],
      altText:
        "Maceta azul y blanca de cerámica con olas pintadas y una planta verde, sobre el alféizar de una ventana.",
      attributes: pairs({
        "Primary color": "Blue",
        "Secondary color": "White",
        Style: "Mediterranean",
        Técnica: "Pintado a mano",
        Altura: "15 cm",
        Lugar: "Interior",
      }),
      category: "home_living",
      categoryPath: "Home & Living > Outdoor & Garden > Planters & Pots",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Maceta, Macetas, Maceta Cerámica, Maceta Azul, Hermosa Maceta, Maceta Regalo, Maceta Grande",
      ],
      description:
        "Maceta de cerámica, 20 cm, resistente al fuego, apta para exterior. ¡Gracias por visitar mi tienda!",
      tags: [
        "maceta",
        "macetas",
        "cerámica",
        "maceta cerámica",
        "cerámica maceta",
        "macetas de cerámica pintadas a mano",
      ],
      materials: ["cerámica/barro", "esmalte 100%"],
      altText: "foto de maceta",
      attributes: pairs({ Color: "Turquoise" }),
      category: "home_living",
    },
    awful: '```json\n{"titles": ["Maceta"]}\n```',
  },
  {
    id: "photo-only-vase",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: {},
    good: {
      facts: [
        ...seen({
          product: "bud vase",
          material: "glass",
          color: "amber",
          shape: "round body with narrow neck",
        }),
        ...seen({
          glass: "darker at the base, with small bubbles",
          stem: "one dried stem in the neck",
        }),
      ],
      unknown: ["size", "care", "what is included", "processing time"],
      titles: [
        "Amber Glass Bud Vase with Round Body",
        "Bud Vase in Amber Glass, Narrow Neck",
        "Round Glass Vase, Amber, Vintage Style",
      ],
      description: `A bud vase of amber glass with a round body and a narrow neck.

The body of the vase is round, and the neck is narrow. The glass is amber, darker at the base, with small bubbles. In the neck there is one dried stem.

Details
- Material: glass
- Color: amber
- Shape: round body with a narrow neck
- Size: [add size]
- Care: [add care]
- Included: [add what is included]
- Processing: [add processing time]`,
      tags: tagged({
        what: "single stem holder, small flower vessel, dried flower bottle",
        style: "vintage style decor, midcentury accent, boho shelf decor",
        material: "colored glassware, art glass vessel",
        technique: "blown glass look",
        color: "amber home decor, honey brown accent",
        occasion: "housewarming present, wedding centerpiece",
        recipient: "flower lover gift, gift for grandma",
        use: "table centerpiece, dried stem display",
        place: "nightstand decor, windowsill accent, narrow shelf decor",
      }),
      materials: ["glass"],
      altText:
        "Round amber glass vase with a narrow neck holding one dried stem, on a windowsill in low sun.",
      attributes: pairs({
        "Primary color": "Orange",
        Style: "Vintage",
        Shape: "Round",
        Room: "Living room",
        Use: "Flowers",
      }),
      category: "home_living",
      categoryPath: "Home & Living > Home Decor > Vases",
      claimsNeedingProof: [],
    },
    sloppy: {
      facts: seen({ size: "6 inches", item: "vase" }),
      titles: ["Vase 6 inch Murano Glass Vase Hand Blown Vase Gorgeous Vase"],
      description:
        "This 6 inch vase is genuine Murano glass made in Italy, lead-free and dishwasher safe. It is amber colored.",
      tags: [
        "vase",
        "vases",
        "glass vase",
        "vase glass",
        "amber vase with narrow neck",
        "home & living",
      ],
      materials: ["glass", "crystal"],
      altText: "A photo of a vase that is on a table in a room.",
      attributes: pairs({ Height: "6 inches", Color: "Amber" }),
      category: "home_living",
    },
    awful: { titles: [], description: "", tags: [], facts: [] },
  },
  {
    id: "sterling-ring",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Hammered sterling silver ring",
      materials: "925 sterling silver",
      styleDesign: "minimalist band, hammered finish",
      colors: ["Silver"],
      audience: "women and men",
      category: "jewelry",
      extraDetails:
        "3 mm wide, US sizes 4 to 13. Hypoallergenic. Polish with a soft cloth. Comes in a box. Ships in 5 days.",
    },
    good: {
      facts: [
        ...told({
          material: "925 sterling silver",
          size: "3 mm wide, US sizes 4 to 13",
          technique: "hammered finish",
        }),
        ...told({
          care: "Polish with a soft cloth",
          included: "Comes in a box",
          processing: "Ships in 5 days",
        }),
        ...seen({ color: "silver" }),
        ...seen({ facets: "small flat facets" }),
      ],
      unknown: [],
      titles: [
        "Hammered Sterling Silver Ring, 3 mm Band",
        "Sterling Silver Band Ring, Hammered Finish, Minimalist",
        "Silver Stacking Ring, Hammered, 3 mm, Unisex",
      ],
      description: `A hammered sterling silver ring, a minimalist band that is 3 mm wide.

The ring is 925 sterling silver with a hammered finish. The hammered facets are small and flat. The ring comes in US sizes 4 to 13, for women and men. It is hypoallergenic.

Polish it with a soft cloth. The ring comes in a box and ships in 5 days.

Details
- Material: 925 sterling silver
- Finish: hammered
- Size: 3 mm wide, US sizes 4 to 13
- Hypoallergenic
- Care: polish with a soft cloth
- Included: comes in a box
- Processing: ships in 5 days`,
      tags: tagged({
        what: "stacking band, thumb band, unisex band",
        style: "minimalist jewelry, dainty stacker, modern everyday",
        material: "925 silver band, real silver stacker",
        technique: "hammered texture, hand forged band",
        color: "silver tone stacker",
        occasion: "anniversary gift, birthday jewelry, promise band",
        recipient: "gift for her, mens silver band, gift for sister",
        use: "everyday jewelry, stackable set piece",
        place: "office wear jewelry",
      }),
      materials: ["925 sterling silver"],
      altText:
        "Slim silver ring with a hammered surface lying on gray stone, light on its facets.",
      attributes: pairs({
        "Primary color": "Silver",
        Style: "Minimalist",
        "Band width": "3 mm",
        Finish: "Hammered",
        Recipient: "Unisex",
        "Ring size": "US 4 to 13",
      }),
      category: "jewelry",
      categoryPath: "Jewelry > Rings > Bands",
      claimsNeedingProof: ["925 sterling silver", "Hypoallergenic"],
    },
    sloppy: {
      titles: [
        "Ring, Silver Ring, Sterling Ring, Rings for Women, Solid 14k Gold Ring Option, Perfect Gift for Her",
      ],
      description:
        "Sterling silver ring. Tarnish-proof, nickel-free and 14k gold plated options. 3 mm wide. ✨",
      tags: tagged({
        what: "ring, rings, silver ring, silver rings, sterling silver ring for women",
        material: "14k gold",
      }),
      materials: ["Sterling Silver .925", "14k gold"],
      altText: "ring ring ring",
      attributes: pairs({ Metal: "14k gold", Color: "silver (shiny)" }),
      category: "jewelry",
    },
    awful: {
      titles: ["Tiffany Ring 18k"],
      description: "Platinum and diamonds by Tiffany.",
      tags: ["tiffany"],
      materials: ["platinum"],
    },
  },
  {
    id: "brass-hoops",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Brass hoop earrings", category: "jewelry" },
    good: {
      facts: [
        ...told({ material: "Brass" }),
        ...seen({ color: "gold tone", technique: "hammered", shape: "round" }),
        ...seen({ dents: "small dents", wire: "thin wire at the ear" }),
      ],
      unknown: ["size", "care", "ear wire material", "processing time"],
      titles: [
        "Hammered Brass Hoop Earrings, Round and Gold Tone",
        "Brass Hoop Earrings with Hammered Finish",
        "Hoop Earrings in Hammered Brass, Boho",
      ],
      description: `Round hoop earrings of hammered brass, gold in tone.

The hoops are round. The brass is hammered, with small dents, and its tone is gold. The wire at the ear is thin.

Details
- Material: brass
- Color: gold tone
- Shape: round
- Technique: hammered
- Size: [add size]
- Ear wire: [add ear wire material]
- Care: [add care]
- Processing: [add processing time]`,
      tags: tagged({
        what: "dangle ear jewelry, medium hoops, statement earwear",
        style: "boho jewelry, minimalist earrings, rustic jewelry",
        material: "raw brass jewelry, warm metal hoops",
        technique: "hammered metal hoops, hand forged hoops",
        color: "gold tone hoops",
        occasion:
          "birthday jewelry, bridesmaid earrings, christmas stocking gift",
        recipient: "gift for girlfriend, gift for sister, friend present",
        use: "everyday hoops, festival jewelry",
        place: "office jewelry",
      }),
      materials: ["brass"],
      altText:
        "Pair of round hammered brass hoops hanging from a strip of cream linen.",
      attributes: pairs({
        "Primary color": "Gold",
        Style: "Boho",
        Shape: "Round",
        Technique: "Hammered",
        Closure: "Ear wire",
      }),
      category: "jewelry",
      categoryPath: "Jewelry > Earrings > Hoop Earrings",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Gold Filled Hoops Hypoallergenic Earrings 1.5 inch Hoops 14k Gold Hoops Gift for Women",
      ],
      description:
        "14k gold filled hypoallergenic hoop earrings, nickel free, 1.5 inches. Hammered brass with a warm shine all day.",
      tags: [
        "hoops",
        "hoop",
        "gold hoops",
        "gold filled hoops",
        "brass hoop earrings for women",
        "earrings",
      ],
      materials: ["14k gold filled"],
      altText: "earrings",
      attributes: pairs({ Diameter: "1.5 inch" }),
      category: "jewelry",
    },
    awful: {
      facts: [{ name: "x" }],
      titles: [null, 5, {}],
      description: 42,
      tags: [[], {}, null],
    },
  },
  {
    id: "collier-perles",
    language: "fr",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Collier de perles en verre",
      materials: "perles de verre, fil de coton",
      styleDesign: "bohème, ras de cou",
      colors: ["Turquoise"],
      audience: "femmes",
      category: "jewelry",
      extraDetails:
        "Longueur 40 cm. Éviter l'eau. Livré dans une pochette. Fabriqué sous 4 jours.",
    },
    good: {
      facts: [
        ...told({
          matière: "perles de verre, fil de coton",
          longueur: "40 cm",
          entretien: "Éviter l'eau",
        }),
        ...told({
          inclus: "Livré dans une pochette",
          délai: "Fabriqué sous 4 jours",
          style: "bohème",
        }),
        ...seen({ couleur: "turquoise" }),
        ...seen({ perles: "petites perles" }),
      ],
      unknown: [],
      titles: [
        "Collier ras de cou en perles de verre turquoise, 40 cm",
        "Collier bohème, perles de verre turquoise, fil de coton",
        "Ras de cou turquoise en perles de verre, bohème",
      ],
      description: `Un collier ras de cou en perles de verre turquoise sur un fil de coton.

Les perles de verre sont petites et turquoise, et le fil est en coton. Le style est bohème, pour femmes. La longueur est de 40 cm.

Il faut éviter l'eau. Le collier est fabriqué sous 4 jours et livré dans une pochette.

En bref
- Matière : perles de verre, fil de coton
- Taille : longueur 40 cm
- Couleur : turquoise
- Style : bohème, ras de cou
- Entretien : éviter l'eau
- Inclus : livré dans une pochette
- Fabrication : sous 4 jours`,
      tags: tagged({
        what: "bijou ras du cou, rang de perles",
        style: "bijou bohème, style bord de mer, minimaliste",
        material: "perles rocaille, verre et coton",
        technique: "enfilé à la main, fait main bijou",
        color: "bijou bleu vert, bleu lagon",
        occasion: "cadeau anniversaire, fête des mères, noël",
        recipient: "cadeau pour elle, cadeau amie, demoiselle honneur",
        use: "bijou d'été, tous les jours",
        place: "tenue de plage",
      }),
      materials: ["perles de verre", "fil de coton"],
      altText:
        "Collier court de petites perles turquoise en verre, posé sur un tissu de lin clair.",
      attributes: pairs({
        "Primary color": "Blue",
        Style: "Boho",
        Longueur: "40 cm",
        Fermoir: "Crochet",
        Occasion: "Quotidien",
      }),
      category: "jewelry",
      categoryPath: "Jewelry > Necklaces > Chokers",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Collier, Collier Perles, Collier Femme, Collier Turquoise, Beau Collier, Collier Cadeau ❤❤❤",
      ],
      description:
        "Collier en véritable turquoise naturelle certifiée, argent 925, 45 cm. Soulage le stress.",
      tags: [
        "collier",
        "colliers",
        "perles",
        "collier perles",
        "perles collier",
        "collier de perles en verre bleu",
      ],
      materials: ["turquoise (naturelle)", "argent 925"],
      altText: "Photo collier",
      attributes: pairs({ Couleur: "Turquoise" }),
      category: "jewelry",
    },
    awful: '[{"title":"Collier"}]',
  },
];
