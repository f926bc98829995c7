import {
  type Grounds,
  groundSentences,
} from "@/lib/listing-text/check/place-sentences";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { allPacks } from "@/lib/listing-text/languages/all-packs";
import { packLoaders } from "@/lib/listing-text/languages/pack-loaders";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";

type Modules = typeof import("@/lib/listing-text/languages/find-pack") &
  typeof import("@/lib/listing-text/languages/load-packs") &
  typeof import("@/lib/listing-text/check/place-sentences");

/** The modules as they are in a browser that has loaded no pack. */
function inBrowser(): Modules {
  const folder = "@/lib/listing-text/languages";
  let modules: Modules | undefined;
  jest.isolateModules(() => {
    jest.doMock(`${folder}/first-packs`, () =>
      jest.requireActual(`${folder}/no-packs`),
    );
    modules = {
      ...jest.requireActual(`${folder}/find-pack`),
      ...jest.requireActual(`${folder}/load-packs`),
      ...jest.requireActual("@/lib/listing-text/check/place-sentences"),
    };
    jest.dontMock(`${folder}/first-packs`);
  });
  if (!modules) throw new Error("Not loaded.");
  return modules;
}

test("a browser has no pack until it loads it, and then no other one", async () => {
  const { findPack, loadPacks } = inBrowser();
  const languages = Object.keys(packLoaders);
  const there = () => languages.filter((language) => findPack(language));
  expect(there()).toEqual([]);
  await loadPacks(["de", "en", "de", "tlh", "toString"]);
  expect(there()).toEqual(["en", "de"]);
});

test("each pack loads as the one that a server has", async () => {
  const { findPack, loadPacks } = inBrowser();
  expect(Object.keys(packLoaders)).toEqual(
    allPacks.map(({ language }) => language),
  );
  await loadPacks(Object.keys(packLoaders));
  for (const pack of allPacks) expect(findPack(pack.language)).toEqual(pack);
});

const told = (name: string, value: string): Fact => ({
  name,
  value,
  source: "seller",
});

const listings: { grounds: Grounds; description: string }[] = [
  {
    grounds: {
      sellerText: "Oak ring dish\noak\n9 cm wide. Not dishwasher safe.",
      facts: [told("product", "Oak ring dish"), told("materials", "oak")],
    },
    description: "A walnut dish. It is 9 cm wide. It is dishwasher safe.",
  },
  {
    grounds: {
      language: "en",
      sellerText: "Kerze aus Bienenwachs\n12 cm hoch, brennt 20 Stunden.",
      facts: [told("product", "Kerze aus Bienenwachs")],
    },
    description: "It is 12 cm tall. It burns for 40 hours. Made of beeswax.",
  },
  {
    grounds: {
      language: "fr",
      sellerText: "Bol en bois\nchêne\nDiamètre 15 cm, fait en 3 jours.",
      facts: [told("product", "Bol en bois"), told("materials", "chêne")],
    },
    description: "Ce bol mesure 15 cm de diamètre. Il est en noyer.",
  },
];

test.each(listings)(
  "with the two languages of a listing: what a server says of $description",
  async ({ grounds, description }) => {
    const typedLanguage = typedLanguageOf(grounds);
    const said = groundSentences(description, grounds);
    expect(said.map(({ support }) => support)).toContain("none");
    const browser = inBrowser();
    const known = { ...grounds, typedLanguage };
    await browser.loadPacks([grounds.language ?? "en", typedLanguage]);
    expect(browser.groundSentences(description, known)).toEqual(said);
  },
);

test("without them all is unchecked", () => {
  for (const { grounds, description } of listings)
    expect(
      inBrowser()
        .groundSentences(description, { ...grounds, typedLanguage: "en" })
        .map(({ support }) => support),
    ).not.toContain("none");
});
