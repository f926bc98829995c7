import { findBlanks } from "@/components/listing/view/field-body";
import type { Difference } from "@/lib/listings/translate/schema";

type Part = {
  text: string;
  mark: "blank" | "difference" | null;
  message?: string;
};

/**
 * The text in parts: its blanks, and what only this one of the two texts tells.
 */
function partsOf(text: string, differences: readonly Difference[]): Part[] {
  const words = [...differences].sort(
    (one, other) => other.text.length - one.text.length,
  );
  const escaped = words.map((difference) =>
    difference.text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"),
  );
  const pattern =
    escaped.length > 0 ? new RegExp(`(${escaped.join("|")})`, "giu") : null;
  return findBlanks(text).flatMap(({ text: part, isBlank }): Part[] => {
    if (isBlank || !pattern)
      return [{ text: part, mark: isBlank ? "blank" : null }];
    return part
      .split(pattern)
      .filter(Boolean)
      .map((piece) => {
        const found = words.find(
          (each) => each.text.toLowerCase() === piece.toLowerCase(),
        );
        return found
          ? { text: piece, mark: "difference", message: found.reason }
          : { text: piece, mark: null };
      });
  });
}

const styles = {
  blank: "rounded-sm bg-warning-muted px-1 font-semibold text-warning",
  difference:
    "rounded-sm bg-destructive-muted px-0.5 text-destructive underline decoration-2 decoration-dotted underline-offset-2",
};

type MarkedTextProps = {
  text: string;
  differences: readonly Difference[];
  className?: string;
};

export function MarkedText({ text, differences, className }: MarkedTextProps) {
  return (
    <p className={`whitespace-pre-line break-words ${className ?? ""}`}>
      {partsOf(text, differences).map(({ text: part, mark, message }, index) =>
        mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their position.
          <mark key={index} title={message} className={styles[mark]}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}
