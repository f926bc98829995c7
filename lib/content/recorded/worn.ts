import {
  attributesOf,
  cited,
  factsOf,
  type RecordedListing,
  tagsOf,
} from "@/lib/content/recorded/recorded-listing";

const tote: RecordedListing = {
  id: "tote",
  name: "Linen tote bag",
  picture: null,
  form: {
    productName: "Linen tote bag",
    materials: "linen, cotton lining",
    colors: ["Green"],
    extraDetails:
      "Sage green, sewn by me. 38 cm wide and 42 cm tall, straps 60 cm long. One pocket inside. Machine wash at 30 degrees. Ready in 4 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Linen tote bag"],
      ["material", "linen"],
      ["lining", "cotton lining"],
      ["color", "Sage green"],
      ["technique", "sewn by me"],
      ["size", "38 cm wide and 42 cm tall"],
      ["straps", "straps 60 cm long"],
      ["pocket", "One pocket inside"],
      ["care", "Machine wash at 30 degrees"],
      ["processing time", "Ready in 4 days"],
    ]),
    item: "tote bag",
    titles: [
      cited(
        "Linen Tote Bag in Sage Green, Cotton Lined, Inside Pocket",
        1,
        3,
        4,
        8,
      ),
      cited("Sage Green Tote Bag in Linen with Pocket", 1, 4, 8),
    ],
    description: [
      [
        cited(
          "A linen tote bag in sage green, with a cotton lining and one pocket inside.",
          1,
          3,
          4,
          8,
        ),
      ],
      [cited("I sew it myself, and the straps are 60 cm long.", 5, 7)],
      [
        cited("Material: linen, lined with cotton", 2, 3),
        cited("Size: 38 cm wide and 42 cm tall", 6),
        cited("Care: machine wash at 30 degrees", 9),
        cited("Ready in 4 days", 10),
      ],
    ],
    tags: tagsOf({
      what: ["fabric shoulder bag", "lined shopping bag"],
      style: ["simple tote"],
      material: ["linen market bag", "cotton lined bag"],
      technique: ["handsewn tote bag"],
      color: ["sage green bag", "green linen tote"],
      recipient: ["book lover gift", "teacher gift"],
      use: ["farmers market bag", "everyday carry bag", "tote with pocket"],
      place: ["library book bag"],
      occasion: ["birthday gift"],
    }),
    materials: ["linen", "cotton"],
    altText: cited(
      "Sage green linen tote bag with long straps and a cotton lining.",
      1,
      3,
      4,
      7,
    ),
    attributes: attributesOf({
      "Primary color": "Green",
      Width: "38 cm",
      Height: "42 cm",
      Lining: "Cotton",
    }),
    category: "bags_purses",
    categoryPath: "Bags & Purses > Totes",
  },
};

