import { addPacks, findPack } from "@/lib/listing-text/languages/find-pack";
import {
  type PackLoaders,
  packLoaders,
} from "@/lib/listing-text/languages/pack-loaders";

const isWithPack = (language: string): language is keyof PackLoaders =>
  Object.hasOwn(packLoaders, language);

/** Loads the packs of some languages, as far as there are any. */
export async function loadPacks(languages: readonly string[]): Promise<void> {
  const missing = languages
    .filter(isWithPack)
    .filter((language) => findPack(language) === null);
  addPacks(
    await Promise.all(missing.map((language) => packLoaders[language]())),
  );
}
