import { json } from "../../service";
import {
  type Call,
  type Handler,
  listingOf,
  nowSeconds,
  shopOf,
} from "../call";
import { refuse } from "../errors";
import { checkTags, checkTitle } from "./check-fields";
import { escapeText, type ListingRecord } from "./record";

const languages = ["de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt"];

/** `ListingTranslation` of the contract. */
export function translationAnswer(
  { listing_id, translations }: ListingRecord,
  language: string,
) {
  const found =
    translations[language] ??
    refuse(404, "Could not find a translation in this language");
  const { title, description, tags } = found;
  return {
    listing_id,
    language,
    title: escapeText(title),
    description: escapeText(description),
    tags,
  };
}

function languageOf({ language }: Call): string {
  return languages.includes(language)
    ? language
    : refuse(400, "Invalid language");
}

export const getListingTranslation: Handler = (call) => {
  shopOf(call);
  return json(200, translationAnswer(listingOf(call), languageOf(call)));
};

const write =
  (mustExist: boolean): Handler =>
  (call) => {
    shopOf(call, { owned: true });
    const listing = listingOf(call, { owned: true });
    const language = languageOf(call);
    const exists = listing.translations[language] !== undefined;
    if (mustExist && !exists)
      refuse(404, "Could not find a translation in this language");
    if (!mustExist && exists)
      refuse(400, "A translation in this language exists already");
    checkTitle(String(call.body.title), "/title");
    checkTags(call.body.tags);
    listing.translations[language] = {
      title: String(call.body.title),
      description: String(call.body.description),
      tags: Array.isArray(call.body.tags) ? call.body.tags.map(String) : [],
    };
    listing.updated = nowSeconds();
    return json(200, translationAnswer(listing, language));
  };
export const createListingTranslation = write(false);
export const updateListingTranslation = write(true);
