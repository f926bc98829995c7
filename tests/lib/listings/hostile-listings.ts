/** What a hostile or lazy answer says of a mug; the rest is as in `mug`. */
type HostileListing = {
  id: string;
  form: {
    productName: string;
    materials: string;
    colors: string[];
    category: "home_living";
    styleDesign: string;
    extraDetails: string;
  };
  description: string;
  title?: string;
  tags?: string[];
  attributes?: { name: string; value: string }[];
  altText?: string;
};

/** Fields that are well made, so that only the others are at fault. */
export const mug = {
  title: "Stoneware Mug in Blue, 350 ml, Wheel Thrown",
  tags: [
    "coffee cup",
    "rustic tableware",
    "pottery cup",
    "wheel thrown cup",
    "blue pottery",
    "housewarming gift",
    "coffee lover gift",
    "morning coffee",
    "office desk cup",
    "ceramic tea cup",
    "farmhouse kitchen",
    "stoneware drinkware",
    "gift for dad",
    "kitchen decor",
  ],
  attributes: [
    {
      name: "Primary color",
      value: "Blue",
    },
    {
      name: "Style",
      value: "Rustic",
    },
    {
      name: "Capacity",
      value: "350 ml",
    },
    {
      name: "Technique",
      value: "Wheel thrown",
    },
    {
      name: "Room",
      value: "Kitchen",
    },
  ],
  altText:
    "Blue stoneware mug, wheel thrown, with a rustic surface and a handle.",
};

export const hostileListings: HostileListing[] = [
  {
    id: "tautology",
    form: {
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
      productName: "Stoneware mug",
    },
    description:
      "A blue stoneware mug.\n\nThe mug is a mug. The stoneware is stoneware. The blue is blue. The rustic style is rustic. It is wheel thrown because it was thrown on the wheel. The mug is a mug. The stoneware is stoneware. The blue is blue. The rustic style is rustic. It is wheel thrown because it was thrown on the wheel. The mug is a mug. The stoneware is stoneware. The blue is blue. The rustic style is rustic. It is wheel thrown because it was thrown on the wheel. The mug is a mug. The stoneware is stoneware. The blue is blue. The rustic style is rustic. It is wheel thrown because it was thrown on the wheel. The mug is a mug. The stoneware is stoneware. The blue is blue. The rustic style is rustic. It is wheel thrown because it was thrown on the wheel.\n\nThe mug is stoneware and the stoneware is a mug.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "lorem",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A blue stoneware mug.\n\nLorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "see photo",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails: "",
    },
    description:
      "A stoneware mug in blue, as seen in the photos.\n\nDetails\n- Materials: see photos\n- Size: see photos\n- Care: ask me\n- Included: see photos\n- Processing time: as stated",
  },
  {
    id: "parens blanks",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails: "",
    },
    description:
      "A stoneware mug in blue, wheel thrown.\n\nDetails\n- Size: (please fill in)\n- Capacity: <capacity here>\n- Care: TBD\n- Included: to be confirmed\n- Making time: {time}",
  },
  {
    id: "health soft",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days. Helps you sleep through the night. Keeps negative energy away. Lowers blood pressure and removes toxins. Good for arthritis. Boosts your mood and balances your chakras. Helps with ADHD. Kills germs. Strengthens your immune system.",
    },
    description:
      "A blue stoneware mug that helps you sleep through the night.\n\nIt keeps negative energy away. Tea from it lowers blood pressure and removes toxins. Good for arthritis. It boosts your mood and balances your chakras. Helps with ADHD. It kills germs. It strengthens your immune system.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "brand variants",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days. For swifties, baby yoda, hogwarts crest, Luis Vuitton look, Stanley cup holder, Bluey, Squishmallow stickers, Lego compatible, Barbiecore, Grogu on the handle, inspired by the boy who lived.",
    },
    description:
      "A blue stoneware mug for swifties, with a baby yoda and a hogwarts crest.\n\nLuis Vuitton look. Fits a Stanley cup holder. Bluey and Squishmallow stickers. Lego compatible. Barbiecore. Grogu on the handle. Inspired by the boy who lived.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "soft purity",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days. Rim of precious metal, not plated. All natural, plastic free, no chemicals, ethical and planet friendly. Real diamonds in the handle. The silver is 925er. BPA-frei.",
    },
    description:
      "A blue stoneware mug with a rim of precious metal, not plated.\n\nAll natural, plastic free, no chemicals, ethical and planet friendly. Real diamonds in the handle. The silver is 925er. BPA-frei.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "nonsense tags",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A blue stoneware mug, wheel thrown, holds 350 ml.\n\nThe mug is rustic stoneware in blue.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
    tags: [
      "mug aa",
      "boho bb",
      "clay cc",
      "thrown dd",
      "blue ee",
      "birthday ff",
      "mom gg",
      "use hh",
      "kitchen ii",
      "mug jj kk",
      "rustic ll mm",
      "stoneware nn oo",
      "gift pp qq",
      "home rr ss",
    ],
  },
  {
    id: "nonsense attributes",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A blue stoneware mug, wheel thrown, holds 350 ml.\n\nThe mug is rustic stoneware in blue.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
    attributes: [
      {
        name: "Primary color",
        value: "Blue",
      },
      {
        name: "Aaa",
        value: "Bbb",
      },
      {
        name: "Ccc",
        value: "Ddd",
      },
      {
        name: "Eee",
        value: "Fff",
      },
      {
        name: "Ggg",
        value: "Hhh",
      },
    ],
  },
  {
    id: "alt salad",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A blue stoneware mug, wheel thrown, holds 350 ml.\n\nThe mug is rustic stoneware in blue.\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
    altText:
      "mug blue mug stoneware mug blue stoneware mug blue stoneware rustic mug blue mug wheel",
  },
  {
    id: "repeat sentence",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A blue stoneware mug, wheel thrown.\n\nThe mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. The mug holds 350 ml and is 9 cm tall. \n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "thin",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails: "",
    },
    description: "Blue stoneware mug.",
  },
  {
    id: "question only",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "Looking for a blue stoneware mug? Is it wheel thrown? Do you like stoneware? Would you like a mug of 350 ml? Is blue your color? Do you want it in 5 days? Is it dishwasher safe?\n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
  {
    id: "heading only",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails: "",
    },
    description:
      "BLUE STONEWARE MUG\n\nDetails:\nMaterial:\nSize:\nCare:\nIncluded:\nMaking time:\n\nAt a glance:\nStoneware:\nBlue:\nMug:",
  },
  {
    id: "other language",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "Ein blauer Becher aus Steinzeug.\n\nDer Becher fasst 350 ml und ist 9 cm hoch. Er ist spülmaschinenfest. Er kommt im Karton. Er wird in 5 Tagen gefertigt.",
  },
  {
    id: "named thing",
    form: {
      productName: "Thing no. 5",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "A Thing.\n\nThe thing is thing. It is a blue thing made of stoneware.",
    title: "Thing No. 5 in Blue Stoneware, 350 ml",
  },
  {
    id: "asd",
    form: {
      productName: "Stoneware mug",
      materials: "stoneware",
      colors: ["Blue"],
      category: "home_living",
      styleDesign: "rustic, wheel thrown",
      extraDetails:
        "350 ml, 9 cm tall. Dishwasher safe. Comes in a box. Made in 5 days.",
    },
    description:
      "Asdf qwer blue stoneware mug zxcv.\n\nQwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. Qwer asdf zxcv uiop hjkl. \n\nDetails\n- Material: stoneware\n- Size: 350 ml, 9 cm tall\n- Care: dishwasher safe\n- Included: box\n- Made in 5 days",
  },
];
