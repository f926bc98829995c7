import { likelyCountry } from "@/lib/audit/seasons/likely-country";

const languages = (tags: readonly string[] | undefined) =>
  jest
    .spyOn(navigator, "languages", "get")
    .mockReturnValue(tags as readonly string[]);

test.each([
  ["no tags", [], "US"],
  ["no list at all", undefined, "US"],
  ["a tag", ["de-DE"], "DE"],
  ["the name of no language", ["C"], "US"],
  ["an underscore", ["en_GB.UTF-8", "fr-FR"], "FR"],
  ["nothing and a tag", ["", "de-DE"], "DE"],
  ["a private tag", ["x-default-locale-of-a-kiosk", "123", "de"], "DE"],
])(
  "languages of a browser with %s: a country all the same",
  (_, tags, country) => {
    languages(tags);
    expect(likelyCountry()).toBe(country);
  },
);
