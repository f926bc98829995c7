import { publicPages } from "@/lib/content/public-pages";

const paths = new Set(publicPages.map(({ path }) => path));

/** Null for all that isn't one of our own public pages, as it is spelled. */
export const publicPathOf = (text: string | null) =>
  text !== null && paths.has(text) ? text : null;
