/**
 * What a text is based on: facts of the seller, a photo or the shop, a snippet
 * of hers; general knowledge; mere wording; her confirmation. `none` is open;
 * `unchecked` may state something that rules can't judge and no review has
 * seen. New values may come.
 */
export const supports = [
  "seller",
  "photo",
  "shop",
  "snippet",
  "general",
  "wording",
  "confirmed",
  "none",
  "unchecked",
] as const;
export type Support = (typeof supports)[number];
