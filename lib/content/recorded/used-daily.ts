import {
  attributesOf,
  cited,
  factsOf,
  type RecordedListing,
  tagsOf,
} from "@/lib/content/recorded/recorded-listing";

const soap: RecordedListing = {
  id: "soap",
  name: "Bar of lavender soap",
  picture: null,
  form: {
    productName: "Lavender soap bar",
    materials: "olive oil, coconut oil, shea butter, lavender oil, lye, water",
    colors: ["Purple"],
    extraDetails:
      "Cold process, cured for 6 weeks. 100 g. The swirl is colored with purple clay. Keep it dry between uses. Wrapped in paper. Ready in 2 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Lavender soap bar"],
      [
        "ingredients",
        "olive oil, coconut oil, shea butter, lavender oil, lye, water",
      ],
      ["technique", "Cold process"],
      ["curing", "cured for 6 weeks"],
      ["weight", "100 g"],
      ["swirl", "The swirl is colored with purple clay"],
      ["care", "Keep it dry between uses"],
      ["packaging", "Wrapped in paper"],
      ["processing time", "Ready in 2 days"],
    ]),
    item: "soap bar",
    titles: [
      cited(
        "Lavender Soap Bar with Purple Clay Swirl, Cold Process, 100 g",
        1,
        3,
        5,
        6,
      ),
      cited("Cold Process Soap with Lavender Oil and Olive Oil", 1, 2, 3),
    ],
    description: [
      [
        cited(
          "A lavender soap bar of 100 g, made by cold process, with a swirl of purple clay.",
          1,
          3,
          5,
          6,
        ),
      ],
      [
        cited("It is cured for 6 weeks.", 4),
        cited("Keep it dry between uses.", 7),
      ],
      [
        cited(
          "Ingredients: olive oil, coconut oil, shea butter, lavender oil, lye, water",
          2,
        ),
        cited("Packaging: wrapped in paper", 8),
        cited("Ready in 2 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["lavender bar soap", "clay swirl soap"],
      style: ["purple swirl soap"],
      material: ["olive oil soap", "shea butter soap", "lavender oil bar"],
      technique: ["cold process soap", "cured soap bar"],
      color: ["purple clay soap"],
      recipient: ["lavender lover gift", "hostess gift"],
      use: ["hand soap bar", "body soap bar"],
      place: ["guest bathroom soap"],
      occasion: ["housewarming gift"],
    }),
    materials: [
      "olive oil",
      "coconut oil",
      "shea butter",
      "lavender oil",
      "purple clay",
    ],
    altText: cited("Lavender soap bar with a purple clay swirl.", 1, 6),
    attributes: attributesOf({
      "Primary color": "Purple",
      Scent: "Lavender",
      Weight: "100 g",
      Technique: "Cold process",
    }),
    category: "bath_beauty",
    categoryPath: "Bath & Beauty > Soaps > Bar Soaps",
  },
};

const train: RecordedListing = {
  id: "train",
  name: "Wooden toy train",
  picture: null,
  form: {
    productName: "Wooden toy train with three wagons",
    materials: "beech wood, beeswax polish",
    extraDetails:
      "Engine and three wagons joined by wooden hooks. Sanded by hand, with rounded edges. 42 cm long in all, 6 cm tall. For children from 3 years. Wipe clean with a damp cloth. Ready in 7 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Wooden toy train with three wagons"],
      ["material", "beech wood"],
      ["finish", "beeswax polish"],
      ["parts", "Engine and three wagons joined by wooden hooks"],
      ["technique", "Sanded by hand, with rounded edges"],
      ["length", "42 cm long in all"],
      ["height", "6 cm tall"],
      ["age", "For children from 3 years"],
      ["care", "Wipe clean with a damp cloth"],
      ["processing time", "Ready in 7 days"],
    ]),
    item: "toy train",
    titles: [
      cited(
        "Wooden Toy Train with Three Wagons, Beech, Beeswax Polish, 42 cm",
        1,
        2,
        3,
        6,
      ),
      cited("Toy Train in Beech Wood, Engine and Three Wagons", 1, 2, 4),
    ],
    description: [
      [
        cited(
          "A wooden toy train in beech: an engine and three wagons, joined by wooden hooks.",
          1,
          2,
          4,
        ),
      ],
      [
        cited(
          "It is sanded by hand, with rounded edges, and finished with beeswax polish.",
          3,
          5,
        ),
      ],
      [
        cited("Length: 42 cm in all", 6),
        cited("Height: 6 cm", 7),
        cited("Age: from 3 years", 8),
        cited("Care: wipe clean with a damp cloth", 9),
        cited("Ready in 7 days", 10),
      ],
    ],
    tags: tagsOf({
      what: ["wood train set", "engine and wagons"],
      style: ["classic wooden toy"],
      material: ["beech wood toy", "beeswax polished toy"],
      technique: ["hand sanded toy"],
      color: ["natural wood train"],
      recipient: ["train lover gift", "toddler gift", "gift for grandchild"],
      use: ["pretend play toy"],
      place: ["playroom shelf decor", "kids room decor"],
      occasion: ["third birthday gift", "christmas toy"],
    }),
    materials: ["beech wood", "beeswax"],
    altText: cited(
      "Beech wood toy train, an engine with three wagons joined by wooden hooks.",
      1,
      2,
      4,
    ),
    attributes: attributesOf({
      Length: "42 cm",
      Height: "6 cm",
      Age: "From 3 years",
      Technique: "Hand sanded",
    }),
    category: "toys_games",
    categoryPath: "Toys & Games > Toys > Push & Pull Toys",
  },
};

