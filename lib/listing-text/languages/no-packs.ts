import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";

/** Stands for `first-packs.ts` in browsers. */
export const firstPacks: readonly LanguagePack[] = [];
