import {
  attributesOf,
  cited,
  factsOf,
  type RecordedListing,
  tagsOf,
} from "@/lib/content/recorded/recorded-listing";

const linocut: RecordedListing = {
  id: "linocut",
  name: "Linocut of a heron",
  picture: null,
  form: {
    productName: "Heron linocut print",
    materials: "black ink on cotton paper",
    extraDetails:
      "Cut and printed by hand. The paper is A4, the picture 15 by 20 cm. An edition of 40, each one numbered and signed in pencil. Sold without a frame. Ready in 2 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Heron linocut print"],
      ["material", "black ink on cotton paper"],
      ["technique", "Cut and printed by hand"],
      ["paper size", "The paper is A4"],
      ["picture size", "the picture 15 by 20 cm"],
      ["edition", "An edition of 40"],
      ["signature", "each one numbered and signed in pencil"],
      ["frame", "Sold without a frame"],
      ["processing time", "Ready in 2 days"],
    ]),
    item: "linocut print",
    titles: [
      cited("Heron Linocut Print in Black Ink, Hand Printed, A4", 1, 2, 3, 4),
      cited("Linocut of a Heron, Signed Edition of 40, Black Ink", 1, 2, 6, 7),
    ],
    description: [
      [cited("A linocut print of a heron in black ink on cotton paper.", 1, 2)],
      [
        cited("It is cut and printed by hand.", 3),
        cited(
          "The edition is 40, and each print is numbered and signed in pencil.",
          6,
          7,
        ),
      ],
      [
        cited("Paper: A4", 4),
        cited("Picture: 15 by 20 cm", 5),
        cited("Sold without a frame", 8),
        cited("Ready in 2 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["heron wall art", "bird block print"],
      style: ["nature wall decor", "black and white art"],
      material: ["cotton paper print"],
      technique: [
        "hand printed lino",
        "relief printmaking",
        "original linocut",
      ],
      color: ["black ink print"],
      recipient: ["bird lover gift", "birdwatcher gift"],
      place: ["gallery wall print", "living room art"],
      occasion: ["housewarming gift"],
    }),
    materials: ["ink", "cotton paper"],
    altText: cited(
      "Linocut print of a heron in black ink on cotton paper.",
      1,
      2,
    ),
    attributes: attributesOf({
      "Primary color": "Black",
      Technique: "Linocut",
      Subject: "Heron",
      "Paper size": "A4",
    }),
    category: "art_collectibles",
    categoryPath: "Art & Collectibles > Prints > Linocut",
  },
};

const notebook: RecordedListing = {
  id: "notebook",
  name: "Bound notebook",
  picture: null,
  form: {
    productName: "Bound notebook with blank pages",
    materials: "linen cloth cover, cotton thread, recycled paper",
    colors: ["Navy"],
    extraDetails:
      "Sewn with thread, so it opens flat. 120 blank pages, A5. A ribbon marks the page. Ready in 5 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Bound notebook with blank pages"],
      ["cover", "linen cloth cover"],
      ["thread", "cotton thread"],
      ["paper", "recycled paper"],
      ["color", "Navy"],
      ["binding", "Sewn with thread, so it opens flat"],
      ["pages", "120 blank pages"],
      ["size", "A5"],
      ["ribbon", "A ribbon marks the page"],
      ["processing time", "Ready in 5 days"],
    ]),
    item: "notebook",
    titles: [
      cited(
        "Notebook with Navy Linen Cover, 120 Blank Pages, A5",
        1,
        2,
        5,
        7,
        8,
      ),
      cited("Thread Sewn Notebook, Navy Cloth, Recycled Paper", 1, 4, 5, 6),
    ],
    description: [
      [
        cited(
          "A bound notebook with a navy linen cloth cover and 120 blank pages.",
          1,
          2,
          5,
          7,
        ),
      ],
      [
        cited("It is sewn with cotton thread, so it opens flat.", 3, 6),
        cited("A ribbon marks the page.", 9),
      ],
      [
        cited("Paper: recycled", 4),
        cited("Size: A5", 8),
        cited("Ready in 5 days", 10),
      ],
    ],
    tags: tagsOf({
      what: ["blank journal", "unlined sketchbook"],
      style: ["simple journal", "cloth bound book"],
      material: ["linen cloth journal", "recycled paper book"],
      technique: ["thread bound journal", "hand bound book"],
      color: ["navy journal", "dark blue diary"],
      recipient: ["writer gift", "student gift"],
      use: ["travel diary", "sketching journal"],
      occasion: ["graduation gift"],
    }),
    materials: ["linen", "cotton thread", "recycled paper"],
    altText: cited(
      "A5 notebook with a navy linen cloth cover and a ribbon.",
      1,
      2,
      5,
      8,
      9,
    ),
    attributes: attributesOf({
      "Primary color": "Navy",
      Pages: "120",
      Size: "A5",
      Binding: "Thread sewn",
    }),
    category: "paper_party_supplies",
    categoryPath:
      "Paper & Party Supplies > Paper > Stationery > Notebooks & Notepads",
  },
};

