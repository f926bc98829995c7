/**
 * The packs that are there from the beginning: all, but in a browser none.
 * `next.config.ts` puts `no-packs.ts` in the place of this file there, as the
 * packs are larger than most pages.
 */
export { allPacks as firstPacks } from "@/lib/listing-text/languages/all-packs";