const collar: RecordedListing = {
  id: "collar",
  name: "Leather dog collar",
  picture: null,
  form: {
    productName: "Leather dog collar with name",
    materials: "vegetable tanned leather, solid brass buckle",
    colors: ["Brown"],
    extraDetails:
      "I stamp the dog's name into the leather, up to 10 letters. Hand stitched. 2.5 cm wide, fits necks of 35 to 42 cm. Clean with a damp cloth. Made to order in 6 days.",
  },
  answer: {
    facts: factsOf([
      ["product", "Leather dog collar with name"],
      ["material", "vegetable tanned leather"],
      ["buckle", "solid brass buckle"],
      ["color", "Brown"],
      [
        "personalization",
        "I stamp the dog's name into the leather, up to 10 letters",
      ],
      ["technique", "Hand stitched"],
      ["width", "2.5 cm wide"],
      ["neck", "fits necks of 35 to 42 cm"],
      ["care", "Clean with a damp cloth"],
      ["processing time", "Made to order in 6 days"],
    ]),
    item: "dog collar",
    titles: [
      cited(
        "Leather Dog Collar with Name, Brown, Brass Buckle, Hand Stitched",
        1,
        3,
        4,
        6,
      ),
      cited("Brown Dog Collar in Vegetable Tanned Leather with Name", 1, 2, 4),
    ],
    description: [
      [
        cited(
          "A brown leather dog collar with a solid brass buckle and the dog's name stamped into it.",
          1,
          3,
          4,
          5,
        ),
      ],
      [
        cited("The leather is vegetable tanned and hand stitched.", 2, 6),
        cited("The name has up to 10 letters.", 5),
      ],
      [
        cited("Width: 2.5 cm", 7),
        cited("Fits necks of 35 to 42 cm", 8),
        cited("Care: clean with a damp cloth", 9),
        cited("Made to order in 6 days", 10),
      ],
    ],
    tags: tagsOf({
      what: ["custom dog collar", "stamped name collar"],
      style: ["classic dog collar"],
      material: ["brass buckle collar", "veg tan leather"],
      technique: ["hand stitched collar", "stamped leather"],
      color: ["brown dog collar"],
      recipient: ["dog owner gift", "new puppy gift"],
      use: ["dog walking gear", "dog id collar"],
      occasion: ["dog birthday gift", "gotcha day gift"],
    }),
    materials: ["vegetable tanned leather", "brass"],
    altText: cited(
      "Brown leather dog collar with a brass buckle and a stamped name.",
      1,
      3,
      4,
      5,
    ),
    attributes: attributesOf({
      "Primary color": "Brown",
      Width: "2.5 cm",
      Closure: "Buckle",
      Technique: "Hand stitched",
    }),
    personalization: {
      question: "Your dog's name?",
      instructions: "Up to 10 letters, as it should be stamped.",
    },
    category: "pet_supplies",
    categoryPath:
      "Pet Supplies > Pet Collars & Leashes > Pet Collars & Jewelry",
  },
};

export const usedDaily = [soap, train, collar];
