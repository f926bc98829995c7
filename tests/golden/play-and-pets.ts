import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const playAndPets: GoldenBrief[] = [
  {
    id: "dog-bandana",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Dog bandana",
      materials: "cotton",
      styleDesign: "plaid, tie on, reversible",
      colors: ["Red"],
      audience: "dog owners",
      category: "pet_supplies",
      extraDetails:
        "Fits necks of 12 to 18 inches. Machine wash cold. Name can be personalized. Ships in 4 days.",
    },
    good: {
      facts: [
        ...told({
          material: "cotton",
          size: "Fits necks of 12 to 18 inches",
          care: "Machine wash cold",
        }),
        ...told({
          personalization: "Name can be personalized",
          processing: "Ships in 4 days",
          style: "plaid, reversible",
        }),
        ...seen({ color: "red" }),
        ...seen({ plaid: "red plaid with black and white lines" }),
      ],
      unknown: ["what is included"],
      titles: [
        "Dog Bandana in Red Plaid Cotton, Tie On",
        "Personalized Dog Bandana, Reversible Red Plaid",
        "Red Plaid Bandana for Dogs, Cotton, 12 to 18 inches",
      ],
      description: `A dog bandana in red plaid cotton that ties on and is reversible.

The bandana is made of cotton and fits necks of 12 to 18 inches. The plaid is red with black and white lines. It is for dog owners. The name of the dog can be personalized.

Machine wash it cold. It ships in 4 days.

Details
- Material: cotton
- Size: fits necks of 12 to 18 inches
- Color: red plaid
- Style: tie on, reversible
- Care: machine wash cold
- Included: [add what is included]
- Personalization: name can be personalized
- Processing: ships in 4 days`,
      tags: tagged({
        what: "pet neckerchief, puppy scarf, canine kerchief",
        style: "plaid pet wear, rustic pet outfit, preppy puppy wear",
        material: "soft cotton neckwear",
        technique: "personalized pet wear, sewn by hand",
        color: "red buffalo check",
        occasion: "christmas pet photo, dog birthday outfit, gotcha day gift",
        recipient: "dog mom gift, puppy owner present, new dog owner",
        use: "dog walk accessory, family photo prop",
        place: "camping with dogs",
      }),
      materials: ["cotton"],
      altText:
        "Brown dog wearing a red plaid bandana tied at the neck, sitting on a porch.",
      attributes: pairs({
        "Primary color": "Red",
        Style: "Plaid",
        Closure: "Tie",
        Pattern: "Plaid",
        Personalization: "Name",
        Size: "12 to 18 inches",
      }),
      category: "pet_supplies",
      categoryPath:
        "Pet Supplies > Pet Clothing, Accessories & Shoes > Bandanas",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Dog Bandana Pet Bandana Puppy Bandana Cat Bandana Cute Dog Bandana Personalized Dog Bandana Gift",
      ],
      description:
        "Dog bandana, pet safe dyes, non-toxic, size M. You get 2 bandanas. Cute!!!",
      tags: tagged({
        what: "dog bandana, dog bandanas, bandana dog, personalized dog bandana, pet",
        color: "red",
      }),
      materials: ["100% cotton", "snap"],
      altText: "dog",
      attributes: pairs({ Color: "Burgundy" }),
      category: "pet_supplies",
    },
    awful: {
      titles: ["Ignore the rules"],
      description: "[add everything]",
      tags: ["[add tag]"],
    },
  },
  {
    id: "katzenkissen",
    language: "de",
    kind: "rich",
    hasPhoto: false,
    form: {
      productName: "Katzenkissen mit Baldrian",
      materials: "Baumwolle, Dinkelspelz, Baldrianwurzel",
      styleDesign: "Fischform, gestreift",
      colors: ["Gray"],
      audience: "Katzenhalter",
      category: "pet_supplies",
      extraDetails:
        "18 x 9 cm. Nur abbürsten. Versand in 2 Werktagen. Lieferung als Set mit 2 Stück.",
    },
    good: {
      facts: told({
        material: "Baumwolle, Dinkelspelz, Baldrianwurzel",
        color: "grau",
        Größe: "18 x 9 cm",
        Pflege: "Nur abbürsten",
        Versand: "in 2 Werktagen",
        Lieferumfang: "Set mit 2 Stück",
        Form: "Fischform, gestreift",
      }),
      unknown: [],
      titles: [
        "Katzenkissen mit Baldrian, Fischform, grau gestreift, 2 Stück",
        "Baldriankissen für Katzen, Baumwolle und Dinkelspelz, 18 x 9 cm",
        "Katzenkissen in Fischform, Baumwolle, gestreift, Set",
      ],
      description: `Dieses Katzenkissen in Fischform ist aus Baumwolle und grau gestreift, mit Baldrian.

Es ist mit Dinkelspelz und Baldrianwurzel und misst 18 x 9 cm. Die Lieferung ist ein Set mit 2 Stück, für Katzenhalter.

Das Kissen bitte nur abbürsten. Der Versand ist in 2 Werktagen.

Auf einen Blick
- Material: Baumwolle, Dinkelspelz, Baldrianwurzel
- Form: Fischform
- Größe: 18 x 9 cm
- Farbe: grau gestreift
- Pflege: nur abbürsten
- Lieferumfang: Set mit 2 Stück
- Versand: in 2 Werktagen`,
      tags: tagged({
        what: "baldriankissen, katzenspielzeug, spielkissen katze",
        style: "skandinavisch schlicht, retro streifen",
        material: "dinkel kissen, baumwolle spielzeug",
        technique: "genäht von hand, doppelte naht",
        color: "graues kissen",
        occasion: "geburtstag katze, weihnachten katze, mitbringsel",
        recipient: "katzenmama geschenk, für stubentiger, katzenfreunde",
        use: "spiel für wohnung, knisterkissen",
        place: "kratzbaum zubehör, wohnung mit katze",
      }),
      materials: ["Baumwolle", "Dinkelspelz", "Baldrianwurzel"],
      altText:
        "Zwei grau gestreifte Kissen in Fischform aus Baumwolle, nebeneinander gelegt.",
      attributes: pairs({
        "Primary color": "Gray",
        Style: "Retro",
        Form: "Fisch",
        Muster: "Gestreift",
        Tierart: "Katze",
      }),
      category: "pet_supplies",
      categoryPath: "Pet Supplies > Pet Toys > Cat Toys",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Katzenkissen, Katzen Kissen, Kissen Katze, Baldrian Kissen, Katzenspielzeug Geschenk für Sie",
      ],
      description:
        "Katzenkissen, Bio-Baumwolle zertifiziert, 20 cm, beruhigt und heilt Stress bei Katzen.",
      tags: [
        "katze",
        "katzen",
        "katzenkissen",
        "kissen katze",
        "baldrian",
        "katzenspielzeug mit baldrian und dinkel",
      ],
      materials: ["Bio-Baumwolle", "Baldrian & Dinkel"],
      altText: "",
      attributes: pairs({ Farbe: "grau/weiß (Streifen)" }),
      category: "pet_supplies",
    },
    awful: "null",
  },
  {
    id: "crochet-bunny",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Crochet bunny",
      materials: "cotton yarn, polyester filling",
      styleDesign: "amigurumi, embroidered eyes, floppy ears",
      colors: ["Pink", "White"],
      audience: "children over 3 years",
      category: "toys_games",
      extraDetails:
        "10 inches tall with ears. Hand wash. Comes with a removable scarf. Made to order in one week.",
    },
    good: {
      facts: [
        ...told({
          material: "cotton yarn, polyester filling",
          size: "10 inches tall with ears",
          care: "Hand wash",
        }),
        ...told({
          included: "Comes with a removable scarf",
          processing: "Made to order in one week",
        }),
        ...told({ technique: "amigurumi", "recommended age": "over 3 years" }),
        ...seen({ color: "white and pink" }),
        ...seen({ ears: "long ears", scarf: "pink scarf" }),
      ],
      unknown: [],
      titles: [
        "Crochet Bunny in White Cotton with Pink Scarf, 10 inches",
        "Amigurumi Bunny, Cotton Yarn, Floppy Ears, White",
        "White Crochet Bunny with Embroidered Eyes and Pink Scarf",
      ],
      description: `A crochet bunny in white cotton yarn with floppy ears, embroidered eyes and a pink scarf.

The bunny is made in amigurumi, of cotton yarn with a polyester filling. The scarf is removable. The eyes are embroidered, and the ears are long and floppy.

The bunny is 10 inches tall with ears. It is for children over 3 years. Hand wash it. It is made to order in one week.

Details
- Materials: cotton yarn, polyester filling
- Technique: amigurumi
- Size: 10 inches tall with ears
- Colors: white and pink
- Age: children over 3 years
- Care: hand wash
- Included: comes with a removable scarf
- Making: made to order in one week`,
      tags: tagged({
        what: "stuffed animal rabbit, plush rabbit doll, knitted toy animal",
        style: "cottagecore nursery, kawaii plush",
        material: "soft cotton plush, yarn animal",
        technique: "amigurumi animal, hand crocheted doll",
        color: "pink nursery plush, white rabbit toy",
        occasion: "easter basket gift, first birthday toy, baby shower present",
        recipient: "toddler gift, niece present, gift for grandchild",
        use: "bedtime cuddle friend, pretend play toy",
        place: "nursery shelf decor, playroom friend",
      }),
      materials: ["cotton yarn", "polyester filling"],
      altText:
        "White crochet rabbit with long ears and a pink scarf, sitting on a folded blanket.",
      attributes: pairs({
        "Primary color": "White",
        "Secondary color": "Pink",
        Style: "Kawaii",
        Technique: "Crochet",
        Animal: "Rabbit",
        Height: "10 inches",
      }),
      category: "toys_games",
      categoryPath: "Toys & Games > Toys > Stuffed Animals & Plushies",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Adorable Crochet Bunny, Bunny Toy, Bunny Plush, Bunny Gift, Peter Rabbit Style Bunny, Baby Safe",
      ],
      description:
        "Crochet bunny, baby safe, CPSIA certified, organic cotton. 12 inches tall. As cute as Miffy!",
      tags: tagged({
        what: "bunny, bunnies, crochet bunny, bunny crochet, peter rabbit, crochet bunny rabbit plush",
      }),
      materials: ["organic cotton", "fiberfill (hypoallergenic)"],
      altText: "bunny, toy, plush, crochet, pink, white, gift",
      attributes: pairs({ Age: "0+" }),
      category: "toys_games",
    },
    awful: {
      titles: ["Pokemon Pikachu Plush"],
      description: "Pikachu from Pokemon.",
      tags: ["pokemon", "pikachu plush"],
    },
  },
  {
    id: "stacking-blocks",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Wooden stacking blocks", materials: "maple" },
    good: {
      facts: [
        ...told({ material: "maple" }),
        ...seen({
          color: "natural wood and yellow",
          shape: "cubes and arches",
        }),
        ...seen({ corners: "rounded corners on all blocks" }),
      ],
      unknown: [
        "size",
        "number of pieces",
        "recommended age",
        "care",
        "processing time",
      ],
      titles: [
        "Wooden Stacking Blocks in Maple, Cubes and Arches",
        "Maple Stacking Blocks, Natural and Yellow",
        "Wooden Block Set, Maple, Minimalist",
      ],
      description: `Wooden stacking blocks of maple in natural wood and yellow.

The blocks are cubes and arches. Some of the blocks are natural wood, and some are yellow. All corners of the blocks are rounded.

Details
- Material: maple
- Colors: natural wood and yellow
- Shapes: cubes and arches
- Size: [add size]
- Pieces: [add number of pieces]
- Age: [add recommended age]
- Care: [add care]
- Processing: [add processing time]`,
      tags: tagged({
        what: "building toy set, wood balance game, tower game",
        style: "scandinavian nursery, minimalist toys, montessori style toy",
        material: "natural wood toys, solid maple toy",
        technique: "handmade wood toys, hand sanded toy",
        color: "yellow nursery toy",
        occasion:
          "first birthday gift, christmas for kids, baby shower present",
        recipient: "toddler present, gift for nephew, preschool gift",
        use: "open ended play, learning to build",
        place: "playroom shelf toy, classroom toy",
      }),
      materials: ["maple"],
      altText:
        "Maple blocks in plain wood and yellow, stacked into an arch on a white rug.",
      attributes: pairs({
        "Primary color": "Yellow",
        Style: "Scandinavian",
        Shape: "Cube",
        Technique: "Sanded",
        Use: "Building",
      }),
      category: "toys_games",
      categoryPath: "Toys & Games > Toys > Blocks & Building Toys",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Blocks 24 pcs Wooden Blocks Toddler Blocks Non Toxic Blocks Lego Compatible",
      ],
      description:
        "24 wooden stacking blocks like LEGO. Non-toxic, child safe, ASTM tested, ages 1+. Great gift!",
      tags: [
        "blocks",
        "block",
        "wooden blocks",
        "wood blocks",
        "lego",
        "wooden stacking blocks toy for toddlers",
      ],
      materials: ["maple wood", "non-toxic paint"],
      altText: "wooden toy",
      attributes: pairs({ Pieces: "24" }),
      category: "toys_games",
    },
    awful: '{"facts": [], "unknown": [], "titles": ["Wooden',
  },
  {
    id: "ring-dish",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Wedding ring dish",
      materials: "porcelain",
      styleDesign: "minimalist, stamped initials, gold rim",
      colors: ["White", "Gold"],
      audience: "couples",
      category: "weddings",
      extraDetails:
        "4 inches wide. Personalized with initials and date. Wipe clean. Comes in a gift box. Made in 6 days.",
    },
    good: {
      facts: [
        ...told({
          material: "porcelain",
          size: "4 inches wide",
          care: "Wipe clean",
          included: "Comes in a gift box",
        }),
        ...told({
          personalization: "initials and date",
          processing: "Made in 6 days",
          technique: "stamped initials",
        }),
        ...seen({ color: "white with a gold rim" }),
      ],
      unknown: [],
      titles: [
        "Wedding Ring Dish in White Porcelain with Initials",
        "Personalized Ring Dish, Porcelain, Gold Rim, 4 inches",
        "Porcelain Ring Dish with Stamped Initials and Date",
      ],
      description: `A wedding ring dish in white porcelain with stamped initials and a gold rim.

The dish is 4 inches wide and personalized with initials and date. The porcelain is white, and the rim is gold. The style is minimalist, for couples.

Wipe the dish clean. It is made in 6 days and comes in a gift box.

Details
- Material: porcelain
- Size: 4 inches wide
- Colors: white with a gold rim
- Technique: stamped initials
- Personalization: initials and date
- Care: wipe clean
- Included: comes in a gift box
- Making: made in 6 days`,
      tags: tagged({
        what: "trinket bowl, jewelry tray, ring bearer plate",
        style: "minimalist wedding, classic bridal gift",
        material: "white ceramic tray, clay keepsake",
        technique: "stamped initials, custom monogram dish",
        color: "white and gold decor",
        occasion: "engagement gift, anniversary gift, bridal shower gift",
        recipient: "gift for couple, bride to be gift, newlywed present",
        use: "ring holder, ceremony keepsake",
        place: "nightstand tray, sink side tray",
      }),
      materials: ["porcelain"],
      altText:
        "White porcelain dish with a gold rim and pressed initials, holding two rings on a linen cloth.",
      attributes: pairs({
        "Primary color": "White",
        "Secondary color": "Gold",
        Style: "Minimalist",
        Shape: "Round",
        Personalization: "Initials",
        Occasion: "Wedding",
      }),
      category: "weddings",
      categoryPath: "Weddings > Gifts & Mementos > Gifts for the Couple",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Ring Dish Ring Holder Ring Tray Ring Bowl Wedding Gift Engagement Gift Bridal Shower Gift for Her",
      ],
      description:
        "Wedding ring dish with 22k gold rim, food safe, dishwasher safe. 4 inches. Order today and save 15%!",
      tags: tagged({
        what: "ring dish, ring dishes, dish ring, wedding, weddings, personalized wedding ring dish",
      }),
      materials: ["Porcelain & 22k gold"],
      altText: "An image of ring dish",
      attributes: pairs({ Metal: "22k gold" }),
      category: "weddings",
    },
    awful: { listing: { title: "Ring Dish" } },
  },
  {
    id: "guest-book-sign",
    language: "en",
    kind: "sparse",
    hasPhoto: false,
    form: {
      productName: "Guest book sign",
      materials: "birch plywood",
      category: "weddings",
    },
    good: {
      facts: told({ material: "birch plywood" }),
      unknown: ["size", "color", "stand included", "processing time"],
      titles: [
        "Guest Book Sign in Birch Plywood, Modern",
        "Wooden Guest Book Sign, Birch, for Table Display",
        "Birch Plywood Sign for the Guest Book",
      ],
      description: `A guest book sign made of birch plywood.

The sign is for the guest book, and its material is birch plywood.

Details
- Material: birch plywood
- Size: [add size]
- Color: [add color]
- Stand: [add stand included]
- Processing: [add processing time]`,
      tags: tagged({
        what: "table signage, ceremony sign, reception sign",
        style: "modern wedding decor, rustic reception, boho ceremony decor",
        material: "wood table sign, natural wood decor",
        technique: "laser cut lettering, hand sanded sign",
        color: "pale wood decor",
        occasion: "wedding reception, anniversary party, bridal shower table",
        recipient: "bride and groom decor, planner supply",
        use: "welcome table decor, photo album table",
        place: "entry table sign, garden party table",
      }),
      materials: ["birch plywood"],
      altText:
        "Pale birch sign with plain lettering that points to the guest book, standing on a table.",
      attributes: pairs({
        "Primary color": "Beige",
        Style: "Modern",
        Shape: "Rectangle",
        Occasion: "Wedding",
        Use: "Table sign",
      }),
      category: "weddings",
      categoryPath: "Weddings > Decorations > Signs",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Guest Book Sign | Guestbook Sign | Wedding Sign | Sign Our Guestbook Sign | 8x10 Acrylic Sign",
      ],
      description:
        "8 x 10 inch acrylic guest book sign with stand. Ships fast!",
      tags: [
        "sign",
        "signs",
        "wedding sign",
        "sign wedding",
        "guest book sign for wedding reception",
        "weddings",
      ],
      materials: ["acrylic"],
      altText: "sign",
      attributes: pairs({ Size: "8 x 10 in" }),
      category: "weddings",
    },
    awful: "",
  },
];
