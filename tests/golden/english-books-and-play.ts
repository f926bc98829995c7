import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const englishBooksAndPlay: GoldenBrief[] = [
  {
    id: "cake-topper",
    language: "en",
    kind: "rich",
    hasPhoto: false,
    form: {
      productName: "Wooden wedding cake topper",
      materials: "3 mm birch plywood",
      styleDesign: "laser cut script, two names and a date",
      colors: ["Brown"],
      audience: "couples with a rustic wedding",
      category: "weddings",
      extraDetails:
        "6 inches wide, about 7 inches tall with the sticks. Two sticks go 3 inches into the cake. Personalized with your names and date. Wipe with a dry cloth, do not soak. Sanded on both sides, left natural. Made in 4 days. Comes flat between two boards.",
    },
    good: {
      facts: [
        ...told({
          material: "3 mm birch plywood",
          technique: "laser cut script",
          design: "two names and a date",
        }),
        ...told({
          size: "6 inches wide, about 7 inches tall with the sticks",
          finish: "Sanded on both sides",
        }),
        ...told({
          sticks: "Two sticks go 3 inches into the cake",
          color: "left natural",
          processing: "Made in 4 days",
        }),
        ...told({
          care: "Wipe with a dry cloth, do not soak",
          personalization: "Personalized with your names and date",
        }),
        ...told({
          included: "Comes flat between two boards",
          audience: "couples with a rustic wedding",
        }),
      ],
      unknown: [],
      titles: [
        "Wooden Wedding Cake Topper, Birch Plywood, Two Names and Date",
        "Rustic Cake Topper with Names and Date, Laser Cut Birch",
        "Personalized Wedding Cake Topper in Wood, 6 inches wide",
      ],
      description: `A wooden wedding cake topper with two names and a date, laser cut in script from birch plywood.

It is personalized with your names and date and is made for couples with a rustic wedding. The plywood is 3 mm birch. It is sanded on both sides and left natural.

The topper is 6 inches wide and about 7 inches tall with the sticks. Its two sticks go 3 inches into the cake.

Wipe it with a dry cloth, and do not soak it.

Details
- Material: 3 mm birch plywood
- Technique: laser cut script
- Size: 6 inches wide, about 7 inches tall with the sticks
- Sticks: two, 3 inches into the cake
- Finish: sanded on both sides, natural
- Personalization: your names and date
- Care: wipe with a dry cloth, do not soak
- Included: one topper, flat between two boards
- Processing: made in 4 days`,
      tags: tagged({
        what: "custom cake sign, name cake decoration, cake table decor",
        style: "rustic wedding decor, boho wedding cake, woodland wedding",
        material: "birch wood topper, plywood cake sign",
        technique: "laser cut names, script lettering",
        color: "natural wood topper",
        occasion: "anniversary cake, bridal shower cake",
        recipient: "bride and groom cake, newlywed keepsake, mr and mrs topper",
        use: "personalized topper, dessert table sign",
        place: "barn wedding decor, garden wedding cake",
      }),
      materials: ["birch plywood"],
      altText:
        "Wedding cake topper of birch plywood with two names and a date cut in script, on two sticks.",
      attributes: pairs({
        "Primary color": "Brown",
        Style: "Rustic",
        Occasion: "Wedding",
        Width: "6 inches",
        Technique: "Laser cut",
        Personalization: "Names and date",
      }),
      personalization: {
        question: "Which two names and which date?",
        instructions: "Write the two names and the date as they should be cut.",
      },
      category: "weddings",
      categoryPath: "Weddings > Decorations > Cake Toppers",
      claimsNeedingProof: [],
    },
  },
  {
    id: "recipe-book-blank",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Blank recipe book",
      materials: "120 gsm cream paper, linen cover, cotton thread",
      styleDesign: "hand bound, open spine, ribbon marker",
      colors: ["Green", "Cream"],
      audience: "home cooks",
      category: "books_movies_music",
      extraDetails:
        "A5, 144 pages, 2 cm thick. Every left page has lines for ingredients, every right page is blank. Lies flat when open. Keep it dry, wipe the cover with a soft cloth. Comes in a paper sleeve. I bind each one to order, 1 to 2 weeks.",
    },
    good: {
      facts: [
        ...told({
          material: "120 gsm cream paper, linen cover, cotton thread",
          technique: "hand bound",
        }),
        ...told({
          spine: "open spine",
          marker: "ribbon marker",
          size: "A5, 144 pages, 2 cm thick",
        }),
        ...told({
          pages:
            "Every left page has lines for ingredients, every right page is blank",
        }),
        ...told({
          opening: "Lies flat when open",
          care: "Keep it dry, wipe the cover with a soft cloth",
        }),
        ...told({
          included: "Comes in a paper sleeve",
          processing: "bind each one to order, 1 to 2 weeks",
        }),
        ...told({ audience: "home cooks" }),
        ...seen({
          color: "dark green cover",
          thread: "cream thread at the spine",
          ribbon: "cream ribbon",
        }),
      ],
      unknown: [],
      titles: [
        "Blank Recipe Book, A5, Hand Bound, Green Linen Cover",
        "Hand Bound Recipe Journal in Green Linen, 144 Pages",
        "Recipe Book with Open Spine, A5, Cream Paper",
      ],
      description: `A blank recipe book in A5, hand bound in a dark green linen cover.

It has 144 pages of 120 gsm cream paper and is 2 cm thick. Every left page has lines for ingredients, and every right page is blank. The book is made for home cooks.

The spine is open, so the cream cotton thread shows. The book lies flat when open. A cream ribbon marks the page.

Keep the book dry and wipe the cover with a soft cloth.

Details
- Paper: 120 gsm, cream
- Cover: linen, dark green
- Binding: hand bound with cotton thread, open spine
- Size: A5, 144 pages, 2 cm thick
- Marker: cream ribbon
- Care: keep it dry, wipe the cover with a soft cloth
- Included: one book in a paper sleeve
- Processing: I bind each one to order, 1 to 2 weeks`,
      tags: tagged({
        what: "cooking journal, recipe notebook",
        style: "cottagecore kitchen, rustic cookbook, classic stationery",
        material: "linen cover notebook, cream paper journal",
        technique: "hand bound journal, open spine binding",
        color: "dark green notebook",
        occasion: "bridal shower, christmas for cook, housewarming present",
        recipient: "home cook gift, gift for mom, baker gift",
        use: "recipe keeper, write in cookbook",
        place: "kitchen journal, cooking class notes",
      }),
      materials: ["paper", "linen", "cotton thread"],
      altText:
        "Dark green linen recipe book with an open spine sewn in cream thread, lying on a kitchen table.",
      attributes: pairs({
        "Primary color": "Green",
        "Secondary color": "Beige",
        Size: "A5",
        Pages: "144",
        Technique: "Hand bound",
        Cover: "Linen",
      }),
      category: "books_movies_music",
      categoryPath:
        "Books, Movies & Music > Books > Blank Books > Journals & Notebooks",
      claimsNeedingProof: [],
    },
  },
  {
    id: "embroidery-kit",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Embroidery kit mushroom",
      materials: "cotton fabric, cotton floss, beech hoop, steel needle",
      styleDesign: "woodland, beginner level",
      colors: ["Red", "Cream"],
      audience: "beginners and teenagers",
      category: "craft_supplies_tools",
      extraDetails:
        "Hoop 13 cm across. Pattern is printed on the fabric, rinse out in cold water. In the box: printed fabric, 7 colors of floss, needle, hoop, stitch guide with drawings. Takes about 6 hours. Packed in a cardboard box. Posted within 3 days.",
    },
    good: {
      facts: [
        ...told({
          material: "cotton fabric, cotton floss, beech hoop, steel needle",
          style: "woodland",
        }),
        ...told({
          level: "beginner level",
          audience: "beginners and teenagers",
          size: "Hoop 13 cm across",
        }),
        ...told({
          pattern: "Pattern is printed on the fabric",
          care: "rinse out in cold water",
        }),
        ...told({
          included:
            "printed fabric, 7 colors of floss, needle, hoop, stitch guide with drawings",
        }),
        ...told({
          time: "Takes about 6 hours",
          packaging: "Packed in a cardboard box",
        }),
        ...told({ processing: "Posted within 3 days" }),
        ...seen({ motif: "three red mushrooms", fabric: "cream fabric" }),
      ],
      unknown: [],
      titles: [
        "Mushroom Embroidery Kit for Beginners, 13 cm Beech Hoop",
        "Embroidery Kit with Printed Mushroom Pattern, Red and Cream",
        "Woodland Embroidery Kit, Cotton, with Hoop and Floss",
      ],
      description: `A mushroom embroidery kit for beginners, printed on cream cotton fabric.

The pattern shows three red mushrooms in a woodland style. It is printed on the fabric and rinses out in cold water. The kit is at beginner level, for beginners and teenagers, and takes about 6 hours.

In the box are the printed fabric, 7 colors of cotton floss, a steel needle, a beech hoop and a stitch guide with drawings. The hoop is 13 cm across.

Details
- Materials: cotton fabric, cotton floss, beech hoop, steel needle
- Hoop: 13 cm across
- Pattern: printed on the fabric
- Care: rinse the pattern out in cold water
- Level: beginner, about 6 hours
- Included: printed fabric, 7 colors of floss, needle, hoop, stitch guide with drawings
- Packed in: cardboard box
- Processing: posted within 3 days`,
      tags: tagged({
        what: "hand stitch set, needlework set, hoop art project",
        style: "woodland craft, fairycore craft",
        material: "cotton floss set, beech hoop set",
        technique: "printed pattern, stitch by number",
        color: "red toadstool craft",
        occasion: "christmas craft gift, rainy day project, birthday craft",
        recipient: "beginner crafter, teen craft gift, gift for sister",
        use: "learn to embroider, diy hoop art",
        place: "travel craft project, craft room project",
      }),
      materials: ["cotton fabric", "cotton floss", "beech", "steel"],
      altText:
        "Embroidery hoop with three red mushrooms on cream fabric, beside colored floss, a needle and a guide.",
      attributes: pairs({
        "Primary color": "Red",
        "Secondary color": "Beige",
        "Skill level": "Beginner",
        Style: "Woodland",
        Diameter: "13 cm",
        Technique: "Embroidery",
      }),
      category: "craft_supplies_tools",
      categoryPath:
        "Craft Supplies & Tools > Patterns & How To > Kits > Embroidery Kits",
      claimsNeedingProof: [],
    },
  },
  {
    id: "animal-puzzle",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Wood puzzle fox family", category: "toys_games" },
    good: {
      facts: [
        ...told({ product: "Wood puzzle fox family", material: "Wood" }),
        ...seen({
          pieces: "five pieces",
          animals: "two large foxes and three small foxes",
          color: "orange and white",
        }),
        ...seen({
          frame: "round frame of light wood",
          edges: "rounded edges",
          faces: "black dots for eyes",
        }),
        ...seen({
          tails: "white tips on the tails",
          grain: "wood grain visible through the orange",
        }),
      ],
      unknown: ["size", "paint", "age range", "care", "processing time"],
      titles: [
        "Wood Puzzle Fox Family, Five Pieces, Orange and White",
        "Fox Puzzle in a Round Wood Frame, Five Pieces",
        "Wooden Fox Family Puzzle, Rounded Edges, Orange",
      ],
      description: `A wood puzzle of a fox family in orange and white, five pieces in a round frame.

The five pieces are two large foxes and three small foxes. All five fit in the round frame, which is made of light wood. The edges of the pieces are rounded.

The foxes are orange and white, with white tips on their tails and black dots for eyes. The grain of the wood is visible through the orange.

Each fox is one piece of the puzzle: two pieces are large, and three are small.

Details
- Material: wood
- Pieces: five foxes, two large and three small
- Frame: round, light wood
- Colors: orange and white, black dots for eyes
- Edges: rounded
- Size: [add size]
- Paint: [add paint]
- Age range: [add age range]
- Care: [add care]
- Processing: [add processing time]`,
      tags: tagged({
        what: "woodland animal toy, animal jigsaw, forest play set",
        style: "scandinavian toy, woodland nursery",
        material: "wooden toy foxes, light wood toy",
        technique: "cut wood figures, visible wood grain",
        color: "orange fox toy, orange white toy",
        occasion: "birthday toy, christmas toy",
        recipient: "gift for kids, fox lover gift, grandchild present",
        use: "stacking fox figures, quiet time play",
        place: "nursery shelf decor, playroom toy",
      }),
      materials: ["wood"],
      altText:
        "Round wood puzzle with five orange and white foxes, two large and three small, on a pale floor.",
      attributes: pairs({
        "Primary color": "Orange",
        "Secondary color": "White",
        Shape: "Round",
        Pieces: "5",
        Theme: "Foxes",
      }),
      category: "toys_games",
      categoryPath: "Toys & Games > Games & Puzzles > Puzzles > Wooden Puzzles",
      claimsNeedingProof: [],
    },
  },
];
