import { type Country, countries } from "@/lib/audit/seasons/calendar";

/**
 * Of a language tag; undefined for one that isn't any, as systems without a
 * language have them ("C", "en_US").
 */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}

/** The country of the browser's language, where its days are known. */
export function likelyCountry(): Country {
  // Some browsers within other programs have no list.
  const regions = (navigator.languages ?? []).map(regionOf);
  return (
    regions.flatMap(
      (region) => countries.find(({ value }) => value === region)?.value ?? [],
    )[0] ?? "US"
  );
}
