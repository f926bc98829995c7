import { apiDocs, errorDocs } from "@/lib/content/api-docs";
import {
  type Article,
  articles,
  blog,
  publishedArticles,
} from "@/lib/content/articles";
import { comparison } from "@/lib/content/comparison";
import { examplesPage } from "@/lib/content/examples-page";
import { disclaimer } from "@/lib/content/legal/disclaimer";
import type { LegalDocument } from "@/lib/content/legal/document";
import { privacy } from "@/lib/content/legal/privacy";
import { terms } from "@/lib/content/legal/terms";
import { planCards, planPrices } from "@/lib/content/plan-details";
import { rulesPage } from "@/lib/content/rules-page";
import { site } from "@/lib/content/site";
import { listingChecker } from "@/lib/content/tools/listing-checker";
import { tagGenerator } from "@/lib/content/tools/tag-generator";
import { titleChecker } from "@/lib/content/tools/title-checker";
import type { Tool } from "@/lib/content/tools/tool";
import {
  byBilling,
  byPictures,
  installation,
} from "@/lib/settings/installation";
import { brandBuilderPlans } from "@/lib/settings/plans";

export const footerTitles = ["Tools", "Resources", "Legal"] as const;
type Place = "Header" | (typeof footerTitles)[number];

export type PublicPage = {
  path: string;
  /** Both in search results; `description` has 50 to 170 characters. */
  title: string;
  description: string;
  /** Of its share image, which `draw-cards` draws; `tag` is on a swing tag. */
  card: { tag: string; title: string; line: string };
  /** Where header and footer lead to it, in the order of `publicPages`. */
  link?: { label: string; places: readonly Place[] };
  /** In the header's menu of features, in full and on a phone. */
  feature?: { description: string; short: string };
  /** What `/llms.txt` tells assistants of it. */
  forAssistants?: string;
  /** ISO day. */
  lastModified?: string;
};

const articlePage = (article: Article): PublicPage => ({
  path: `/${article.slug}`,
  title: article.title,
  description: article.excerpt,
  card: {
    tag: article.category,
    title: article.title,
    line: `${article.readTime} minutes to read, every claim with its source.`,
  },
  ...(article.featured && {
    link: { label: article.title, places: ["Resources"] },
  }),
  lastModified: article.date,
});

type ToolWords = Pick<PublicPage, "description"> & {
  line: string;
  forAssistants: string;
  link?: NonNullable<PublicPage["link"]>;
};

const toolPage = (
  { path, title, figure, checkedOn }: Tool,
  { line, ...words }: ToolWords,
): PublicPage => ({
  path,
  title,
  card: { tag: title, title: figure, line },
  lastModified: checkedOn,
  ...words,
});

const legalPage = (path: string, document: LegalDocument): PublicPage => ({
  path,
  title: document.title,
  description: document.description,
  card: {
    tag: "Legal",
    title: document.title,
    line: `Effective ${document.effective}`,
  },
  link: { label: document.title, places: ["Legal"] },
});

