import type { PoorKind } from "@/lib/alt-texts/find-poor";
import type { PoorListing } from "@/lib/alt-texts/schema";

/** Of one photo. */
export const poorLabels: Record<PoorKind, string> = {
  missing: "No alt text",
  file_name: "A file name",
  few_words: "One or two words",
  title: "Repeats the title",
  repeated: "Same as another photo’s",
  keywords: "A list of search words",
  too_long: "Longer than 250 characters",
};

/** After a number of photos: "3 without alt text". */
const poorOfMany: Record<PoorKind, string> = {
  missing: "without alt text",
  file_name: "with a file name",
  few_words: "with one or two words",
  title: "with the title",
  repeated: "with the same text",
  keywords: "with search words",
  too_long: "with too long a text",
};

export const countPoor = ({ poor }: Pick<PoorListing, "poor">) =>
  Object.values(poor).reduce((sum, count) => sum + count, 0);

/** "5 of 8 photos: 3 without alt text, 2 with the title". */
export function describePoor({ photos, poor }: PoorListing) {
  const parts = (Object.keys(poorOfMany) as PoorKind[]).flatMap((kind) =>
    poor[kind] ? [`${poor[kind]} ${poorOfMany[kind]}`] : [],
  );
  const of = `${countPoor({ poor })} of ${photos} ${photos === 1 ? "photo" : "photos"}`;
  return `${of}: ${parts.join(", ")}`;
}
