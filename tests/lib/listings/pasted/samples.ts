import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";

type Sample = {
  name: string;
  text: string | string[];
  /** Fields that are not named are empty. */
  expected: Partial<GeneratedListing>;
};

const title = "Oak Ring Dish, Round Jewelry Tray";
const body = "A small dish of oak, oiled by hand. It holds rings.";
const tags = ["ring dish", "oak dish", "jewelry tray", "wood tray"];
const materials = ["oak", "linseed oil"];
const altText = "A round oak dish on a linen cloth.";
const all = { title, description: body, tags, materials };

const labeled: Sample[] = [
  {
    name: "names with colons",
    text: [
      `Title: ${title}`,
      `Description: ${body}`,
      "Tags: ring dish, oak dish, jewelry tray, wood tray",
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names on their own lines, with colons",
    text: [
      "Title:",
      title,
      "",
      "Description:",
      body,
      "",
      "Tags:",
      "ring dish, oak dish, jewelry tray, wood tray",
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names on their own lines, with blank lines after them",
    text: [
      "Title",
      "",
      title,
      "",
      "Description",
      "",
      body,
      "",
      "Tags",
      "",
      ...tags,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "text after the title: is description",
    text: [
      `Title: ${title}`,
      "",
      body,
      "",
      "Tags: ring dish, oak dish, jewelry tray, wood tray",
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "text after a title on a line of its own: is description",
    text: ["Title:", title, body, "Tags:", ...tags],
    expected: { title, description: body, tags },
  },
  {
    name: "names in capitals",
    text: [
      "TITLE",
      title,
      "DESCRIPTION",
      body,
      "TAGS",
      tags.join(", "),
      "MATERIALS",
      "oak, linseed oil",
    ],
    expected: all,
  },
  {
    name: "bold names",
    text: [
      `**Title:** ${title}`,
      "",
      `**Description:** ${body}`,
      "",
      `**Tags:** ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "bold names with the colon outside, on their own lines",
    text: [
      "**Title**:",
      title,
      "",
      "**Description**:",
      body,
      "",
      "**Tags**:",
      tags.join(", "),
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "headings of a chat assistant, with its first and last words",
    text: [
      "Here is your optimized Etsy listing:",
      "",
      "### **Title**",
      `**${title}**`,
      "",
      "---",
      "",
      "### **Description**",
      body,
      "",
      "---",
      "",
      "### **13 Tags (comma-separated)**",
      tags.join(", "),
      "",
      "---",
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "numbered names",
    text: [
      `1. Title: ${title}`,
      `2. Description: ${body}`,
      `3. Tags: ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names with pictures",
    text: [
      `✨ Title: ${title}`,
      `📝 Description: ${body}`,
      `🏷️ Tags: ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names with counts",
    text: [
      `Title (33/140): ${title}`,
      `Description (1): ${body}`,
      `Tags (4/13): ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names with dashes",
    text: [
      `Title - ${title}`,
      `Description – ${body}`,
      `Tags - ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "names with tabs, from a table",
    text: [
      `Title\t${title}`,
      `Description\t${body}`,
      `Tags\t${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "other words for the names",
    text: [
      `SEO Title: ${title}`,
      `Product Description: ${body}`,
      `Keywords: ${tags.join(", ")}`,
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "title without a name above named fields",
    text: [title, "", `Description: ${body}`, `Tags: ${tags.join(", ")}`],
    expected: { title, description: body, tags },
  },
  {
    name: "title and description without names above the tags",
    text: [title, "", body, "", "Tags:", tags.join(", ")],
    expected: { title, description: body, tags },
  },
  {
    name: "every field",
    text: [
      `Title: ${title}`,
      `Alt text: ${altText}`,
      `Description: ${body}`,
      "Attributes:",
      "Primary color: Brown",
      "Shape: Round",
      `Tags: ${tags.join(", ")}`,
      "Materials: oak, linseed oil",
      "Personalization: Initials",
    ],
    expected: {
      ...all,
      altText,
      attributes: [
        { name: "Primary color", value: "Brown" },
        { name: "Shape", value: "Round" },
      ],
      personalization: { question: "Initials", instructions: "" },
    },
  },
  {
    name: "details of a description, one of them named like a field",
    text: [
      "Title",
      title,
      "",
      "Description",
      body,
      "",
      "Details",
      "Materials: oak",
      "Color: brown",
      "Size: 9 cm",
      "",
      "Tags",
      tags.join(", "),
      "",
      "Materials",
      "oak, linseed oil",
    ],
    expected: {
      ...all,
      description: `${body}\n\nDetails\nMaterials: oak\nColor: brown\nSize: 9 cm`,
    },
  },
  {
    name: "details of a description, where no materials follow",
    text: [
      `Title: ${title}`,
      `Description: ${body}`,
      "Color: brown",
      "Materials: oak",
      "Care: wipe dry",
    ],
    expected: {
      title,
      description: `${body}\nColor: brown\nMaterials: oak\nCare: wipe dry`,
    },
  },
  {
    name: "materials directly below the description",
    text: [
      `Title: ${title}`,
      `Description: ${body}`,
      "Materials: oak, linseed oil",
      `Tags: ${tags.join(", ")}`,
    ],
    expected: all,
  },
  {
    name: "prose below the tags: is description",
    text: [`Title: ${title}`, `Tags: ${tags.join(", ")}`, "", body],
    expected: { title, description: body, tags },
  },
  {
    name: "a named title, and hash tags without a name at the end",
    text: [
      `**Title:** ${title}`,
      "",
      body,
      "",
      "#ring dish #oak dish #jewelry tray #wood tray",
    ],
    expected: { title, description: body, tags },
  },
  {
    name: "the word description within a sentence",
    text: [
      `Title: ${title}`,
      "",
      "Read the description: it says all.",
      `Tags: ${tags.join(", ")}`,
    ],
    expected: {
      title,
      description: "Read the description: it says all.",
      tags,
    },
  },
];

const entry = (name: string, lines: string[], expected = tags): Sample => ({
  name: `tags ${name}`,
  text: [`Title: ${title}`, "", "Tags:", ...lines, "", `Description: ${body}`],
  expected: { title, description: body, tags: expected },
});

const tagLists: Sample[] = [
  entry("one to a line", tags),
  entry(
    "with blank lines between them",
    tags.flatMap((tag) => [tag, ""]),
  ),
  entry(
    "with commas at the ends of lines",
    tags.map((tag) => `${tag},`),
  ),
  entry("on two lines with commas", [
    "ring dish, oak dish,",
    "jewelry tray, wood tray",
  ]),
  entry("with semicolons", [tags.join("; ")]),
  entry(
    "numbered",
    tags.map((tag, index) => `${index + 1}. ${tag}`),
  ),
  entry(
    "with bullets",
    tags.map((tag) => `• ${tag}`),
  ),
  entry(
    "with dashes",
    tags.map((tag) => `- ${tag}`),
  ),
  entry("with hash signs on one line", [
    tags.map((tag) => `#${tag}`).join(" "),
  ]),
  entry(
    "with hash signs, one to a line",
    tags.map((tag) => `# ${tag}`),
  ),
  entry("in quotation marks", [tags.map((tag) => `"${tag}"`).join(", ")]),
  entry("with bars", [tags.join(" | ")]),
  entry(
    "numbered and bold",
    tags.map((tag, index) => `${index + 1}) **${tag}**`),
  ),
];

const inLanguage = (
  name: string,
  names: string[],
  words: string[],
  colon = ": ",
): Sample => {
  const [heading = "", text = "", list = "", stuff = ""] = names;
  const [ownTitle = "", ownText = "", ownTags = "", ownMaterials = ""] = words;
  const line = (label: string, value: string) => `${label}${colon}${value}`;
  return {
    name,
    text: [
      line(heading, ownTitle),
      line(text, ownText),
      line(list, ownTags),
      line(stuff, ownMaterials),
    ],
    expected: {
      title: ownTitle,
      description: ownText,
      tags: ownTags.split(/[,、] ?/u),
      materials: ownMaterials.split(/[,、] ?/u),
    },
  };
};

const languages: Sample[] = [
  inLanguage(
    "German",
    ["Titel", "Beschreibung", "Schlagwörter", "Materialien"],
    [
      "Ringschale aus Eiche",
      "Eine kleine Schale.",
      "ringschale, holzschale, schmuckschale",
      "eiche, leinöl",
    ],
  ),
  inLanguage(
    "French",
    ["Titre de l’annonce", "Description", "Mots-clés", "Matières"],
    [
      "Coupelle à bagues en chêne",
      "Une petite coupelle.",
      "coupelle bagues, chêne massif",
      "chêne, huile de lin",
    ],
    " : ",
  ),
  inLanguage(
    "Spanish",
    ["Título", "Descripción", "Etiquetas", "Materiales"],
    [
      "Plato para anillos de roble",
      "Un plato pequeño.",
      "plato anillos, joyero de roble",
      "roble, aceite de lino",
    ],
  ),
  inLanguage(
    "Italian",
    ["Titolo", "Descrizione", "Etichette", "Materiali"],
    [
      "Piattino per anelli in rovere",
      "Un piccolo piatto.",
      "piattino anelli, svuotatasche",
      "rovere, olio di lino",
    ],
  ),
  inLanguage(
    "Dutch",
    ["Titel", "Omschrijving", "Trefwoorden", "Materialen"],
    [
      "Ringschaaltje van eikenhout",
      "Een klein schaaltje.",
      "ringschaaltje, eiken bakje",
      "eikenhout, lijnolie",
    ],
  ),
  inLanguage(
    "Portuguese",
    ["Título", "Descrição", "Palavras-chave", "Materiais"],
    [
      "Prato para anéis em carvalho",
      "Um prato pequeno.",
      "prato de anéis, porta-joias",
      "carvalho, óleo de linhaça",
    ],
  ),
  inLanguage(
    "Polish",
    ["Tytuł", "Opis produktu", "Słowa kluczowe", "Materiały"],
    [
      "Dębowa miseczka na pierścionki",
      "Mała miseczka.",
      "miseczka dębowa, na biżuterię",
      "dąb, olej lniany",
    ],
  ),
  inLanguage(
    "Japanese",
    ["タイトル", "商品説明", "タグ", "素材"],
    [
      "オーク材のリングトレイ",
      "小さな木のお皿です。",
      "リングトレイ、木の小皿",
      "オーク、亜麻仁油",
    ],
    "：",
  ),
  {
    name: "Japanese, names on their own lines in brackets",
    text: [
      "【タイトル】",
      "オーク材のリングトレイ",
      "",
      "【説明】",
      "小さな木のお皿です。",
      "",
      "【タグ】",
      "リングトレイ、木の小皿",
    ],
    expected: {
      title: "オーク材のリングトレイ",
      description: "小さな木のお皿です。",
      tags: ["リングトレイ", "木の小皿"],
    },
  },
];

const pageTop = [
  "Skip to Content",
  "Homepage",
  "Home & Living",
  "Storage & Organization",
  "Jewelry Storage",
  "In 20+ carts",
  "Price:",
  "$24.00",
  "Original Price:",
  "$30.00",
  "(20% off)",
  "Sale ends in 11:05:33",
  "Loading",
];
const pageEnd = [
  "Learn more about this item",
  "Shipping and return policies",
  "Loading",
  "Order today to get by Dec 2-5",
  "Cost to ship: $5.20",
  "Meet your seller",
  "Mara",
  "Owner of MaraWoodworks",
  "Message Mara",
  "Reviews for this item",
  "5 out of 5 stars",
  "Lovely dish, arrived fast!",
  "Explore related searches",
  "Ring Dish",
  "Wood Tray",
  "Jewelry Dish",
  "Catchall",
  "Listed on Nov 20, 2026",
  "Report this item to Etsy",
];

const etsyPages: Sample[] = [
  {
    name: "Etsy's page with all around it",
    text: [
      ...pageTop,
      title,
      "MaraWoodworks",
      "Star Seller",
      "4.9 out of 5 stars",
      "Returns & exchanges accepted",
      "Add to cart",
      "Item details",
      "Highlights",
      "Made by MaraWoodworks",
      "Materials: oak, linseed oil",
      "Width: 9 centimeters",
      "",
      body,
      "",
      "It comes in a box.",
      ...pageEnd,
    ],
    expected: {
      title,
      description: `${body}\n\nIt comes in a box.`,
      materials,
      attributes: [{ name: "Width", value: "9 centimeters" }],
    },
  },
  {
    name: "Etsy's page with a heading above the description",
    text: [
      ...pageTop,
      title,
      "Quantity",
      "1",
      "Add to cart",
      "Item details",
      "Highlights",
      "Handmade",
      "Materials: oak",
      "Description",
      "Color: brown inside and out.",
      body,
      ...pageEnd,
    ],
    expected: {
      title,
      description: `Color: brown inside and out.\n${body}`,
      materials: ["oak"],
    },
  },
  {
    name: "Etsy's page from the title on",
    text: [
      title,
      "$24.00",
      "Add to cart",
      "Item details",
      body,
      "Explore related searches",
      "Ring Dish",
      "Wood Tray",
    ],
    expected: { title, description: body },
  },
  {
    name: "Etsy's page with the title of the browser's tab",
    text: [
      `${title} - Etsy`,
      "€24,00",
      "Add to cart",
      "Item details",
      "Made by Mara",
      body,
      ...pageEnd,
    ],
    expected: { title, description: body },
  },
  {
    name: "Etsy's page in German",
    text: [
      "Preis:",
      "24,00 €",
      "Ringschale aus Eiche, rund",
      "MaraHolz",
      "In den Warenkorb",
      "Artikeldetails",
      "Handgefertigt",
      "Materialien: Eiche, Leinöl",
      "",
      "Eine kleine Schale aus Eiche.",
      "",
      "Versand- und Rückgaberichtlinien",
      "Bestelle heute",
    ],
    expected: {
      title: "Ringschale aus Eiche, rund",
      description: "Eine kleine Schale aus Eiche.",
      materials: ["Eiche", "Leinöl"],
    },
  },
  {
    name: "Etsy's page in French",
    text: [
      "Prix :",
      "24,00 €",
      "Coupelle à bagues en chêne",
      "Ajouter au panier",
      "Détails de l’article",
      "Points forts",
      "Fait main",
      "Matériaux : Chêne",
      "",
      "Une petite coupelle en chêne.",
    ],
    expected: {
      title: "Coupelle à bagues en chêne",
      description: "Une petite coupelle en chêne.",
      materials: ["Chêne"],
    },
  },
];

const csvHead =
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1";
const csvRow = `"${title}","${body}\n\nIt has a ""foot"".",24.00,USD,1,"ring_dish,oak_dish","oak,linseed_oil",https://i`;
const csvResult = {
  title,
  description: `${body}\n\nIt has a "foot".`,
  tags: ["ring dish", "oak dish"],
};

const files: Sample[] = [
  {
    name: "Etsy's file with its first line",
    text: [csvHead, csvRow],
    expected: { ...csvResult, materials: ["oak", "linseed_oil"] },
  },
  {
    name: "a table with numbered columns",
    text: [
      "title,tag_1,tag_2,tag_3,Material 1,Material 2",
      `"${title}",ring_dish,oak dish,,oak,wax`,
    ],
    expected: {
      title,
      tags: ["ring dish", "oak dish"],
      materials: ["oak", "wax"],
    },
  },
  {
    name: "one row of Etsy's file",
    text: csvRow,
    expected: { ...csvResult, materials: ["oak", "linseed_oil"] },
  },
  {
    name: "our own file",
    text: [
      "\uFEFFid,product_name,category,created_at,score,title,alt_text,description,attributes,tags,materials",
      `7,"Dish","home_living","2026-11-02",90,"${title}","${altText}","${body}","Shape: Round; Room: Bedroom","ring dish, oak dish","oak"`,
    ],
    expected: {
      title,
      altText,
      description: body,
      tags: ["ring dish", "oak dish"],
      materials: ["oak"],
      attributes: [
        { name: "Shape", value: "Round" },
        { name: "Room", value: "Bedroom" },
      ],
    },
  },
  {
    name: "rows of a spreadsheet",
    text: [
      "Title\tDescription\tTags",
      `${title}\t${body}\tring dish, oak dish`,
    ],
    expected: { title, description: body, tags: ["ring dish", "oak dish"] },
  },
  {
    name: "our JSON file",
    text: JSON.stringify(
      { title, description: body, tags, materials, altText, attributes: [] },
      null,
      2,
    ),
    expected: { ...all, altText },
  },
];

const unnamed: Sample[] = [
  {
    name: "title, description and tags with blank lines",
    text: [title, "", body, "", tags.join(", ")],
    expected: { title, description: body, tags },
  },
  {
    name: "title directly above the description",
    text: [title, body],
    expected: { title, description: body },
  },
  {
    name: "several paragraphs",
    text: [
      title,
      "",
      body,
      "",
      "It is 9 cm wide, 2 cm tall, and light.",
      "",
      tags.join(", "),
    ],
    expected: {
      title,
      description: `${body}\n\nIt is 9 cm wide, 2 cm tall, and light.`,
      tags,
    },
  },
  {
    name: "hash tags at the end",
    text: [
      title,
      "",
      body,
      "",
      tags.map((tag) => `#${tag.replace(" ", "")}`).join(" "),
    ],
    expected: {
      title,
      description: body,
      tags: ["ringdish", "oakdish", "jewelrytray", "woodtray"],
    },
  },
  {
    name: "a column of tags in lower case",
    text: [title, "", body, "", ...tags],
    expected: { title, description: body, tags },
  },
  {
    name: "bullets of a description: are no tags",
    text: [
      title,
      "",
      body,
      "",
      "- Made of oak",
      "- Oiled by hand",
      "- 9 cm wide",
      "- Round",
    ],
    expected: {
      title,
      description: `${body}\n\n- Made of oak\n- Oiled by hand\n- 9 cm wide\n- Round`,
    },
  },
  {
    name: "prose alone: has no title",
    text: [`${body} It was turned on a lathe.`, "", "It comes in a box."],
    expected: {
      description: `${body} It was turned on a lathe.\n\nIt comes in a box.`,
    },
  },
  { name: "a title alone", text: title, expected: { title } },
  {
    name: "lines of Windows, hard spaces and blank lines around it",
    text: `\r\n\r\n${title.replace(" ", "\u00A0")}\r\n\r\n\r\n${body}\r\n\r\n`,
    expected: { title, description: body },
  },
];

export const samples = [
  ...labeled,
  ...tagLists,
  ...languages,
  ...etsyPages,
  ...files,
  ...unnamed,
];