const garland: RecordedListing = {
  id: "garland",
  name: "Felt leaf garland",
  picture: null,
  form: {
    productName: "Felt leaf garland",
    materials: "wool felt, cotton string",
    colors: ["Orange", "Brown"],
    extraDetails:
      "24 leaves in orange, rust and brown, cut by hand and sewn onto the string. 2 m long, with 30 cm of free string at each end. Each leaf is 7 cm long. Spot clean with a damp cloth. Ready in 3 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Felt leaf garland"],
      ["material", "wool felt"],
      ["string", "cotton string"],
      ["count and colors", "24 leaves in orange, rust and brown"],
      ["technique", "cut by hand and sewn onto the string"],
      ["length", "2 m long"],
      ["ends", "30 cm of free string at each end"],
      ["leaf size", "Each leaf is 7 cm long"],
      ["processing time", "Ready in 3 days"],
      ["care", "Spot clean with a damp cloth"],
    ]),
    item: "leaf garland",
    titles: [
      cited(
        "Leaf Garland in Wool Felt, Orange, Rust and Brown, 2 m",
        1,
        2,
        4,
        6,
      ),
      cited("Felt Garland with 24 Leaves, Cut by Hand", 1, 4, 5),
    ],
    description: [
      [
        cited(
          "A garland of 24 wool felt leaves in orange, rust and brown.",
          1,
          2,
          4,
        ),
      ],
      [
        cited(
          "The leaves are cut by hand and sewn onto a cotton string.",
          3,
          5,
        ),
        cited("Each leaf is 7 cm long.", 8),
      ],
      [
        cited("Length: 2 m, with 30 cm of free string at each end", 6, 7),
        cited("Material: wool felt and cotton string", 2, 3),
        cited("Care: spot clean with a damp cloth", 10),
        cited("Ready in 3 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["autumn leaf bunting", "fall leaf banner"],
      style: ["woodland decor", "rustic fall decor"],
      material: ["wool felt leaves"],
      technique: ["handsewn bunting", "hand cut leaves"],
      color: ["rust orange garland", "brown leaf string"],
      occasion: ["thanksgiving decor", "autumn party decor"],
      place: ["mantel garland", "nursery wall hanging", "window decoration"],
      recipient: ["fall lover gift"],
    }),
    materials: ["wool felt", "cotton string"],
    altText: cited(
      "Garland of wool felt leaves in orange, rust and brown on a cotton string.",
      1,
      2,
      3,
      4,
    ),
    attributes: attributesOf({
      "Primary color": "Orange",
      "Secondary color": "Brown",
      Length: "2 m",
      Occasion: "Thanksgiving",
    }),
    category: "paper_party_supplies",
    categoryPath:
      "Paper & Party Supplies > Party Supplies > Party Decor > Banners & Signs",
  },
};

export const onPaperAndWalls = [linocut, notebook, garland];
