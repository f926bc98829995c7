import { type GoldenBrief, pairs, seen, tagged, told } from "@/tests/golden/brief";

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
      extraDetails: "12 oz, 4 in tall. Dishwasher safe. Made to order in two weeks. One mug, packed in paper.",
    },
    good: {
      facts: [
        ...told({ material: "stoneware, white glaze", capacity: "12 oz", size: "4 in tall", care: "Dishwasher safe" }),
        ...told({ technique: "wheel thrown", processing: "Made to order in two weeks", included: "One mug" }),
        ...seen({ color: "white with brown speckles" }),
      ],
      unknown: [],
      titles: [
        "Speckled Stoneware Mug, 12 oz, Wheel Thrown",
        "Stoneware Coffee Mug with White Glaze and Speckles, 12 oz",
        "Wheel Thrown Mug, White Speckled Stoneware, Rustic",
      ],
      description: `This speckled stoneware mug is thrown on the wheel and holds 12 oz of coffee or tea.

Brown specks come up through the white glaze wherever the clay carries iron. The rim is thin, the foot is left bare, and the handle is pulled from the same clay with room for three fingers.

Details
- Materials: stoneware, white glaze
- Size: 12 oz, 4 in tall
- Color: white with brown speckles
- Care: dishwasher safe
- Included: one mug, packed in paper
- Making: made to order in two weeks

It stands on an open shelf as well as on a crowded desk, and it stacks with plain plates. Throwing leaves faint rings inside the wall, which you will find with a spoon. Because each mug is made for its order, the speckles are never placed the same way twice.`,
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
      altText: "White stoneware mug with brown speckles and a bare clay foot, on a wooden table by a window.",
      attributes: pairs({
        "Primary color": "White",
        Style: "Rustic",
        Capacity: "12 oz",
        Technique: "Wheel thrown",
        Room: "Kitchen",
        Finish: "Speckled",
      }),
      category: "home_living",
      categoryPath: "Home & Living > Kitchen & Dining > Drink & Barware > Drinkware > Mugs",
      claimsNeedingProof: ["Dishwasher safe"],
    },
    sloppy: {
      titles: ["Mug, Coffee Mug, Tea Mug, Ceramic Mug, Handmade Mug, Gift Mug, Mother's Day Mug, Perfect Gift for Mom"],
      description:
        "Speckled stoneware mug with a food safe lead-free glaze. Holds 16 oz! Microwave safe & dishwasher safe.",
      tags: tagged({ what: "mug, mugs, coffee mug, coffee mugs, mug coffee, ceramic mug 12oz", occasion: "gift/mom" }),
      materials: ["Stoneware (high-fire)", "lead-free glaze"],
      altText: "Image of mug",
      attributes: pairs({ Color: "Cream", Capacity: "16 oz" }),
      category: "home_living",
    },
    awful: { titles: ["Mug"], description: "mug", tags: ["mug"], altText: "mug" },
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
      extraDetails: "15 cm de alto, 14 cm de diámetro. Con agujero y plato. Limpiar con un paño. Se envía en 3 días.",
    },
    good: {
      facts: [
        ...told({
          material: "cerámica esmaltada",
          tamaño: "15 cm de alto, 14 cm de diámetro",
          incluye: "Con agujero y plato",
        }),
        ...told({ cuidado: "Limpiar con un paño", envío: "Se envía en 3 días", técnica: "pintada a mano" }),
        ...seen({ color: "azul y blanco", motivo: "olas" }),
      ],
      unknown: [],
      titles: [
        "Maceta de cerámica azul y blanca, pintada a mano, 15 cm",
        "Maceta esmaltada con olas azules, cerámica, con plato",
        "Maceta mediterránea de cerámica, azul, con plato y agujero",
      ],
      description: `Maceta de cerámica azul y blanca, pintada a mano con un dibujo de olas.

El esmalte es brillante por fuera y el interior queda sin esmaltar para que la tierra respire. El agua sobrante sale por el agujero y se recoge en el plato, que lleva la misma franja azul.

Detalles
- Material: cerámica esmaltada
- Tamaño: 15 cm de alto, 14 cm de diámetro
- Colores: azul y blanco
- Incluye: maceta con plato
- Cuidado: limpiar con un paño
- Envío: en 3 días

Es buena para hierbas en la cocina, para un cactus en la ventana o para una planta pequeña en el escritorio. Cada ola se pinta con un solo trazo, así que el dibujo cambia de una maceta a otra, y también el azul según el lugar que tuvo en el horno.`,
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
      titles: ["Maceta, Macetas, Maceta Cerámica, Maceta Azul, Hermosa Maceta, Maceta Regalo, Maceta Grande"],
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
      facts: seen({ product: "bud vase", material: "glass", color: "amber", shape: "round body with narrow neck" }),
      unknown: ["size", "care", "what is included", "processing time"],
      titles: [
        "Amber Glass Bud Vase with Round Body",
        "Bud Vase in Amber Glass, Narrow Neck",
        "Round Glass Vase, Amber, Vintage Style",
      ],
      description: `A bud vase of amber glass, round below with a narrow neck for a single stem.

The color is deepest at the base and thins toward the rim, and small bubbles in the wall show in the light of a window. It holds one rose, a few grasses or a branch without asking for an arrangement.

Details
- Material: glass
- Color: amber
- Size: [add size]
- Care: [add care]
- Included: [add what is included]
- Processing: [add processing time]

Put it beside the bed, on a narrow shelf or in the middle of a small table. In a row of three at different heights it makes a centerpiece, and empty it still throws a warm spot on the wall in the afternoon. Dried flowers last in it for months, since they need no water.`,
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
      altText: "Round amber glass vase with a narrow neck holding one dried stem, on a windowsill in low sun.",
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
      tags: ["vase", "vases", "glass vase", "vase glass", "amber vase with narrow neck", "home & living"],
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
        ...told({ material: "925 sterling silver", size: "3 mm wide, US sizes 4 to 13", technique: "hammered finish" }),
        ...told({ care: "Polish with a soft cloth", included: "Comes in a box", processing: "Ships in 5 days" }),
        ...seen({ color: "silver" }),
      ],
      unknown: [],
      titles: [
        "Hammered Sterling Silver Ring, 3 mm Band",
        "Sterling Silver Band Ring, Hammered Finish, Minimalist",
        "Silver Stacking Ring, Hammered, 3 mm, Unisex",
      ],
      description: `A hammered sterling silver ring with a slim 3 mm band for every day.

Each facet is set with a hammer on a steel mandrel, so the surface breaks the light in small flat steps. The edges are rounded inside and out, and the band sits close without catching on wool or gloves.

Details
- Material: 925 sterling silver
- Size: 3 mm wide, US sizes 4 to 13
- Hypoallergenic
- Care: polish with a soft cloth
- Included: comes in a box
- Processing: ships in 5 days

Wear it alone, stack two or three, or pair it with a plain band. It works on a thumb as well as on a ring finger. Silver darkens with time where it is not touched, and the hammer marks keep that shadow, so the ring gains depth as it is worn.`,
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
      altText: "Slim silver ring with a hammered surface lying on gray stone, light on its facets.",
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
      titles: ["Ring, Silver Ring, Sterling Ring, Rings for Women, Solid 14k Gold Ring Option, Perfect Gift for Her"],
      description: "Sterling silver ring. Tarnish-proof, nickel-free and 14k gold plated options. 3 mm wide. ✨",
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
      facts: [...told({ material: "Brass" }), ...seen({ color: "gold tone", technique: "hammered", shape: "round" })],
      unknown: ["size", "care", "ear wire material", "processing time"],
      titles: [
        "Hammered Brass Hoop Earrings, Round and Gold Tone",
        "Brass Hoop Earrings with Hammered Finish",
        "Hoop Earrings in Hammered Brass, Boho",
      ],
      description: `Hammered brass hoop earrings, round and open, in a warm gold tone.

The wire is flattened by hammer over most of its length and left round where it passes the ear. Small dents catch the light as you turn your head, and the pair weighs little enough for a long day.

Details
- Material: brass
- Size: [add size]
- Ear wire: [add ear wire material]
- Care: [add care]
- Processing: [add processing time]

They go with a linen shirt as easily as with an evening dress, and they look good beside other earrings in a second hole. Brass turns darker with time and can be brightened again with a cloth. Each hoop is bent and struck one after the other, so left and right are sisters rather than twins.`,
      tags: tagged({
        what: "dangle ear jewelry, medium hoops, statement earwear",
        style: "boho jewelry, minimalist earrings, rustic jewelry",
        material: "raw brass jewelry, warm metal hoops",
        technique: "hammered metal hoops, hand forged hoops",
        color: "gold tone hoops",
        occasion: "birthday jewelry, bridesmaid earrings, christmas stocking gift",
        recipient: "gift for girlfriend, gift for sister, friend present",
        use: "everyday hoops, festival jewelry",
        place: "office jewelry",
      }),
      materials: ["brass"],
      altText: "Pair of round hammered brass hoops hanging from a strip of cream linen.",
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
      titles: ["Gold Filled Hoops Hypoallergenic Earrings 1.5 inch Hoops 14k Gold Hoops Gift for Women"],
      description:
        "14k gold filled hypoallergenic hoop earrings, nickel free, 1.5 inches. Hammered brass with a warm shine all day.",
      tags: ["hoops", "hoop", "gold hoops", "gold filled hoops", "brass hoop earrings for women", "earrings"],
      materials: ["14k gold filled"],
      altText: "earrings",
      attributes: pairs({ Diameter: "1.5 inch" }),
      category: "jewelry",
    },
    awful: { facts: [{ name: "x" }], titles: [null, 5, {}], description: 42, tags: [[], {}, null] },
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
      extraDetails: "Longueur 40 cm. Éviter l'eau. Livré dans une pochette. Fabriqué sous 4 jours.",
    },
    good: {
      facts: [
        ...told({ matière: "perles de verre, fil de coton", longueur: "40 cm", entretien: "Éviter l'eau" }),
        ...told({ inclus: "Livré dans une pochette", délai: "Fabriqué sous 4 jours", style: "bohème" }),
        ...seen({ couleur: "turquoise" }),
      ],
      unknown: [],
      titles: [
        "Collier ras de cou en perles de verre turquoise, 40 cm",
        "Collier bohème, perles de verre turquoise, fil de coton",
        "Ras de cou turquoise en perles de verre, bohème",
      ],
      description: `Un collier ras de cou en perles de verre turquoise, monté sur un fil de coton.

Les perles sont petites et un peu irrégulières, ce qui donne au rang un léger mouvement. La couleur va du bleu clair au vert d'eau selon la lumière, et le fermoir se glisse facilement sous les cheveux.

En bref
- Matière: perles de verre, fil de coton
- Taille: longueur 40 cm
- Couleur: turquoise
- Entretien: éviter l'eau
- Inclus: livré dans une pochette
- Fabrication: sous 4 jours

Il se porte seul sur une chemise blanche, ou avec une chaîne plus longue. En été il accompagne une robe légère, en hiver il dépasse du col d'un pull. Chaque rang est enfilé et noué à la main; deux colliers n'ont donc jamais tout à fait la même suite de nuances.`,
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
      altText: "Collier court de petites perles turquoise en verre, posé sur un tissu de lin clair.",
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
      titles: ["Collier, Collier Perles, Collier Femme, Collier Turquoise, Beau Collier, Collier Cadeau ❤❤❤"],
      description: "Collier en véritable turquoise naturelle certifiée, argent 925, 45 cm. Soulage le stress.",
      tags: ["collier", "colliers", "perles", "collier perles", "perles collier", "collier de perles en verre bleu"],
      materials: ["turquoise (naturelle)", "argent 925"],
      altText: "Photo collier",
      attributes: pairs({ Couleur: "Turquoise" }),
      category: "jewelry",
    },
    awful: '[{"title":"Collier"}]',
  },
];
