/** A text in full, or a pattern. */
export type Words = string | { source: string; flags: string };

/**
 * An element by what a seller knows of it; `css` only for what nobody sees,
 * such as the input of a button for files.
 */
export type Query = {
  by: "role" | "label" | "text" | "css";
  words: Words;
  name?: Words;
  within?: Query;
  nth?: number;
};
