import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const beautyAndClothing: GoldenBrief[] = [
  {
    id: "oat-soap",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Oat and honey soap bar",
      materials: "olive oil, coconut oil, oats, honey",
      styleDesign: "cold process, rectangular",
      colors: ["Beige"],
      audience: "people with simple routines",
      category: "bath_beauty",
      extraDetails:
        "100 g each, set of 3. Unscented. Let it dry between uses. Wrapped in paper. Ships in 2 days.",
    },
    good: {
      facts: [
        ...told({
          material: "olive oil, coconut oil, oats, honey",
          size: "100 g each, set of 3",
        }),
        ...told({
          technique: "cold process",
          care: "Let it dry between uses",
          included: "set of 3",
        }),
        ...told({ processing: "Ships in 2 days" }),
        ...seen({ color: "beige" }),
        ...seen({ flecks: "flecked with oats" }),
      ],
      unknown: [],
      titles: [
        "Oat and Honey Soap Bars, Unscented, Set of 3",
        "Cold Process Soap with Oats and Honey, 100 g Bars",
        "Soap Bar Set of 3, Oats, Honey, Olive Oil",
      ],
      description: `An oat and honey soap bar in beige, made by cold process in a set of 3.

The soap is made with olive oil, coconut oil, oats and honey. It is unscented. The bars are rectangular, beige and flecked with oats, for people with simple routines.

Each bar is 100 g. Let it dry between uses. The set of 3 is wrapped in paper and ships in 2 days.

Details
- Ingredients: olive oil, coconut oil, oats, honey
- Technique: cold process
- Size: 100 g each
- Included: set of 3, wrapped in paper
- Care: let it dry between uses
- Processing: ships in 2 days`,
      tags: tagged({
        what: "cleansing bar set, hand and body wash",
        style: "rustic bathroom, cottagecore self care",
        material: "honey oatmeal wash, olive and coconut",
        technique: "small batch wash, hand cut bars",
        color: "neutral spa bars",
        occasion: "housewarming present, spa birthday, bridal shower favor",
        recipient: "gift for mom, teacher gift, gift for him",
        use: "unscented wash, daily shower, guest basin bar",
        place: "bathroom basics, cabin sink set",
      }),
      materials: ["olive oil", "coconut oil", "oats", "honey"],
      altText:
        "Three beige soap bars flecked with oats, stacked on a wooden board beside a paper wrapper.",
      attributes: pairs({
        "Primary color": "Beige",
        Scent: "Unscented",
        Shape: "Rectangle",
        Technique: "Cold process",
        "Set size": "3",
        Style: "Rustic",
      }),
      category: "bath_beauty",
      categoryPath: "Bath & Beauty > Soaps > Bar Soaps",
      claimsNeedingProof: [],
    },
    sloppy: {
      facts: told({ benefit: "heals eczema" }),
      titles: [
        "Organic Oatmeal Soap, Healing Eczema Soap, Natural Soap, Vegan Soap, 100% Natural, Best Soap",
      ],
      description:
        "This soap heals eczema and soothes anxiety. Oat and honey soap with olive oil.\nOrganic and hypoallergenic. 100 g each.",
      tags: tagged({
        what: "soap, soaps, oat soap, organic soap, eczema relief soap, oatmeal & honey soap bar",
      }),
      materials: ["organic oats", "raw honey"],
      altText: "Soap",
      attributes: pairs({ Certification: "Organic" }),
      category: "bath_beauty",
    },
    awful: {
      titles: ["Cures eczema"],
      description: "Heals everything.",
      tags: ["heals pain", "cures acne"],
    },
  },
  {
    id: "lavender-salts",
    language: "en",
    kind: "sparse",
    hasPhoto: false,
    form: {
      productName: "Lavender bath salts",
      materials: "sea salt, dried lavender",
      category: "bath_beauty",
    },
    good: {
      facts: told({ material: "sea salt, dried lavender" }),
      unknown: ["weight", "care", "what is included", "processing time"],
      titles: [
        "Lavender Bath Salts with Dried Flowers and Sea Salt",
        "Bath Salts of Sea Salt and Dried Lavender",
        "Sea Salt Bath Soak, Lavender, Handmade",
      ],
      description: `Lavender bath salts made of sea salt and dried lavender.

The material is sea salt with dried lavender.

Details
- Ingredients: sea salt, dried lavender
- Weight: [add weight]
- Included: [add what is included]
- Care: [add care]
- Processing: [add processing time]`,
      tags: tagged({
        what: "herbal tub soak, spa soak jar, foot soak",
        style: "cottagecore self care, rustic spa",
        material: "dried flower soak, mineral tub soak",
        technique: "handmade tub soak, hand mixed soak",
        color: "purple petals soak",
        occasion: "mothers day present, bridesmaid favor, birthday pampering",
        recipient: "gift for her, tired mom present, nurse gift",
        use: "evening wind down, self care night",
        place: "bathroom spa, guest bathroom jar",
      }),
      materials: ["sea salt", "dried lavender"],
      altText:
        "Coarse sea salt mixed with dried lavender flowers, in an open jar with a wooden scoop.",
      attributes: pairs({
        "Primary color": "Purple",
        Scent: "Lavender",
        Form: "Salt",
        Use: "Bath",
        Style: "Rustic",
      }),
      category: "bath_beauty",
      categoryPath: "Bath & Beauty > Bath Salts & Scrubs > Bath Salts",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Relaxing Lavender Bath Salts 8 oz Stress Relief Gift for Her Spa Gift Self Care Gift Mom Gift",
      ],
      description:
        "Relieves stress and anxiety. 8 oz of lavender bath salts. Therapeutic grade essential oils. Detoxifying!",
      tags: [
        "bath salts",
        "bath salt",
        "lavender",
        "stress relief bath",
        "detox bath",
        "lavender bath salts gift set",
      ],
      materials: ["Epsom salt", "lavender oil"],
      altText: "bath salts in jar",
      attributes: pairs({ Weight: "8 oz" }),
      category: "bath_beauty",
    },
    awful: "I'm sorry, I can't write listings for cosmetics.",
  },
  {
    id: "linen-dress",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Linen wrap dress",
      materials: "linen",
      styleDesign: "midi, side pockets, short sleeves",
      colors: ["Green"],
      audience: "women",
      category: "clothing",
      extraDetails:
        "Sizes XS to XL. Length 46 inches. Machine wash cold, hang dry. Made to order in 10 days.",
    },
    good: {
      facts: [
        ...told({
          material: "linen",
          size: "Sizes XS to XL",
          length: "46 inches",
          style: "midi, side pockets",
        }),
        ...told({
          care: "Machine wash cold, hang dry",
          processing: "Made to order in 10 days",
        }),
        ...seen({ color: "sage green" }),
        ...seen({ waist: "tied at the waist", pockets: "two side pockets" }),
      ],
      unknown: ["what is included"],
      titles: [
        "Linen Wrap Dress in Sage Green, Midi with Pockets",
        "Wrap Dress, Green Linen, Short Sleeves, Midi Length",
        "Midi Linen Dress with Side Pockets, Sage Green",
      ],
      description: `A linen wrap dress in sage green, midi, with side pockets.

The dress has short sleeves and two side pockets, and it is tied at the waist. The sizes are XS to XL, and the length is 46 inches. It is made for women.

Machine wash the dress cold and hang it dry. Each dress is made to order in 10 days.

Details
- Material: linen
- Style: midi wrap dress, short sleeves, side pockets
- Sizes: XS to XL, length 46 inches
- Color: sage green
- Care: machine wash cold, hang dry
- Included: [add what is included]
- Processing: made to order in 10 days`,
      tags: tagged({
        what: "summer wrap gown, short sleeve frock",
        style: "cottagecore clothes, minimalist clothing, boho midi outfit",
        material: "natural fiber wear, washed linen clothes",
        technique: "made to order dress, sewn by hand",
        color: "sage outfit, olive summer dress",
        occasion: "wedding guest outfit, birthday outfit",
        recipient: "womens linen wear, tall girl dress",
        use: "vacation outfit, dress with pockets, hot weather wear",
        place: "beach town outfit, garden party dress",
      }),
      materials: ["linen"],
      altText:
        "Sage green linen wrap dress with short sleeves, tied at the waist, on a hanger before a white wall.",
      attributes: pairs({
        "Primary color": "Green",
        Style: "Minimalist",
        "Dress length": "Midi",
        Sleeve: "Short",
        Closure: "Tie",
        Pattern: "Solid",
      }),
      category: "clothing",
      categoryPath: "Clothing > Women's Clothing > Dresses",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Stunning Linen Dress for Women, Linen Dress Women, Womens Linen Dress, Wrap Dress Linen, Boho Dress, Gift",
      ],
      description:
        "Linen Wrap Dress: soft 100% organic linen (OEKO-TEX). Length 46 inches. You will love it! ❤️",
      tags: tagged({
        what: "dress, dresses, linen dress, dress linen, womens linen wrap dress green",
        style: "boho",
      }),
      materials: ["100% Linen", "OEKO-TEX"],
      altText: "A picture of a dress",
      attributes: pairs({ Color: "green", Size: "S (small), M (medium)" }),
      category: "clothing",
    },
    awful: {
      titles: ["Gucci Style Dress like Zara"],
      description: "Inspired by Gucci.",
      tags: ["gucci", "zara dress"],
    },
  },
  {
    id: "camiseta-bordada",
    language: "es",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Camiseta bordada con margaritas",
      materials: "algodón",
      category: "clothing",
    },
    good: {
      facts: [
        ...told({ material: "algodón" }),
        ...seen({ color: "blanco", técnica: "bordado a mano" }),
        ...seen({
          motivo: "tres margaritas en el pecho, blancas con el centro amarillo",
        }),
      ],
      unknown: ["talla", "cuidado", "plazo de elaboración"],
      titles: [
        "Camiseta bordada con margaritas, algodón blanco",
        "Camiseta blanca de algodón con margaritas bordadas",
        "Camiseta de algodón, bordado a mano, margaritas",
      ],
      description: `Camiseta blanca de algodón, bordada con tres margaritas en el pecho.

Las tres margaritas están bordadas a mano en el pecho. La camiseta es blanca y de algodón, y las margaritas son blancas con el centro amarillo.

Detalles
- Material: algodón
- Color: blanco con margaritas
- Técnica: bordado a mano
- Talla: [add talla]
- Cuidado: [add cuidado]
- Elaboración: [add plazo de elaboración]`,
      tags: tagged({
        what: "playera de flores, blusa bordada, remera floral",
        style: "ropa boho verano, estilo campestre",
        material: "ropa de algodón suave, hilo de colores",
        technique: "hecha a mano, puntada artesanal",
        color: "blusa blanca, tonos claros",
        occasion: "regalo cumpleaños, día de la madre",
        recipient: "regalo para amiga, regalo para ella, para jardinera",
        use: "ropa de diario, ropa de vacaciones",
        place: "día de campo, paseo por la playa",
      }),
      materials: ["algodón"],
      altText:
        "Camiseta blanca con tres margaritas bordadas en el pecho, doblada sobre una silla de madera.",
      attributes: pairs({
        "Primary color": "White",
        Style: "Boho",
        Técnica: "Bordado",
        Motivo: "Margaritas",
        Temporada: "Verano",
      }),
      category: "clothing",
      categoryPath: "Clothing > Women's Clothing > Tops & Tees > T-shirts",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Camiseta Camiseta Bordada Camiseta Margaritas Camiseta Mujer Regalo Perfecto ❤ Envío Gratis",
      ],
      description:
        "Camiseta bordada, algodón orgánico, talla M, lavar a 30 grados. ¡Envío gratis!",
      tags: [
        "camiseta",
        "camisetas",
        "margarita",
        "margaritas",
        "bordada",
        "camiseta bordada a mano para mujer",
      ],
      materials: ["algodón orgánico 100%"],
      altText: "camiseta",
      attributes: pairs({ Talla: "M" }),
      category: "clothing",
    },
    awful: "🤖 Error: context length exceeded",
  },
  {
    id: "felt-slippers",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Felted wool slippers",
      materials: "wool felt, leather sole",
      styleDesign: "minimalist, slip on",
      colors: ["Gray"],
      audience: "people with cold floors",
      category: "shoes",
      extraDetails:
        "EU sizes 36 to 42. Spot clean, air dry. Made to order in 7 days. Comes with a cotton bag.",
    },
    good: {
      facts: [
        ...told({
          material: "wool felt, leather sole",
          size: "EU sizes 36 to 42",
          care: "Spot clean, air dry",
        }),
        ...told({
          included: "Comes with a cotton bag",
          processing: "Made to order in 7 days",
        }),
        ...seen({ color: "gray", technique: "felted by hand" }),
        ...seen({ sole: "brown leather" }),
      ],
      unknown: [],
      titles: [
        "Felted Wool Slippers in Gray with Leather Sole",
        "Gray Wool Slippers, Hand Felted, Slip On",
        "Wool Felt Slippers, Leather Sole, Minimalist Slip On",
      ],
      description: `Gray felted wool slippers with a leather sole.

The slippers are made of wool felt, and the sole is leather. They are felted by hand, and the leather is brown. The style is minimalist, to slip on, for people with cold floors.

The sizes are EU 36 to 42. Spot clean the slippers and air dry them. They are made to order in 7 days and come with a cotton bag.

Details
- Materials: wool felt, leather sole
- Technique: felted by hand
- Sizes: EU 36 to 42
- Color: gray
- Care: spot clean, air dry
- Included: comes with a cotton bag
- Processing: made to order in 7 days`,
      tags: tagged({
        what: "indoor house shoes, warm house footwear",
        style: "minimalist home shoes, scandinavian hygge, cozy cabin wear",
        material: "boiled wool shoes, felt with leather",
        technique: "hand felted shoes, wet felted wool",
        color: "charcoal house shoes",
        occasion: "christmas present, housewarming gift",
        recipient: "gift for grandma, gift for dad, work from home gift",
        use: "slip on house shoes, cold floor shoes",
        place: "home office comfort, bedroom shoes",
      }),
      materials: ["wool felt", "leather"],
      altText:
        "Pair of gray felt slippers with brown leather soles, seen from the side on a wooden floor.",
      attributes: pairs({
        "Primary color": "Gray",
        Style: "Minimalist",
        Closure: "Slip on",
        Technique: "Felted",
        Season: "Winter",
        "Sole material": "Leather",
      }),
      category: "shoes",
      categoryPath: "Shoes > Women's Shoes > Slippers",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Slippers Wool Slippers Felt Slippers House Slippers Women Slippers Men Slippers Super Cozy Perfect",
      ],
      description:
        "Felted Wool Slippers. 100% natural sheep wool, antibacterial. Made in Italy. EU sizes 36 to 42.",
      tags: tagged({
        what: "slippers, slipper, wool slippers, slippers wool, felted wool slippers women",
        use: "shoes",
      }),
      materials: ["Wool 100%", "leather (genuine)"],
      altText: "Slippers, gray, wool, felt, leather, winter, cozy, gift",
      attributes: pairs({ Colour: "grey" }),
      category: "shoes",
    },
    awful: {
      titles: ["a".repeat(500)],
      description: "b ".repeat(9_000),
      tags: ["c".repeat(90)],
      altText: "d".repeat(900),
    },
  },
  {
    id: "alpargatas",
    language: "es",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Alpargatas de lona",
      colors: ["Blue"],
      category: "shoes",
    },
    good: {
      facts: [
        ...told({ color: "Blue" }),
        ...seen({ material: "lona y yute", cierre: "sin cordones" }),
        ...seen({ suela: "suela de yute clara" }),
      ],
      unknown: ["talla", "cuidado", "plazo de elaboración"],
      titles: [
        "Alpargatas de lona azul con suela de yute",
        "Alpargatas azules, lona y yute, sin cordones",
        "Alpargatas de lona, suela trenzada, azul",
      ],
      description: `Alpargatas azules de lona, con suela de yute y sin cordones.

La lona es azul, y la suela de yute es clara. Las alpargatas son sin cordones.

Detalles
- Materiales: lona y yute
- Color: azul, suela clara
- Cierre: sin cordones
- Talla: [add talla]
- Cuidado: [add cuidado]
- Elaboración: [add plazo de elaboración]`,
      tags: tagged({
        what: "zapatos de verano, calzado de tela",
        style: "estilo mediterráneo, zapato boho, moda clásica",
        material: "suela de yute, zapato de tela",
        technique: "cosido a mano, suela trenzada",
        color: "zapatos azules, azul marino verano",
        occasion: "calzado para boda, regalo cumpleaños",
        recipient: "regalo para ella, para viajeras",
        use: "zapato de vacaciones, calzado diario",
        place: "paseo por la playa, terraza de verano",
      }),
      materials: ["lona", "yute"],
      altText:
        "Par de alpargatas azules de lona con suela de yute claro, sobre baldosas blancas.",
      attributes: pairs({
        "Primary color": "Blue",
        Style: "Classic",
        Cierre: "Sin cordones",
        Suela: "Yute",
        Temporada: "Verano",
      }),
      category: "shoes",
      categoryPath: "Shoes > Women's Shoes > Espadrilles",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Alpargatas Mujer Alpargatas Hombre Alpargatas Azul Zapatos Alpargatas Oferta -20%",
      ],
      description:
        "Alpargatas hechas en España con algodón ecológico, suela de 2 cm. ¡Oferta!",
      tags: [
        "alpargatas",
        "alpargata",
        "azul",
        "zapatos",
        "alpargatas de lona azul para mujer",
      ],
      materials: ["lona & yute"],
      altText: "alpargatas azules",
      attributes: pairs({ Color: "Navy" }),
      category: "shoes",
    },
    awful: ["alpargatas", "lona", 12, null],
  },
];