const allPages: PublicPage[] = [
  {
    path: "/",
    title: site.title,
    description: site.description,
    card: {
      tag: "For Etsy sellers",
      title: "A listing for what you made",
      line: "Title, 13 tags, description, materials and alt text, each measured.",
    },
  },
  {
    path: "/generate",
    title: "Listing Generator",
    description: `From ${byPictures("a photo or a few facts", "a few facts")} to a title, description, tags, materials and alt text within Etsy's rules.`,
    card: {
      tag: "Listing Generator",
      title: "Make a listing",
      line: "From what you know of it. You see where every fact came from.",
    },
    link: { label: "Listing Generator", places: ["Tools"] },
    feature: {
      description:
        "Create fully optimized listings with AI-powered titles, descriptions, tags and alt text",
      short: byPictures(
        "A full listing from a photo",
        "A full listing from a few facts",
      ),
    },
    forAssistants: `a listing from ${byPictures("a photo and a few facts", "a few facts")}`,
  },
  {
    path: "/shop-name-generator",
    title: "Shop Name and Logo Generator",
    description: `Twelve shop names within Etsy's rules, each with a reason, and six logos drawn for the one you like.${byBilling(` Part of the ${brandBuilderPlans} plans.`, "")}`,
    card: {
      tag: "Brand Builder",
      title: "A shop name, and its logo",
      line: "Twelve names within Etsy's rules, six logos that you can print.",
    },
    link: { label: "Brand Builder", places: ["Tools"] },
    feature: {
      description:
        "Create a complete brand identity with AI-powered shop names, logos and brand strategy tools",
      short: "Shop names and logos",
    },
  },
  {
    path: "/audit",
    title: "Audit of an Etsy Shop",
    description:
      "Check every listing of your Etsy shop from its own export: what Etsy would refuse, what competes, what is missing. The file is not sent.",
    card: {
      tag: "Shop Audit",
      title: "Check the whole shop",
      line: "Every listing by the points to win, and those that compete. Nothing is sent.",
    },
    link: { label: "Audit", places: ["Tools"] },
    forAssistants: "checks a whole shop in the browser",
  },
  {
    path: "/etsy-fee-calculator",
    title: "Etsy Fee Calculator",
    description:
      "What Etsy takes from a sale in 24 countries, fee by fee, and the price that leaves the margin you wish. With formula, tables and a source for every rate.",
    card: {
      tag: "Fee Calculator",
      title: "What Etsy takes",
      line: "Fee by fee in 24 countries, and the price that leaves your margin.",
    },
    link: { label: "Etsy Fee Calculator", places: ["Tools"] },
    forAssistants: "Etsy's fees by country, with formula, tables and sources",
  },
  // The other two are reached from it, from the guides and the blog.
  toolPage(listingChecker, {
    description:
      "Paste an Etsy listing or open Etsy's CSV: what Etsy would refuse and why, what its guidance advises, and a score with reasons. In your browser, no account.",
    line: "What Etsy would refuse, why, and a score with its reasons.",
    forAssistants: "checks the text of a listing against Etsy's rules",
    link: { label: listingChecker.title, places: ["Tools"] },
  }),
  toolPage(tagGenerator, {
    description:
      "Turn facts about your piece into Etsy tags of 20 characters at most, by facet and with overlap shown, and choose thirteen. Your own words; no AI, no account.",
    line: "Thirteen tags from your own facts, each within 20 characters.",
    forAssistants: "combines facts to tags, without a model",
  }),
  toolPage(titleChecker, {
    description:
      "Check an Etsy title: refused characters, words, repeats, and about what a phone shows of it, each with its source. In your browser, without an account.",
    line: "Characters, words, repeats, and about what a phone shows.",
    forAssistants: "checks a title against Etsy's rules and guidance",
  }),
  {
    path: "/pricing",
    title: "Pricing",
    description: planPrices,
    card: {
      tag: "Pricing",
      title: "The price is on the tag",
      line: planCards.map(({ name, price }) => `${name} ${price}`).join("   "),
    },
    link: { label: "Pricing", places: ["Header", "Tools"] },
    forAssistants: "plans and what they cost",
  },
  {
    path: "/faq",
    title: "FAQ",
    description: `What sellers ask about photos, limits, facts, ${byBilling("plans, payment, ", "")}ownership and Etsy's rules.`,
    card: {
      tag: "FAQ",
      title: "What sellers ask",
      line: `Photos, limits, facts, ${byBilling("payment, ", "")}ownership, and Etsy's rules on AI.`,
    },
    link: { label: "FAQ", places: ["Header", "Tools"] },
  },
  {
    path: blog.path,
    title: blog.title,
    description: blog.description,
    card: {
      tag: `${articles.length} resources`,
      title: blog.heading,
      line: "Dated, with sources, and without promises.",
    },
    link: { label: "Seo blog", places: ["Resources"] },
    lastModified:
      publishedArticles
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? "",
  },
  ...publishedArticles.map(articlePage),
  {
    path: rulesPage.path,
    title: rulesPage.title,
    description: rulesPage.description,
    card: {
      tag: "Listing rules",
      title: "Every rule, with its source",
      line: "What a title, tag, material or alt text may hold, right and wrong.",
    },
    link: { label: "Listing rules", places: ["Resources"] },
    forAssistants:
      "every rule that a listing is checked by, with limit, examples and source",
    lastModified: rulesPage.updatedOn,
  },
  {
    path: examplesPage.path,
    title: examplesPage.title,
    description: examplesPage.description,
    card: {
      tag: "Listing examples",
      title: "Twelve listings, explained",
      line: "What the maker told, the listing, and where each sentence is from.",
    },
    link: { label: "Listing examples", places: ["Resources"] },
    forAssistants:
      "twelve complete listings, each sentence with the fact that it rests on",
    lastModified: examplesPage.updatedOn,
  },
  {
    path: comparison.path,
    title: comparison.title,
    description: comparison.description,
    card: {
      tag: "Compare",
      title: "Listing tools, compared",
      line: "What each one does, what it does better, with dates and sources.",
    },
    link: { label: "Compare", places: ["Resources"] },
    forAssistants: "how this differs from other tools, with dates and sources",
    lastModified: comparison.checkedOn,
  },
  {
    path: apiDocs.path,
    title: apiDocs.title,
    description:
      "Every call of the API with examples in curl, JavaScript and Python, webhooks, and how assistants connect.",
    card: {
      tag: "API and assistants",
      title: "The same, by program",
      line: "Every call with examples in curl, JavaScript and Python, and tools for assistants.",
    },
    link: { label: apiDocs.title, places: ["Resources"] },
  },
  {
    path: errorDocs.path,
    title: errorDocs.title,
    description:
      "Every code that a call of the API can fail with: its status, what it means, and what a program should do.",
    card: {
      tag: "API and assistants",
      title: "When a call fails",
      line: "Every code of the API, what it means, and what a program should do.",
    },
  },
  legalPage("/privacy", privacy),
  legalPage("/terms", terms),
  legalPage("/disclaimer", disclaimer),
];

/**
 * The pages for search engines: metadata, sitemap, share images, header, footer
 * and llms.txt read them here. All others are private or for developers.
 */
export const publicPages = allPages.filter(
  ({ path }) => installation().hasBilling || path !== "/pricing",
);

export function findPage(path: string): PublicPage {
  const page = publicPages.find((one) => one.path === path);
  if (!page) throw new Error(`"${path}" is not in publicPages.`);
  return page;
}
