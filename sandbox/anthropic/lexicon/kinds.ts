import { type CategoryName, categoryTerms } from "./categories";

/** What follows from the name of a piece. */
export type Kind = {
  category: CategoryName;
  path: string;
  /**
   * Search phrases that are true of every piece of the kind, at most 20
   * characters each.
   */
  what: readonly string[];
};

type Row = [names: string, path: string, what?: string[]];

const pets = ["dog", "cat", "pet", "puppy", "kitten"];
const petThings =
  "collar, leash, harness, bed, bowl, mat, bowl mat, blanket, bandana, toy, sweater, coat, jacket, hat, bow tie, feeder, tag, treat jar, scarf, shampoo, carrier, house, tree, pillow, bowl stand";
const dollThings =
  "dress, sweater, hat, clothes, bed, house, blanket, shoes, bag, coat, crib, furniture";

const combine = (owners: string[], things: string): string =>
  owners
    .flatMap((owner) => things.split(", ").map((thing) => `${owner} ${thing}`))
    .join(", ");

/**
 * Names in the singular, in small letters and without hyphens. The longest name
 * at the end of a product name decides: a "napkin ring" is no "ring". Words
 * that name very different things, such as "board" or "stand", have no row.
 */
const rows: Record<CategoryName, Row[]> = {
  home_living: [
    [
      "mug, coffee mug, tea mug, beer mug",
      "Kitchen & Dining > Drink & Barware > Drinkware > Mugs",
      ["drinking mug", "drinkware"],
    ],
    [
      "cup, teacup, espresso cup, coffee cup, tea cup, tumbler, goblet, wine glass, beer glass, drinking glass",
      "Kitchen & Dining > Drink & Barware > Drinkware",
      ["drinkware"],
    ],
    [
      "bowl, fruit bowl, salad bowl, soup bowl",
      "Kitchen & Dining > Dining & Serving > Bowls",
    ],
    [
      "plate, platter, saucer, dinner plate",
      "Kitchen & Dining > Dining & Serving > Plates",
      ["tableware"],
    ],
    ["dish", "Kitchen & Dining > Dining & Serving"],
    [
      "ring dish, trinket dish, jewelry dish, key dish",
      "Home Decor > Decorative Trays & Dishes",
      ["dish for small items"],
    ],
    [
      "soap dish, soap holder, soap tray",
      "Bathroom > Soap Dishes",
      ["bathroom accessory"],
    ],
    [
      "butter dish, baking dish, serving dish, pie dish",
      "Kitchen & Dining > Dining & Serving",
    ],
    [
      "tray, jewelry tray, trinket tray, serving tray, tea tray, catchall tray",
      "Home Decor > Trays",
    ],
    [
      "vase, bud vase, flower vase",
      "Home Decor > Vases",
      ["flower holder", "vase for flowers"],
    ],
    [
      "planter, flower pot, plant pot, flowerpot",
      "Outdoor & Gardening > Planters & Pots",
      ["plant holder"],
    ],
    [
      "plant stand, plant hanger, plant holder",
      "Outdoor & Gardening > Plant Stands",
      ["stand for plants"],
    ],
    [
      "candle holder, candleholder, candlestick, candle stand, tealight holder, tea light holder, candle tray, candle plate",
      "Home Decor > Candles & Holders > Candle Holders",
      ["holder for candles"],
    ],
    ["led candle, flameless candle", "Home Decor > Candles & Holders"],
    [
      "candle snuffer, wick trimmer, candle lid",
      "Home Decor > Candles & Holders",
      ["candle accessory"],
    ],
    [
      "candle, soy candle, beeswax candle, pillar candle, tealight, tea light",
      "Home Decor > Candles & Holders > Candles",
      ["wax candle"],
    ],
    [
      "wax melt",
      "Home Decor > Candles & Holders > Wax Melts",
      ["wax for warmers"],
    ],
    [
      "cutting board, chopping board, serving board, cheese board, charcuterie board, bread board",
      "Kitchen & Dining > Cookware > Cutting Boards",
      ["kitchen board"],
    ],
    [
      "cutting board oil, board oil, board butter, butcher block oil, wood oil",
      "Kitchen & Dining",
      ["wood care product"],
    ],
    [
      "spoon rest, utensil holder, knife block, paper towel holder, recipe box, salt cellar, spice rack",
      "Kitchen & Dining",
      ["kitchen accessory"],
    ],
    [
      "spoon, spatula, utensil, ladle, whisk, wooden spoon",
      "Kitchen & Dining > Cookware > Utensils",
      ["kitchen utensil"],
    ],
    [
      "egg cup, measuring cup, mug holder, mug rack, mug tree, cup holder, wine rack, wine glass rack",
      "Kitchen & Dining",
      ["kitchen accessory"],
    ],
    [
      "napkin ring, napkin holder, placemat, place mat, table runner, tablecloth, napkin",
      "Kitchen & Dining > Linens",
      ["table accessory"],
    ],
    [
      "tea towel, dish towel, kitchen towel, dish cloth, dishcloth",
      "Kitchen & Dining > Linens > Tea Towels",
      ["kitchen linen"],
    ],
    [
      "towel, hand towel, bath towel, bath mat, shower curtain",
      "Bathroom",
      ["bathroom textile"],
    ],
    [
      "curtain, curtain ring, curtain tieback",
      "Home Decor > Curtains & Window Treatments",
      ["window accessory"],
    ],
    [
      "tea pot, teapot, pitcher, jug, creamer, coffee pot",
      "Kitchen & Dining > Drink & Barware",
      ["pouring vessel"],
    ],
    [
      "tea cozy, teapot cozy, mug cozy, cup cozy, oven mitt, pot holder, potholder, apron",
      "Kitchen & Dining > Linens",
      ["kitchen textile"],
    ],
    [
      "coaster, mug rug, drink coaster, trivet",
      "Kitchen & Dining > Drink & Barware > Coasters",
      ["table protector"],
    ],
    [
      "pillow, cushion, throw pillow",
      "Home Decor > Throw Pillows",
      ["cushion"],
    ],
    [
      "pillow cover, pillow case, pillowcase, cushion cover",
      "Bedding > Pillow Covers",
      ["cover for a pillow"],
    ],
    [
      "blanket, throw, quilt, throw blanket, baby blanket",
      "Bedding > Blankets & Throws",
      ["soft cover"],
    ],
    [
      "blanket ladder, towel rack, coat rack, hat rack, wall hook, key hook, key holder, key rack",
      "Storage & Organization",
    ],
    ["rug, floor mat, doormat, door mat", "Floor & Rugs", ["floor covering"]],
    [
      "lamp, lantern, table lamp, floor lamp, night light",
      "Lighting",
      ["light source"],
    ],
    ["lampshade, lamp shade, lamp base, lamp stand", "Lighting", ["lamp part"]],
    [
      "basket, laundry basket, storage basket, bread basket",
      "Storage & Organization > Baskets",
    ],
    [
      "earring stand, earring holder, earring rack, necklace holder, necklace stand, necklace rack, necklace tree, bracelet holder, bracelet stand, ring holder, ring stand, ring cone, ring tray, jewelry holder, jewelry stand, jewelry tree, jewelry hanger",
      "Storage & Organization > Jewelry Storage",
      ["jewelry storage", "jewelry display"],
    ],
    [
      "jewelry box, ring box, earring box, trinket box, keepsake box, watch box",
      "Storage & Organization > Boxes",
      ["storage box"],
    ],
    [
      "sunglasses stand, glasses stand, eyeglass holder, headphone stand, watch stand, watch holder, pen holder, pencil holder, pen cup, pencil cup, card stand, business card holder",
      "Storage & Organization",
    ],
    ["clock, wall clock", "Home Decor > Clocks", ["timepiece"]],
    [
      "wreath, garland, door wreath",
      "Home Decor > Wreaths & Garlands",
      ["hanging decoration"],
    ],
    [
      "wall hanging, dream catcher, dreamcatcher, suncatcher, wind chime",
      "Home Decor > Wall Decor",
      ["hanging decoration"],
    ],
    [
      "picture frame, photo frame",
      "Home Decor > Picture Frames",
      ["frame for a picture"],
    ],
    [
      "book end, bookend, book stand, book shelf, bookshelf, vinyl rack, record stand, record holder, shelf",
      "Furniture & Storage",
      ["holder or shelf"],
    ],
    [
      "toilet paper holder, toothbrush holder, soap dispenser, bath tray",
      "Bathroom",
      ["bathroom accessory"],
    ],
    [
      "rolling pin, cookie cutter, pie plate, cake stand, cake plate, cookie stamp, wine stopper, bottle opener",
      "Kitchen & Dining",
      ["kitchenware"],
    ],
    [
      "bottle cap, door stop, doorstop, key bowl, incense holder, oil burner, wall plate, switch plate, name plate, nameplate, license plate, christmas stocking, wind sock, windsock, suction cup, tea bag, bean bag, sleeping bag, garment bag, laundry bag, lavender bag, punching bag, produce bag, bread bag, grow bag, poop bag, trash bag, tool belt, seat belt, conveyor belt",
      "",
      [],
    ],
    [
      "christmas ornament, tree ornament, ornament, tree topper",
      "Home Decor > Ornaments",
    ],
  ],
  jewelry: [
    [
      "earring, stud earring, hoop earring, drop earring, ear cuff, ear ring",
      "Earrings",
      ["ear jewelry"],
    ],
    [
      "necklace, choker, pendant necklace, necklace chain",
      "Necklaces",
      ["neck jewelry"],
    ],
    ["pendant, locket", "Necklaces > Pendants", ["pendant jewelry"]],
    [
      "bracelet, bangle, cuff bracelet, charm bracelet",
      "Bracelets",
      ["wrist jewelry"],
    ],
    [
      "ring, wedding ring, engagement ring, signet ring, stacking ring, wedding band",
      "Rings",
      ["finger jewelry"],
    ],
    [
      "nose ring, toe ring, belly ring, anklet",
      "Body Jewelry",
      ["body jewelry"],
    ],
    [
      "brooch, lapel pin, enamel pin",
      "Brooches, Pins & Clips",
      ["wearable pin"],
    ],
    ["cufflink, tie clip, tie pin", "Cuff Links & Tie Clips"],
  ],
  accessories: [
    ["scarf, shawl, cowl, infinity scarf", "Scarves & Wraps", ["neck wrap"]],
    [
      "hat, beanie, beret, bucket hat, sun hat, baseball cap, flat cap",
      "Hats & Caps",
      ["headwear"],
    ],
    [
      "hat pin, hat band, scarf ring, scarf pin, shawl pin, glasses chain, sunglasses strap",
      "",
      [],
    ],
    [
      "glove, mitten, fingerless glove, hand warmer",
      "Gloves & Mittens",
      ["handwear"],
    ],
    ["belt, leather belt", "Belts & Braces > Belts", ["waist belt"]],
    [
      "belt buckle, belt bag buckle",
      "Belts & Braces > Belt Buckles",
      ["buckle for a belt"],
    ],
    [
      "keychain, key chain, key ring, keyring, key fob, key tag, lanyard, bag charm",
      "Keychains & Lanyards",
      ["key accessory"],
    ],
    [
      "scrunchie, hair clip, barrette, headband, hair tie, hair pin, hairpin, bobby pin, hair bow, hair comb",
      "Hair Accessories",
      ["hair accessory"],
    ],
    [
      "glasses case, sunglasses case, eyeglass case, umbrella, bow tie, tie, necktie",
      "",
      [],
    ],
  ],
  bags_purses: [
    ["tote bag, tote, market bag, shopping bag", "Totes", ["carry bag"]],
    ["backpack, rucksack", "Backpacks", ["bag for the back"]],
    [
      "wallet, card holder, coin purse, card wallet, money clip, passport holder, passport cover",
      "Wallets & Money Clips",
      ["pocket accessory"],
    ],
    [
      "pouch, clutch, makeup bag, cosmetic bag, toiletry bag, pencil case, zipper pouch",
      "Pouches & Coin Purses",
    ],
    [
      "handbag, purse, crossbody bag, shoulder bag, messenger bag, bag, book bag, satchel, laptop bag",
      "Handbags",
      ["carry bag"],
    ],
    [
      "bag strap, purse strap, bag handle, purse hook, bag organizer, luggage tag, bag tag",
      "",
      [],
    ],
  ],
  bath_beauty: [
    ["soap, bar soap, soap bar, hand soap", "Soaps", ["washing soap"]],
    ["bath bomb, bath salt, bath soak", "Bath Accessories", ["bath product"]],
    [
      "lip balm, balm, lotion, body butter, hand cream, body cream, face cream, beard oil, body oil, face oil",
      "Skin Care",
      ["skin care product"],
    ],
    [
      "soap bag, soap saver, face scrubby, makeup remover pad, bath sponge, shower cap",
      "Bath Accessories",
      ["bath accessory"],
    ],
    ["perfume, room spray, shampoo bar", "", []],
  ],
  books_movies_music: [
    [
      "journal, notebook, sketchbook, diary, planner book",
      "Books > Blank Books",
      ["blank book"],
    ],
    [
      "book, zine, comic, comic book, cook book, cookbook, coloring book, childrens book, picture book",
      "Books",
      ["printed pages"],
    ],
    ["record, vinyl record, cassette", "Music", ["music medium"]],
    [
      "bookmark, book mark, book cover, book sleeve, journal cover, book light, book jacket, dust jacket",
      "Book Accessories",
      ["book accessory"],
    ],
  ],
  clothing: [
    ["dress, wrap dress, sundress", "Dresses", ["garment"]],
    ["sweater, cardigan, jumper, pullover", "Sweaters", ["garment"]],
    [
      "shirt, t shirt, tshirt, blouse, tank top, crop top",
      "Tops & Tees",
      ["garment"],
    ],
    ["skirt, pants, trousers, shorts, leggings", "Bottoms", ["garment"]],
    ["jacket, coat, vest, kimono", "Jackets & Coats", ["outerwear"]],
    ["robe, bathrobe, pajamas, nightgown, onesie, romper", "", ["garment"]],
    ["sock, stocking, tights, leg warmer", "Socks & Hosiery", ["hosiery"]],
    ["dress pin, shoe lace sock, swim cap, shirt stud, collar pin", "", []],
  ],
  craft_supplies_tools: [
    [
      "yarn, wool roving, knitting yarn, sock yarn",
      "Yarn & Fiber > Yarn",
      ["fiber supply"],
    ],
    [
      "yarn bowl, yarn holder, knitting needle, crochet hook, knitting bag, project bag, stitch marker, needle case, needle minder",
      "Knitting & Crochet Tools",
      ["yarn craft item"],
    ],
    [
      "fabric, cotton fabric, linen fabric, quilt fabric",
      "Fabric & Notions",
      ["fabric for sewing"],
    ],
    [
      "bead, button, cabochon, glass bead",
      "Beads, Gems & Cabochons",
      ["craft component"],
    ],
    [
      "sewing pattern, knitting pattern, crochet pattern, dress pattern, quilt pattern, cross stitch pattern, pattern",
      "Patterns & How To > Patterns",
      ["craft pattern"],
    ],
    [
      "embroidery kit, knitting kit, sewing kit, craft kit, candle making kit, candle kit, soap kit, jewelry kit",
      "Kits",
      ["craft kit"],
    ],
    [
      "embroidery hoop, pin cushion, pincushion, sewing pin, safety pin, quilt rack, thread, ribbon",
      "Sewing & Needlecraft",
      ["sewing supply"],
    ],
    [
      "rubber stamp, stencil, soap mold, candle mold, candle wick, candle jar, soap stamp, soap cutter, jewelry mold",
      "Tools & Equipment",
      ["craft tool"],
    ],
    [
      "ring blank, earring hook, earring back, necklace clasp, jump ring, bracelet blank, ring mandrel, ring sizer",
      "Jewelry Making",
      ["jewelry supply"],
    ],
  ],
  electronics_accessories: [
    [
      "phone case, laptop sleeve, laptop case, tablet case, tablet sleeve, phone sleeve, camera case, airpod case",
      "Electronics Cases",
      ["device cover"],
    ],
    [
      "phone stand, phone holder, tablet stand, phone dock, charging dock, charging station, laptop stand",
      "Docking & Stands",
      ["device holder"],
    ],
    [
      "cable organizer, cable holder, cord keeper, mouse pad, mousepad, desk mat, cable tie",
      "Computers & Peripherals",
      ["desk accessory"],
    ],
    ["camera strap, phone strap, phone grip, watch band, watch strap", "", []],
  ],
  paper_party_supplies: [
    [
      "greeting card, birthday card, thank you card, christmas card, postcard, business card, card",
      "Paper > Cards",
    ],
    [
      "invitation, birthday invitation",
      "Paper > Invitations & Announcements",
      ["invitation card"],
    ],
    [
      "sticker, sticker sheet, label",
      "Paper > Stickers, Labels & Tags",
      ["adhesive item"],
    ],
    [
      "gift bag, gift tag, gift box, gift wrap, wrapping paper, envelope",
      "Paper > Gift Wrapping",
      ["packaging"],
    ],
    [
      "banner, cake topper, party hat, confetti, cupcake topper, birthday candle, pinata",
      "Party Supplies > Party Decor",
      ["party item"],
    ],
  ],
  pet_supplies: [
    [combine(pets, petThings), "", ["pet item"]],
    ["bird house, birdhouse, bird feeder", "", ["item for birds"]],
    ["leash, harness, pet tag, dog tag", "", ["pet item"]],
  ],
  shoes: [
    [
      "boot, sandal, slipper, moccasin, shoe, sneaker, bootie, clog, baby bootie",
      "",
      ["footwear"],
    ],
    [
      "shoe lace, shoelace, shoe horn, shoe clip, shoe bag, boot tray, shoe rack, boot sock",
      "Shoe Accessories",
      [],
    ],
  ],
  toys_games: [
    ["game", "Games & Puzzles"],
    ["doll", "Toys > Dolls & Accessories", ["toy doll"]],
    [
      "plush, amigurumi, stuffed animal, teddy bear, teddy, crochet bunny, crochet bear, rag doll, crochet doll",
      "Toys > Stuffed Animals & Plushies",
      ["soft toy"],
    ],
    [
      combine(["doll", "dollhouse", "teddy"], dollThings),
      "Toys > Dolls & Accessories",
      ["doll accessory"],
    ],
    [
      "puzzle, board game, card game, playing card, dice, chess set, jigsaw puzzle",
      "Games & Puzzles",
      ["tabletop game"],
    ],
    [
      "dice tray, dice bag, dice tower, puzzle board, game board, chess board, chessboard, card box",
      "Games & Puzzles > Accessories",
      ["game accessory"],
    ],
    [
      "rattle, building block, toy car, toy, wooden toy, baby rattle, play food",
      "Toys",
      ["toy for play"],
    ],
    ["toy box, toy bag, toy basket, toy chest", "", ["toy storage"]],
    ["teething ring, teether", "Baby & Toddler Toys", ["baby item"]],
  ],
  weddings: [
    [
      "veil, bridal veil, garter, wedding dress, bridal robe",
      "Clothing & Accessories",
      ["bridal wear"],
    ],
    [
      "bouquet, boutonniere, corsage",
      "Decorations > Flowers",
      ["flower arrangement"],
    ],
    [
      "guest book, ring bearer pillow, ring pillow, place card, place card holder, wedding favor, wedding invitation, wedding sign",
      "",
      ["wedding item"],
    ],
  ],
  art_collectibles: [
    [
      "print, poster, art print, linocut print, photo print",
      "Prints",
      ["printed art"],
    ],
    ["painting, watercolor, oil painting", "Painting", ["painted art"]],
    ["sculpture, figurine, statue, carving", "Sculpture", ["art object"]],
    [
      "photograph, drawing, illustration, portrait",
      "Drawing & Illustration",
      ["picture"],
    ],
    ["paint brush, painting easel, easel, picture hook", "", []],
  ],
};

const byName = new Map(
  Object.entries(categoryTerms).flatMap(([name, { label }]) => {
    const category = name as CategoryName;
    return rows[category].flatMap(([names, path, what = []]) => {
      const kind: Kind = {
        category,
        path: path === "" ? label : `${label} > ${path}`,
        what,
      };
      return names.split(", ").map((each): [string, Kind] => [each, kind]);
    });
  }),
);

/** The kind that has this name, in singular or plural. */
export function kindNamed(name: string): Kind | null {
  return singularsOf(name).flatMap((each) => byName.get(each) ?? [])[0] ?? null;
}

function singularsOf(name: string): string[] {
  return [
    name,
    name.replace(/s$/, ""),
    name.replace(/es$/, ""),
    name.replace(/ies$/, "y"),
    name.replace(/ves$/, "f"),
    name.replace(/ves$/, "fe"),
  ];
}
