import { publicPages } from "@/lib/content/public-pages";

/** The images of link previews, drawn by `node scripts/run.mjs draw-cards`. */
export const shareCards = publicPages.map(({ path, card }) => ({
  ...card,
  /** The page it belongs to. */
  path,
  /** The file's name in public/cards, without its ending. */
  file: path === "/" ? "index" : path.slice(1).replaceAll("/", "-"),
}));
export type ShareCard = (typeof shareCards)[number];

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
