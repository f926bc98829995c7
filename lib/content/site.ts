import { byPictures, installation } from "@/lib/settings/installation";

const { name } = installation();

/** Texts used on more than one page. */
export const site = {
  name,
  /** Of the start page, and of pages that have none. */
  title: `${name}: listings for handmade goods${byPictures(" from one photo", "")}`,
  tagline:
    "The #1 AI-powered listing generator for higher search rankings and more sales.",
  description: `${name} turns ${byPictures("a product photo and a few facts", "what you know of a product")} into a title, tags, description, materials, alt text and attributes that meet Etsy's field rules.`,
  copyright: `Copyright 2025 ${name}. All rights reserved.`,
  /** The words that Etsy's API terms require. */
  etsyNotice:
    "The term 'Etsy' is a trademark of Etsy, Inc. This application uses the Etsy API but is not endorsed or certified by Etsy, Inc.",
  /**
   * The origin in prerendered pages, which the server replaces by the real one.
   */
  defaultOrigin: "http://localhost:3000",
} as const;
