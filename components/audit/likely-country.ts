import { type Country, countries } from "@/lib/audit/seasons/calendar";

/** The country of the browser's language, where its days are known. */
export function likelyCountry(): Country {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).maximize().region);
  return regions.flatMap((region) => countries.find(({ value }) => value === region)?.value ?? [])[0] ?? "US";
}
