import { byPictures } from "@/lib/settings/installation";
export const articleCategories = [
  "Tools & Resources",
  "SEO Strategy",
  "Optimization",
  "Research",
  "Updates",
] as const;

export type Article = {
  title: string;
  excerpt: string;
  /** The path without the slash. */
  slug: string;
  /** ISO day. */
  date: string;
  /** Minutes. */
  readTime: number;
  category: (typeof articleCategories)[number];
  featured?: boolean;
  /** False while the path shows the not-found page. */
  isPublished: boolean;
};

/** What the index lists as resources: those with a page and those to come. */
export const articles: Article[] = [
  {
    title: "Etsy Listing Generator Guide",
    excerpt:
      "What each field of a listing must be, what a generator can know from a photo and what only you can, and how to check the result before you publish it.",
    slug: "etsy-listing-generator-guide",
    date: "2026-11-20",
    readTime: 10,
    category: "Tools & Resources",
    featured: true,
    isPublished: true,
  },
  {
    title: "Etsy SEO Tips",
    excerpt:
      "What Etsy says about its search, what is only folklore, and twelve things worth doing in titles, tags, attributes and descriptions, each with its source.",
    slug: "etsy-seo-tips",
    date: "2026-11-20",
    readTime: 12,
    category: "SEO Strategy",
    featured: true,
    isPublished: true,
  },
  {
    title: "Etsy Title Optimization",
    excerpt:
      "Old titles of 140 characters next to the short ones that Etsy's guidance now asks for, craft by craft.",
    slug: "etsy-title-optimization",
    date: "2025-08-06",
    readTime: 8,
    category: "Optimization",
    isPublished: false,
  },
  {
    title: "Etsy Tags Comparison",
    excerpt:
      "Single words, phrases and near-duplicates: three sets of thirteen tags for one product, laid side by side.",
    slug: "etsy-tags-comparison",
    date: "2025-08-06",
    readTime: 7,
    category: "Research",
    isPublished: false,
  },
  {
    title: "Etsy Algorithm 2025",
    excerpt:
      "What changed in Etsy's published words about search in 2025, and which older advice they replaced.",
    slug: "etsy-algorithm-2025",
    date: "2025-08-06",
    readTime: 6,
    category: "Updates",
    isPublished: false,
  },
  {
    title: "Etsy Tools Comparison",
    excerpt:
      "Keyword tools, rank trackers and listing writers: what each can measure, and what none of them can.",
    slug: "etsy-tools-comparison",
    date: "2025-08-06",
    readTime: 9,
    category: "Tools & Resources",
    isPublished: false,
  },
];

/** Guides that came later; the index shows them in a place of their own. */
export const newArticles: Article[] = [
  {
    title: "Photos and Alt Text for Handmade Goods",
    excerpt:
      "Which photos a handmade piece needs and in what order, what Etsy asks of them, and how to write alt text that a person who can't see the photo can use.",
    slug: "etsy-photos-and-alt-text",
    date: "2026-11-29",
    readTime: 11,
    category: "Optimization",
    isPublished: true,
  },
  {
    title: "A Shop That Does Not Compete With Itself",
    excerpt:
      "When ten listings share their tags and titles, they answer one search. How to find such groups, decide which listing keeps which words, and change them.",
    slug: "etsy-listings-that-compete",
    date: "2026-11-29",
    readTime: 10,
    category: "SEO Strategy",
    isPublished: true,
  },
];

export const featuredArticles = articles.filter((article) => article.featured);
const allArticles = articles.concat(newArticles);
export const publishedArticles = allArticles.filter(
  (article) => article.isPublished,
);

export function findArticle(slug: string): Article {
  const article = allArticles.find((one) => one.slug === slug);
  if (!article) throw new Error(`There is no article "${slug}".`);
  return article;
}

export const blog = {
  path: "/blog",
  title: "Seo blog: guides for Etsy sellers",
  description:
    "Guides on listings and search for people who sell what they make: dated, with sources, and without promises.",
  heading: "Listings and search, for people who make things",
  lead: "What Etsy has published, what is only repeated, and how to distinguish the two. Every guide carries its date and its sources.",
  tools:
    "Tools without an account: [listing checker](/etsy-listing-checker), [title checker](/etsy-title-checker), [tag generator](/etsy-tag-generator), [fee calculator](/etsy-fee-calculator).",
  callTitle: `Try it with your own ${byPictures("photo", "piece")}`,
  callText: `${byPictures("Give the generator a photo of", "Tell the generator")} what you made and compare its draft with what these pages say.`,
} as const;
