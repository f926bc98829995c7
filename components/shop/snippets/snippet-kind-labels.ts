import {
  type SnippetKind,
  snippetKinds,
} from "@/lib/listing-text/fields/snippet-kinds";

export const snippetKindOrder: readonly SnippetKind[] = snippetKinds;

/** What each kind is called and what it may say. */
export const snippetKindLabels: Record<
  SnippetKind,
  { name: string; placeholder: string; hint?: string }
> = {
  care: {
    name: "Care",
    placeholder:
      "Wipe with a damp cloth. Oil it twice a year. Not for the dishwasher.",
  },
  shipping: {
    name: "Shipping",
    placeholder: "Packed within two days, in a recycled box.",
  },
  packaging: {
    name: "Packaging",
    placeholder: "Comes in a cotton pouch, with a card about the wood.",
  },
  personalization: {
    name: "Personalization",
    placeholder: "Up to 12 letters, engraved by laser. I send a proof first.",
  },
  disclosure: {
    name: "AI or production partner",
    placeholder: "I draw the design; a print shop in Leeds prints it.",
    hint: "Etsy asks you to disclose production partners, and AI that made the design itself.",
  },
  product_safety: {
    name: "EU product safety",
    placeholder:
      "Manufacturer: \nPostal address: \nEmail or website: \nWarnings: ",
    hint: "For buyers in the EU (Regulation 2023/988): who makes it, how to reach them, and what to watch out for.",
  },
};
