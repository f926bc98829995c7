import { apiDocs } from "@/lib/content/api-docs";
import { auditPath } from "@/lib/content/audit";
import {
  etsyLanguages,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";
import { byPictures } from "@/lib/settings/installation";

type ShopTool = {
  id: "drafts" | "audit" | "batches" | "languages" | "api";
  /** In the table of plans. */
  name: string;
  title: string;
  text: string;
  link: { href: string; label: string };
};

/** What there is around a single listing, each with where it is. */
export const shopTools: ShopTool[] = [
  {
    id: "drafts",
    name: "Drafts in Etsy",
    title: "Drafts in your Etsy shop",
    text: "Where the page Shop offers to connect your Etsy shop, a listing goes there as a draft, with its photos, alt texts and attributes. Publishing stays with you.",
    link: { href: "/shop", label: "Shop" },
  },
  {
    id: "audit",
    name: "Audit",
    title: "An audit of the whole shop",
    text: "Drop the file that Etsy lets you download. Each listing gets its score, and those that compete with one another stand together. The file stays on your device, and you need no account.",
    link: { href: auditPath, label: "Check your shop" },
  },
  {
    id: "batches",
    name: "Batches",
    title: "A shelf of pieces at once",
    text: `${byPictures("Photos or a table become", "Photos with names, or a table, become")} up to 500 listings in one go. Close the page while they are written, then look through them one by one.`,
    link: { href: "/batches", label: "Batches" },
  },
  {
    id: "languages",
    name: `${writingLanguages.length} languages`,
    title: "Buyers who search in their own language",
    text: `Write in any of ${writingLanguages.length} languages, or add the ${etsyLanguages.length} of Etsy's beside your text. A number, material, color or claim that differs from yours is marked.`,
    link: { href: "/faq", label: "Which languages" },
  },
  {
    id: "api",
    name: "API and assistants",
    title: "The same, for your programs and your assistant",
    text: "They check, write, edit and translate by the same rules, and make drafts. Checking a text needs no key and no account.",
    link: { href: apiDocs.path, label: apiDocs.title },
  },
];

/** In the picture of the drafts: what Etsy is asked for, and what it is not. */
export const etsyPermissions = [
  { text: "Read your shop and its listings", isAsked: true },
  { text: "Write listings", isAsked: true },
  { text: "Delete listings", isAsked: false },
  { text: "See your orders", isAsked: false },
] as const;

/** In the picture of the audit: they have ten of their thirteen tags in common. */
export const competingListings = {
  titles: [
    "Terracotta Half Moon Dangle Earrings",
    "Speckled Clay Crescents on Brass Hooks",
    "Rust Orange Statement Moons",
  ],
  shared: [
    "half moon earrings",
    "clay earrings",
    "terracotta earrings",
    "brass hook earrings",
    "handmade earrings",
    "minimal earrings",
    "boho earrings",
    "everyday earrings",
    "polymer clay jewelry",
    "gift for her",
  ],
  /** Of `shared`, in the picture. */
  shown: 3,
} as const;

/** In the picture of a batch, in the words of its page. */
export const sampleBatch = [
  { name: "Half moon earrings", state: "accepted", label: "Accepted" },
  { name: "Speckled mug", state: "ready", label: "Written" },
  { name: "Linen table runner", state: "writing", label: "Being written" },
  { name: "Walnut spoon", state: "queued", label: "Queued" },
] as const;

/** The title of the demo's listing in other languages. */
export const translatedTitles = [
  {
    language: "de",
    title: "Terrakotta Halbmond Ohrhänger aus Polymer Clay mit Messinghaken",
  },
  {
    language: "fr",
    title: "Boucles d'oreilles demi-lune en argile terracotta, crochets laiton",
  },
  {
    language: "es",
    title: "Pendientes de media luna en arcilla terracota con ganchos de latón",
  },
  { language: "ja", title: "テラコッタ色の粘土の半月ピアス 真鍮フック" },
] as const;

/** A call, and the part of its answer that is shown. */
export const sampleCheck = {
  call: "POST /api/v1/checks",
  body: { tags: ["half moon clay earrings"] },
  repair: {
    label: "Repair what Etsy would refuse",
    patch: { tags: ["half moon clay"] },
  },
} as const;
