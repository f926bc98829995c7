import type { LegalDocument } from "@/lib/content/legal/document";
import { byPictures } from "@/lib/settings/installation";

export const disclaimer: LegalDocument = {
  title: "AI Content Disclaimer",
  description:
    "Listings are written with AI: they can be wrong, and what you publish is yours to check.",
  effective: "August 6, 2025",
  updated: "2026-11-21",
  intro:
    "Listings here are written with the help of AI. Please treat them as a good draft.",
  sections: [
    {
      title: "It may be inaccurate",
      blocks: [
        `AI can misread ${byPictures("a photo: it may take brass for gold, or a print for a painting", "what you typed, and colors")}. It is told not to guess, and what is not known is left as a blank, but a mistake can still get through.`,
        "The same goes for names and logos: a suggested shop name may already be in use, and a drawn logo may resemble somebody's.",
      ],
    },
    {
      title: "Review before you publish",
      blocks: [
        `Read every listing, fill in the blanks, and correct what is wrong. You know the item; the AI ${byPictures("knows only photos of it and what you typed", "has never seen it")}.`,
      ],
    },
    {
      title: "No warranty",
      blocks: [
        "Texts are provided as they are. We check them against published rules for each field, and don't warrant that they are complete, correct, accepted by a marketplace, or successful there.",
      ],
    },
    {
      title: "Rules and rights are yours to keep",
      blocks: [
        "You are responsible for following the policies of the marketplace and the law on labeling and advertising, and for not using other people's brands, designs or words.",
        "Etsy's creativity standards ask sellers to say so when the item itself was made with generative AI. We know of no rule of Etsy's that asks for it when a tool helped with the words; if you want to be on the safe side, add a line such as “Description drafted with the help of AI and checked by me.” We never add one by ourselves.",
      ],
    },
    {
      title: "A starting point",
      blocks: [
        "Use the output as a starting point for your own words, not as advice in law, tax or business.",
      ],
    },
  ],
};
