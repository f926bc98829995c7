import { findBlanks } from "@/components/listings/view/find-blanks";

/** Blanks stand out by more than their color: they keep their brackets, and are marked text. */
export function TextWithBlanks({ text }: { text: string }) {
  return findBlanks(text).map((part, index) =>
    part.isBlank ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
      <mark key={index} className="rounded-sm bg-amber-wash px-1 font-semibold text-amber">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
