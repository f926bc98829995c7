import type { LegalDocument } from "@/lib/content/legal/document";

export const disclaimer: LegalDocument = {
  title: "AI Content Disclaimer",
  description: "Listings are written with AI: they can be wrong, and what you publish is yours to check.",
  effective: "August 6, 2025",
  intro: "Listings here are written with the help of AI. Please treat them as a good draft.",
  sections: [
    {
      title: "It may be inaccurate",
      paragraphs: [
        "AI can misread a photo: it may take brass for gold, or a print for a painting. It is told not to guess, and what is not known is left as a blank, but a mistake can still get through.",
      ],
    },
    {
      title: "Review before you publish",
      paragraphs: [
        "Read every listing, fill in the blanks, and correct what is wrong. You know the item; the AI has seen one photo of it.",
      ],
    },
    {
      title: "No warranty",
      paragraphs: [
        "Texts are provided as they are. We check them against published rules for each field, and don't warrant that they are complete, correct, accepted by a marketplace, or successful there.",
      ],
    },
    {
      title: "Rules and rights are yours to keep",
      paragraphs: [
        "You are responsible for following the policies of the marketplace and the law on labelling and advertising, and for not using other people's brands, designs or words.",
      ],
    },
    {
      title: "A starting point",
      paragraphs: ["Use the output as a starting point for your own words, not as advice in law, tax or business."],
    },
  ],
};