const ring: RecordedListing = {
  id: "ring",
  name: "Hammered brass ring",
  picture: null,
  form: {
    productName: "Hammered brass ring",
    materials: "brass",
    extraDetails:
      "Forged and hammered by hand. The band is 5 mm wide and 1.5 mm thick. US size 7. Matte outside, polished inside. Comes in a small paper box. Polish with a soft cloth. Ready in 6 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Hammered brass ring"],
      ["material", "brass"],
      ["technique", "Forged and hammered by hand"],
      ["width", "The band is 5 mm wide"],
      ["thickness", "1.5 mm thick"],
      ["ring size", "US size 7"],
      ["finish", "Matte outside, polished inside"],
      ["packaging", "Comes in a small paper box"],
      ["processing time", "Ready in 6 days"],
      ["care", "Polish with a soft cloth"],
    ]),
    item: "brass ring",
    titles: [
      cited("Hammered Ring in Brass, Matte, 5 mm Band, US 7", 1, 2, 4, 6, 7),
      cited("Brass Ring, Hand Hammered, Matte Finish", 1, 2, 3, 7),
    ],
    description: [
      [
        cited(
          "A hammered ring in brass, matte outside and polished inside.",
          1,
          2,
          7,
        ),
      ],
      [
        cited("It is forged and hammered by hand.", 3),
        cited("The band is 5 mm wide and 1.5 mm thick.", 4, 5),
      ],
      [
        cited("Material: brass", 2),
        cited("Size: US 7", 6),
        cited("Packaging: a small paper box", 8),
        cited("Care: polish with a soft cloth", 10),
        cited("Ready in 6 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["hammered band", "brass band ring"],
      style: ["simple brass ring", "textured ring"],
      material: ["simple brass band"],
      technique: ["hand forged ring", "hand hammered ring"],
      color: ["matte brass ring"],
      recipient: ["gift for her", "gift for him"],
      use: ["stacking ring", "thumb ring", "everyday ring"],
      occasion: ["anniversary gift", "birthday ring"],
    }),
    materials: ["brass"],
    altText: cited(
      "Hammered brass ring, matte outside and polished inside.",
      1,
      2,
      7,
    ),
    attributes: attributesOf({
      Material: "Brass",
      "Band width": "5 mm",
      "Ring size": "US 7",
      Finish: "Matte",
      Technique: "Hammered",
    }),
    category: "jewelry",
    categoryPath: "Jewelry > Rings > Bands",
  },
};

const hat: RecordedListing = {
  id: "hat",
  name: "Knitted wool hat",
  picture: null,
  form: {
    productName: "Ribbed wool hat",
    materials: "merino wool",
    colors: ["Burgundy"],
    audience: "adults",
    extraDetails:
      "Knitted by hand in a 2 by 2 rib. Fits heads of 54 to 60 cm. The brim folds up. Hand wash cold and dry flat. Made to order in 8 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Ribbed wool hat"],
      ["material", "merino wool"],
      ["color", "Burgundy"],
      ["technique", "Knitted by hand in a 2 by 2 rib"],
      ["size", "Fits heads of 54 to 60 cm"],
      ["brim", "The brim folds up"],
      ["care", "Hand wash cold and dry flat"],
      ["processing time", "Made to order in 8 days"],
      ["audience", "adults"],
    ]),
    item: "wool hat",
    titles: [
      cited(
        "Ribbed Hat in Burgundy Merino Wool, Hand Knit, Folded Brim",
        1,
        2,
        3,
        4,
        6,
      ),
      cited("Hand Knit Wool Hat in Burgundy, 54 to 60 cm", 1, 3, 4, 5),
    ],
    description: [
      [
        cited(
          "A ribbed hat in burgundy merino wool, knitted by hand.",
          1,
          2,
          3,
          4,
        ),
      ],
      [
        cited("The rib is 2 by 2, and the brim folds up.", 4, 6),
        cited("It fits adults with heads of 54 to 60 cm.", 5, 9),
      ],
      [
        cited("Material: merino wool", 2),
        cited("Care: hand wash cold and dry flat", 7),
        cited("Made to order in 8 days", 8),
      ],
    ],
    tags: tagsOf({
      what: ["knit beanie", "ribbed beanie"],
      style: ["fisherman beanie", "classic winter hat"],
      material: ["merino beanie", "wool winter hat"],
      technique: ["hand knit hat", "handknitted beanie"],
      color: ["burgundy beanie", "dark red hat"],
      recipient: ["gift for him", "gift for her"],
      use: ["cold weather hat", "hiking hat"],
      occasion: ["christmas gift", "winter birthday"],
    }),
    materials: ["merino wool"],
    altText: cited(
      "Burgundy ribbed merino wool hat with a folded brim.",
      1,
      2,
      3,
      6,
    ),
    attributes: attributesOf({
      "Primary color": "Burgundy",
      Technique: "Hand knitted",
      Pattern: "Ribbed",
      Size: "54 to 60 cm",
    }),
    category: "accessories",
    categoryPath:
      "Accessories > Hats & Head Coverings > Winter Hats > Skull Caps & Beanies",
  },
};

export const worn = [tote, ring, hat];
