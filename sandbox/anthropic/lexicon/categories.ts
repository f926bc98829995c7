/** Terms that are true of everything in a category. Tags have at most 20 characters. */
export type CategoryTerms = {
  label: string;
  /** The name of a piece when the seller gives none. */
  noun: string;
  what: string[];
  style: string[];
  occasion: string[];
  recipient: string[];
  use: string[];
  place: string[];
  /** Buyers' questions besides size, care, what is included and processing time. */
  blanks: string[];
  /** The use of such a piece, for the end of a sentence. */
  purpose: string;
  /** A paragraph that fits every piece of the category. */
  about: string;
};

export const categoryTerms = {
  accessories: {
    label: "Accessories",
    noun: "handmade accessory",
    what: ["small accessory", "fashion accessory"],
    style: ["everyday style", "outfit accent"],
    occasion: ["birthday gift idea", "thank you gift", "holiday gift"],
    recipient: ["gift for a friend", "gift for her", "gift for him"],
    use: ["daily wear", "finishing touch", "travel accessory"],
    place: ["wardrobe accent", "everyday carry"],
    blanks: [],
    purpose: "to finish an outfit",
    about:
      "An accessory earns its place by being easy to wear often. Pair it with what is already in the wardrobe, or keep it for the days that need a finishing touch.",
  },
  art_collectibles: {
    label: "Art & Collectibles",
    noun: "original artwork",
    what: ["wall art", "art piece", "collectible art"],
    style: ["gallery wall piece", "statement artwork"],
    occasion: ["new home gift", "birthday gift idea", "anniversary gift"],
    recipient: ["art lover gift", "collector gift", "gift for a friend"],
    use: ["room accent", "shelf display"],
    place: ["living room decor", "home office decor", "studio decor"],
    blanks: ["framing"],
    purpose: "for the wall or a shelf",
    about:
      "Art changes a room from the wall or the shelf it stands on. Hang it alone where the eye rests first, or let it join a group of smaller pieces.",
  },
  bags_purses: {
    label: "Bags & Purses",
    noun: "handmade bag",
    what: ["carry bag", "everyday bag", "bag with character"],
    style: ["casual bag style", "simple carryall"],
    occasion: ["birthday gift idea", "graduation gift", "holiday gift"],
    recipient: ["gift for her", "commuter gift", "gift for a friend"],
    use: ["daily essentials", "errand bag", "weekend outing"],
    place: ["market day", "work and travel"],
    blanks: ["strap length", "pockets and closure"],
    purpose: "to carry every day",
    about:
      "A bag is handled more than almost anything else one owns. This one is meant for use: on the way to work, at the market, or beside the chair at a cafe.",
  },
  bath_beauty: {
    label: "Bath & Beauty",
    noun: "bath and body item",
    what: ["bath time treat", "body care item", "small batch care"],
    style: ["simple self care", "spa at home"],
    occasion: ["birthday gift idea", "thank you gift", "hostess gift"],
    recipient: ["self care gift", "gift for a friend", "gift for mom"],
    use: ["evening routine", "morning routine", "pamper night"],
    place: ["bathroom shelf", "guest bathroom"],
    blanks: ["ingredients", "net weight"],
    purpose: "for the bath or the basin",
    about:
      "A small routine makes a day feel longer. Keep this within reach of the tub or the basin, for the minutes in the morning or evening that belong to nobody else.",
  },
  books_movies_music: {
    label: "Books, Movies & Music",
    noun: "handmade book",
    what: ["media keepsake", "shelf find", "paper keepsake"],
    style: ["bookish style", "quiet evening"],
    occasion: ["birthday gift idea", "graduation gift", "holiday gift"],
    recipient: ["reader gift", "music lover gift", "gift for a friend"],
    use: ["reading corner", "listening evening", "rainy day"],
    place: ["bookshelf decor", "home library", "study corner"],
    blanks: ["format", "number of pages or tracks"],
    purpose: "to keep on a shelf",
    about:
      "Some things are meant to be kept, not scrolled past. This one suits a shelf at home, a slow evening, or a parcel for someone who collects.",
  },
  clothing: {
    label: "Clothing",
    noun: "handmade garment",
    what: ["wardrobe piece", "slow fashion", "wearable piece"],
    style: ["casual outfit", "layering piece", "everyday style"],
    occasion: ["weekend outfit", "birthday gift idea", "holiday outfit"],
    recipient: ["gift for her", "gift for a friend"],
    use: ["daily wear", "mix and match"],
    place: ["work from home", "capsule wardrobe"],
    blanks: ["measurements and fit"],
    purpose: "to wear on its own or in layers",
    about:
      "Good clothing is worn until it is known by heart. This piece is made to work with what already hangs in the wardrobe, on its own or in layers.",
  },
  craft_supplies_tools: {
    label: "Craft Supplies & Tools",
    noun: "craft supply",
    what: ["maker supply", "craft material", "project supply"],
    style: ["handcraft basics", "creative hobby"],
    occasion: ["birthday gift idea", "craft night", "holiday making"],
    recipient: ["crafter gift", "maker gift", "beginner crafter"],
    use: ["diy project", "handmade project", "studio stash"],
    place: ["craft room", "workbench tool"],
    blanks: ["quantity", "recommended use"],
    purpose: "for the next project",
    about:
      "Every project starts with the right thing at hand. Add this to a stash for later, or plan the next piece around it.",
  },
  electronics_accessories: {
    label: "Electronics & Accessories",
    noun: "tech accessory",
    what: ["desk tech", "gadget accessory", "device accessory"],
    style: ["tidy desk setup", "simple tech style"],
    occasion: ["birthday gift idea", "graduation gift", "new job gift"],
    recipient: ["tech lover gift", "coworker gift", "gift for him"],
    use: ["daily tech carry", "cable free look", "travel tech"],
    place: ["home office desk", "work desk"],
    blanks: ["compatible devices"],
    purpose: "for the desk or on the way",
    about:
      "Devices are in the hand or in sight all day, so what surrounds them may as well be pleasant. Check the fit for your own device before ordering.",
  },
  home_living: {
    label: "Home & Living",
    noun: "handmade piece",
    what: ["home accent", "household item", "decorative piece"],
    style: ["cozy home", "handmade home style"],
    occasion: ["housewarming gift", "birthday gift idea", "hostess gift"],
    recipient: ["homebody gift", "gift for a friend", "new homeowner"],
    use: ["everyday home use", "table or shelf"],
    place: ["living room accent", "shelf decor", "entryway decor"],
    blanks: [],
    purpose: "for the home",
    about:
      "Compare the size with the place where the piece is to stand or hang, and ask before ordering when it is a close fit.",
  },
  jewelry: {
    label: "Jewelry",
    noun: "jewelry piece",
    what: ["handmade jewelry", "everyday jewelry", "jewelry gift"],
    style: ["layering jewelry", "simple jewelry"],
    occasion: ["birthday gift idea", "anniversary gift", "graduation gift"],
    recipient: ["gift for her", "gift for a friend", "bridesmaid gift"],
    use: ["daily wear", "special evening", "stacking piece"],
    place: ["office to evening"],
    blanks: ["closure"],
    purpose: "to wear alone or with other pieces",
    about:
      "Jewelry is the smallest thing that changes how an outfit reads. Wear it on its own, or add it to the pieces that are never taken off.",
  },
  paper_party_supplies: {
    label: "Paper & Party Supplies",
    noun: "paper good",
    what: ["party paper", "stationery item", "celebration item"],
    style: ["party style", "modern stationery"],
    occasion: ["birthday party", "baby shower idea", "dinner party"],
    recipient: ["party host", "stationery lover", "gift for a friend"],
    use: ["table setting", "snail mail", "gift wrapping"],
    place: ["party table", "desk stationery"],
    blanks: ["quantity in a set", "paper weight"],
    purpose: "for a table or an envelope",
    about:
      "A celebration is remembered for its small things: the card that came by post, the table before the guests sat down. This one is made for such days.",
  },
  pet_supplies: {
    label: "Pet Supplies",
    noun: "pet accessory",
    what: ["pet item", "pet gear", "handmade for pets"],
    style: ["cozy pet style", "pet fashion"],
    occasion: ["pet birthday", "gotcha day gift", "holiday pet gift"],
    recipient: ["pet lover gift", "new pet parent", "animal lover"],
    use: ["daily walks", "everyday pet use", "play and rest"],
    place: ["pet corner", "home with pets"],
    blanks: ["which size of pet it fits"],
    purpose: "for a pet in the family",
    about:
      "Pets have their own ideas about comfort. Measure before ordering, give a new thing time to be sniffed, and keep an eye on any animal that likes to chew.",
  },
  shoes: {
    label: "Shoes",
    noun: "handmade footwear",
    what: ["everyday footwear", "comfy footwear", "handmade pair"],
    style: ["casual footwear", "outfit finisher"],
    occasion: ["birthday gift idea", "holiday gift", "weekend outfit"],
    recipient: ["gift for her", "gift for him", "gift for a friend"],
    use: ["daily wear", "walking around", "slow weekend"],
    place: ["indoor and out", "city walks"],
    blanks: ["sole", "fit"],
    purpose: "to walk in",
    about:
      "Footwear has to fit before it can please. Compare a pair that fits well with the measurements in this listing, and ask when between two sizes.",
  },
  toys_games: {
    label: "Toys & Games",
    noun: "handmade toy",
    what: ["play item", "nursery toy", "heirloom style toy"],
    style: ["playroom style", "screen free play"],
    occasion: ["birthday gift idea", "baby shower gift", "holiday gift"],
    recipient: ["gift for kids", "new parent gift", "grandchild gift"],
    use: ["pretend play", "rainy day play", "family time"],
    place: ["playroom decor", "nursery shelf"],
    blanks: ["recommended age", "safety information"],
    purpose: "to play with and to keep",
    about:
      "The best toys leave room for the one who plays. This piece can be part of many games, and stands well on a shelf when they are over.",
  },
  weddings: {
    label: "Weddings",
    noun: "wedding piece",
    what: ["wedding detail", "wedding accent", "wedding keepsake"],
    style: ["classic wedding", "simple celebration"],
    occasion: ["wedding day", "bridal shower gift", "engagement gift"],
    recipient: ["bride to be", "newlywed gift", "couple gift"],
    use: ["ceremony detail", "reception table", "photo detail"],
    place: ["wedding venue", "head table"],
    blanks: ["order date before the event"],
    purpose: "for the wedding day",
    about:
      "Much of a wedding day is over in hours; a few things stay. Tell the shop the date early, so that there is time to make and send everything calmly.",
  },
} satisfies Record<string, CategoryTerms>;

export type CategoryName = keyof typeof categoryTerms;

export function isCategoryName(value: unknown): value is CategoryName {
  return typeof value === "string" && Object.hasOwn(categoryTerms, value);
}
