import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import type { PlainAnswer } from "@/tests/support/plain-answer";

/**
 * A brief and an answer that follow the form of a good listing, and say nothing
 * or something nobody may say.
 */
export type AdversarialBrief = {
  id: string;
  form: ListingInput;
  hasPhoto: boolean;
  answer: Partial<PlainAnswer>;
};

const { facts, ...answer } = goodAnswer;
/** The mug's description, complete. */
const description = answer.description
  .replace("[add care instructions]", "wash by hand")
  .replace("[add processing time]", "two weeks");
const complete = { ...answer, facts, description, unknown: [] };

/** Titles that name nothing, from a photo that nobody could name. */
const namelessTitles = [
  "Handmade Piece in Red and Orange",
  "Unique Handcrafted Item, Small, Wooden",
  "Rustic Boho Treasure, Blue and White",
  "Small Round Object in Brown",
  "Minimalist Handmade Gift, Stoneware",
  "Speckled Stoneware Work, Wheel Thrown, 12 oz",
  "Wheel Thrown Stoneware, White and Brown",
  "Something Rustic in White Stoneware",
  "White and Brown Speckled Creation, Large",
  "Handgemachtes Stück aus Steinzeug, Braun",
  "Einzigartiges Unikat in Rot, Klein",
  "Pièce artisanale en grès, blanche",
  "Pieza hecha a mano en rojo",
  "Oggetto fatto a mano, bianco",
  "Handgemaakt stuk in rood",
  "Peça artesanal em branco e castanho",
  "Ręcznie robiony przedmiot, biały",
  "手作りの作品、白",
  // A generic word for a unique thing is no name.
  "One of a Kind Piece in Blue",
  "Einzelstück aus Keramik, Weiß",
  "Pièce unique en grès, bleue",
  "Pieza única de cerámica, azul",
  "Pezzo unico in ceramica, bianco",
  "Uniek stuk van keramiek, wit",
  "Peça única em cerâmica, branca",
  "Unikat z ceramiki, biały",
  "一点物の手作り品、白",
];

/**
 * Things said of the mug that must be proven, each in the seller's own words.
 */
const claims = [
  "Heals bad sleep.",
  "Relieves stress and anxiety.",
  "It is antibacterial.",
  "Clinically proven.",
  "Rim in 14k gold.",
  "Handle of sterling silver.",
  "Genuine leather sleeve.",
  "Made with organic cotton.",
  "Fair trade.",
  "Certified by experts.",
  "Hypoallergenic glaze.",
  "Lead free.",
  "Made in Italy.",
  "Heilt schlechten Schlaf.",
  "Untersetzer aus Bio-Baumwolle.",
  "Henkel aus Sterlingsilber.",
  "Soulage le stress.",
  "Anse en argent massif.",
  "Alivia el estrés.",
  "Asa de plata de ley.",
  "Guarisce l'insonnia.",
  "Manico in argento massiccio.",
  "Geneest slapeloosheid.",
  "Handvat van sterling zilver.",
  "Alivia a ansiedade.",
  "Asa em prata de lei.",
  "Leczy bezsenność.",
  "Uchwyt z prawdziwa skóra.",
  "不眠に効く。",
  "スターリングシルバーの取っ手。",
];

const brands = [
  "Like Tiffany & Co.",
  "A mug for Disney fans.",
  "Inspired by Harry Potter.",
  "In the style of Chanel.",
  "Fits beside your Starbucks cup.",
  "Taylor Swift would drink from it.",
  "Nintendo colors.",
  "Goes with Le Creuset.",
];

/** Descriptions of sentences that fit everything. */
const emptyTexts = [
  "The perfect gift for someone who has just moved in. It adds a touch of warmth to any home. You will love it. Made with love and care. A conversation piece that stands out. Brings joy to every day. Elevate your kitchen. Timeless and eye-catching.",
  "Treat yourself or your loved ones. Whether you are at home or at work, it brightens your day. A thoughtful gift for any occasion. It makes a lovely addition to every room. Crafted with passion. Sure to impress. A little luxury. A work of art.",
  "Ein perfektes Geschenk. Mit Liebe gemacht. Für jeden Anlass. Ein echter Hingucker. Verleiht jedem Raum eine warme Note. Ein ideales Geschenk. Mit Liebe gefertigt. Für jedes Zuhause.",
  "Un cadeau parfait. Fait avec amour. Apporte une touche de charme. Pour toutes les occasions. Un cadeau idéal. Faite avec passion. Idéal pour offrir. Un cadeau original.",
  "Un regalo perfecto. Hecho con amor. Para cualquier ocasión. Un toque especial. Un regalo ideal. Hecha con cariño. Un regalo único. Un toque único.",
  "Un regalo perfetto. Fatto con amore. Per ogni occasione. Un tocco speciale. Un regalo ideale. Fatta con passione. Un regalo unico. Un tocco unico.",
  "Een perfect cadeau. Met liefde gemaakt. Voor elke gelegenheid. Een echte blikvanger. Een leuk cadeau. Met veel liefde gemaakt. Een mooi cadeau. Een ideaal cadeau.",
  "Um presente perfeito. Feito com amor. Para qualquer ocasião. Um presente ideal. Feita com carinho. Um presente especial. Feito com carinho. Um presente unico.",
];

const said = (id: string, sentence: string): AdversarialBrief => ({
  id,
  form: { ...mugForm, extraDetails: `${mugForm.extraDetails} ${sentence}` },
  hasPhoto: true,
  answer: { ...complete, description: `${description}\n\n${sentence}` },
});

export const adversarialSet: AdversarialBrief[] = [
  ...namelessTitles.map((title) => ({
    id: `nameless: ${title}`,
    form: {},
    hasPhoto: true,
    answer: {
      ...complete,
      titles: [title],
      facts: [{ name: "look", value: title, source: "photo" as const }],
    },
  })),
  ...claims.map((claim) => said(`claim: ${claim}`, claim)),
  ...brands.map((brand) => said(`brand: ${brand}`, brand)),
  ...emptyTexts.map((text) => ({
    id: `filler: ${text.slice(0, 40)}`,
    form: mugForm,
    hasPhoto: true,
    answer: {
      ...complete,
      description: `This speckled stoneware coffee mug holds 12 oz.\n\n${text}\n\n${text.split(". ").reverse().join(". ")}`,
    },
  })),
];
