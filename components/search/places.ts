import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";

/** What can be opened: a page, an action, a batch or a listing. */
export type Place = {
  /** Of its own address and name, by which it is told from the others. */
  id: string;
  label: string;
  /** Said beside it: what it is of, or when. */
  note?: string;
  href: string;
};

type KnownPlace = Omit<Place, "id"> & {
  /** Other words by which it is looked for. */
  words?: string;
};

/** Other words for the pages that the navigation names. */
const otherWords: Record<string, string> = {
  "/dashboard": "dashboard plan usage",
  "/generate": "write listing photo",
  "/history": "generation history folders",
  "/batches": "csv many photos drafts",
  "/shop": "my voice defaults etsy connection",
  "/audit": "check whole shop score",
  "/changes": "changes views favorites",
  "/settings/account": "account password sessions data",
};

const pages: KnownPlace[] = [
  ...workspaceLinks,
  ...shopLinks,
  {
    label: "Alt text for your shop",
    href: "/audit/alt-text",
    words: "photos images describe accessibility",
  },
  { label: "API keys", href: "/settings/keys", words: "settings developer" },
  { label: "Connected apps", href: "/settings/apps", words: "settings mcp" },
  { label: "Webhooks", href: "/settings/webhooks", words: "settings events" },
  {
    label: "Brand Builder",
    href: "/shop-name-generator",
    words: "logos names",
  },
  {
    label: "Etsy Fee Calculator",
    href: "/etsy-fee-calculator",
    words: "price",
  },
  { label: "Etsy Tag Generator", href: "/etsy-tag-generator" },
  { label: "Etsy Title Checker", href: "/etsy-title-checker" },
  { label: "Etsy Listing Checker", href: "/etsy-listing-checker" },
  { label: "Listing rules", href: "/etsy-listing-rules", words: "etsy limits" },
  { label: "FAQ", href: "/faq", words: "help questions answers" },
];

const actions: KnownPlace[] = [
  { label: "Write a listing", href: "/generate", words: "new generate photo" },
  { label: "Write a batch", href: "/batches", words: "new csv many" },
  { label: "Connect Etsy", href: "/shop", words: "drafts shop" },
  { label: "Check a shop’s listings", href: "/audit", words: "import csv" },
  {
    label: "Change the password",
    href: "/settings/account",
    words: "security",
  },
  {
    label: "Download your data",
    href: "/settings/account",
    words: "export backup",
  },
  { label: "Create an API key", href: "/settings/keys", words: "token" },
];

const wordsOf = (text: string) =>
  text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether each word that is typed begins a word of the text. */
export function isMatch(text: string, typed: string) {
  const known = wordsOf(text);
  return wordsOf(typed).every((word) =>
    known.some((one) => one.startsWith(word)),
  );
}

/** Those that answer to what is typed; all of them for nothing. */
const find = (places: readonly KnownPlace[], typed: string): Place[] =>
  places
    .filter(({ label, href, words = otherWords[href] ?? "" }) =>
      isMatch(`${label} ${words}`, typed),
    )
    .map(({ label, href }) => ({ id: `${label} ${href}`, label, href }));

export const findPages = (typed: string) => find(pages, typed);
export const findActions = (typed: string) => find(actions, typed);
