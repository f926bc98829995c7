import { candles } from "@/lib/content/recorded/candles";
import {
  attributesOf,
  cited,
  factsOf,
  type RecordedListing,
  tagsOf,
} from "@/lib/content/recorded/recorded-listing";

const cup: RecordedListing = {
  id: "cup",
  name: "Speckled stoneware mug",
  picture: {
    alt: "A cream mug with brown specks and a bare brown foot, its handle to the right, on a pale wooden table.",
  },
  form: {
    productName: "Speckled stoneware mug",
    materials: "stoneware",
    extraDetails:
      "Thrown on the wheel. Holds 350 ml. 9 cm tall, 8 cm across. Dishwasher safe. You get one mug. Ready in 3 days.",
  },
  answer: {
    facts: factsOf(
      [
        ["product", "Speckled stoneware mug"],
        ["material", "stoneware"],
        ["technique", "Thrown on the wheel"],
        ["capacity", "Holds 350 ml"],
        ["height", "9 cm tall"],
        ["diameter", "8 cm across"],
        ["care", "Dishwasher safe"],
        ["included", "one mug"],
        ["processing time", "Ready in 3 days"],
      ],
      [
        ["color", "cream glaze"],
        ["pattern", "small brown specks in the glaze"],
        ["foot", "bare brown clay at the foot"],
        ["rim", "light brown rim"],
        ["handle", "one round handle"],
        ["surface", "fine throwing rings around the wall"],
      ],
    ),
    item: "stoneware mug",
    titles: [
      cited(
        "Stoneware Mug, Speckled Cream Glaze, Wheel Thrown, 350 ml",
        1,
        3,
        4,
        10,
        11,
      ),
      cited(
        "Wheel Thrown Mug in Speckled Stoneware with Cream Glaze",
        1,
        3,
        10,
      ),
      cited("Cream Stoneware Mug with Brown Specks, 350 ml", 1, 4, 10, 11),
    ],
    description: [
      [
        cited(
          "A stoneware mug, thrown on the wheel, with a cream glaze and small brown specks.",
          1,
          3,
          10,
          11,
        ),
      ],
      [
        cited("The glaze ends above the foot, which is bare brown clay.", 12),
        cited("The rim is light brown.", 13),
        cited(
          "Fine throwing rings run around the wall, and there is one round handle.",
          14,
          15,
        ),
      ],
      [
        cited("Material: stoneware", 2),
        cited("Capacity: 350 ml", 4),
        cited("Size: 9 cm tall, 8 cm across", 5, 6),
        cited("Care: dishwasher safe", 7),
        cited("Included: one mug", 8),
        cited("Ready in 3 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["stoneware coffee mug", "pottery tea mug"],
      style: ["speckled mug", "rustic coffee cup"],
      material: ["stoneware pottery", "bare clay foot"],
      technique: ["wheel thrown mug", "hand thrown pottery"],
      color: ["cream coffee mug", "cream brown pottery"],
      recipient: ["coffee lover gift", "tea drinker gift"],
      use: ["morning coffee mug", "dishwasher safe mug"],
      place: ["kitchen drinkware"],
      occasion: ["housewarming gift"],
    }),
    materials: ["stoneware"],
    altText: cited(
      "Cream stoneware mug with brown specks and a bare brown foot, handle to the right, on a pale wooden table in front of a gray wall.",
      1,
      10,
      11,
      12,
      14,
    ),
    attributes: attributesOf({
      "Primary color": "Cream",
      "Secondary color": "Brown",
      Capacity: "350 ml",
      Technique: "Wheel thrown",
      Room: "Kitchen",
    }),
    category: "home_living",
    categoryPath:
      "Home & Living > Kitchen & Dining > Drink & Barware > Drinkware > Mugs",
  },
};

const board: RecordedListing = {
  id: "board",
  name: "Walnut serving board",
  picture: {
    alt: "A dark brown wooden board with a short grip and a hole in it, lying at an angle on pale linen.",
  },
  form: {
    productName: "Walnut serving board with handle",
    materials: "walnut",
    extraDetails:
      "Cut from one piece of walnut. 40 cm long with the handle, 18 cm wide, 2 cm thick. Finished with linseed oil. Wash by hand and oil it now and then. Ready in 5 days.",
  },
  answer: {
    facts: factsOf(
      [
        ["product", "Walnut serving board with handle"],
        ["material", "walnut"],
        ["construction", "Cut from one piece of walnut"],
        ["length", "40 cm long with the handle"],
        ["width", "18 cm wide"],
        ["thickness", "2 cm thick"],
        ["finish", "Finished with linseed oil"],
        ["care", "Wash by hand and oil it now and then"],
        ["processing time", "Ready in 5 days"],
      ],
      [
        ["color", "dark brown with lighter stripes"],
        ["pattern", "arched grain across the board"],
        ["corners", "rounded corners and edges"],
        ["hole", "a round hole at the end of the handle"],
      ],
    ),
    item: "serving board",
    titles: [
      cited("Walnut Serving Board with Handle, Oiled, 40 cm", 1, 4, 7),
      cited(
        "Serving Board in Dark Walnut, One Piece, Rounded Corners",
        1,
        3,
        10,
        12,
      ),
      cited("Oiled Walnut Board with Handle and Hole", 1, 7, 13),
    ],
    description: [
      [
        cited(
          "A walnut serving board with a handle, cut from one piece and finished with linseed oil.",
          1,
          3,
          7,
        ),
      ],
      [
        cited(
          "The wood is dark brown with lighter stripes, and its grain arches across the board.",
          10,
          11,
        ),
        cited(
          "Corners and edges are rounded, and there is a round hole at the end of the handle.",
          12,
          13,
        ),
      ],
      [
        cited("Material: walnut", 2),
        cited("Length with the handle: 40 cm", 4),
        cited("Width: 18 cm", 5),
        cited("Thickness: 2 cm", 6),
        cited("Finish: linseed oil", 7),
        cited("Care: wash by hand and oil it now and then", 8),
        cited("Ready in 5 days", 9),
      ],
    ],
    tags: tagsOf({
      what: ["wood serving board", "board with handle"],
      style: ["rustic table decor", "dark wood board"],
      material: ["solid walnut board"],
      technique: ["oiled wood board", "one piece board"],
      color: ["dark brown wood"],
      recipient: ["home cook gift"],
      use: ["bread board", "cheese serving board", "board with hole"],
      place: ["kitchen counter decor"],
      occasion: ["housewarming gift"],
    }),
    materials: ["walnut", "linseed oil"],
    altText: cited(
      "Dark brown walnut serving board with arched grain, rounded corners and a hole in its handle, lying at an angle on pale linen.",
      1,
      10,
      11,
      12,
      13,
    ),
    attributes: attributesOf({
      "Primary color": "Brown",
      Finish: "Oiled",
      Length: "40 cm",
      Width: "18 cm",
      Room: "Kitchen",
    }),
    category: "home_living",
    categoryPath:
      "Home & Living > Kitchen & Dining > Dining & Serving > Serving Boards",
  },
};

/** Those with a drawn picture, which the generator offers to visitors. */
export const samples = [cup, board, candles];
