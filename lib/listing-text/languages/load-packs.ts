import { addPacks, findPack } from "@/lib/listing-text/languages/languages";
import {
  type PackLoaders,
  packLoaders,
} from "@/lib/listing-text/languages/pack-loaders";

const isWithPack = (language: string): language is keyof PackLoaders =>
  Object.hasOwn(packLoaders, language);

/** Those of some languages whose pack is still to be loaded. */
const missingOf = (languages: readonly string[]) =>
  languages.filter(isWithPack).filter((language) => !findPack(language));

export const hasPacks = (languages: readonly string[]): boolean =>
  missingOf(languages).length === 0;

/** Loads the packs of some languages, as far as there are any. */
export async function loadPacks(languages: readonly string[]): Promise<void> {
  const loading = missingOf(languages).map((language) =>
    packLoaders[language](),
  );
  addPacks(await Promise.all(loading));
}
