import { articles, blog, publishedArticles } from "@/lib/content/articles";
import { disclaimer } from "@/lib/content/legal/disclaimer";
import { privacy } from "@/lib/content/legal/privacy";
import { terms } from "@/lib/content/legal/terms";
import { planCards } from "@/lib/content/plan-details";

export type ShareCard = {
  /** The page it belongs to. */
  path: string;
  /** The file's name in public/cards, without its ending. */
  file: string;
  /** On the swing tag. */
  tag: string;
  title: string;
  line: string;
};

const card = (
  path: string,
  tag: string,
  title: string,
  line: string,
): ShareCard => ({
  path,
  file: path === "/" ? "index" : path.slice(1).replaceAll("/", "-"),
  tag,
  title,
  line,
});

/** The images of link previews, drawn by `node scripts/run.mjs draw-cards`. */
export const shareCards: ShareCard[] = [
  card(
    "/",
    "For Etsy sellers",
    "A listing from one photo",
    "Title, 13 tags, description, materials and alt text, each measured.",
  ),
  card(
    "/generate",
    "Listing Generator",
    "Make a listing",
    "From a photo, a form or both. You see where every fact came from.",
  ),
  card(
    "/shop-name-generator",
    "Brand Builder",
    "A shop name, and its logo",
    "Twelve names within Etsy's rules, six logos that you can print.",
  ),
  card(
    "/audit",
    "Shop Audit",
    "Check the whole shop",
    "Every listing by the points to win, and those that compete. Nothing is sent.",
  ),
  card(
    "/pricing",
    "Pricing",
    "The price is on the tag",
    planCards.map(({ name, price }) => `${name} ${price}`).join("   "),
  ),
  card(
    "/docs/api",
    "API and assistants",
    "The same, by program",
    "Every call with examples in curl, JavaScript and Python, and tools for assistants.",
  ),
  card(
    "/docs/errors",
    "API and assistants",
    "When a call fails",
    "Every code of the API, what it means, and what a program should do.",
  ),
  card(
    "/faq",
    "FAQ",
    "What sellers ask",
    "Photos, limits, facts, payment, ownership, and Etsy's rules on AI.",
  ),
  card(
    blog.path,
    `${articles.length} resources`,
    blog.heading,
    "Dated, with sources, and without promises.",
  ),
  ...publishedArticles.map(({ slug, title, category, readTime }) =>
    card(
      `/${slug}`,
      category,
      title,
      `${readTime} minutes to read, every claim with its source.`,
    ),
  ),
  ...[
    ["/privacy", privacy] as const,
    ["/terms", terms] as const,
    ["/disclaimer", disclaimer] as const,
  ].map(([path, { title, effective }]) =>
    card(path, "Legal", title, `Effective ${effective}`),
  ),
];

/**
 * The text in the metadata of a drawn card. A test compares it to detect
 * outdated cards.
 */
export const cardText = ({ tag, title, line }: ShareCard) =>
  [tag, title, line].join(" | ");

export function cardFor(path: string) {
  const found = shareCards.find((one) => one.path === path) ?? shareCards[0];
  if (!found) throw new Error("There are no cards.");
  return {
    url: `/cards/${found.file}.png`,
    width: 1200,
    height: 630,
    alt: `${found.title}. ${found.line}`,
  };
}
