import { memo } from "react";
import { Button } from "@/components/ui/button";
import { takeFocus } from "@/components/ui/take-focus";
import { type AuditRow, type Finding, findings } from "@/lib/audit/findings";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import { gradeOf } from "@/lib/listing-text/score/grade";

/**
 * Pixels: two lines of a title and one of findings. All rows have it, however
 * long their text is.
 */
export const rowHeight = 92;

type AuditTableRowProps = {
  row: AuditRow;
  /** In the table, from 0. */
  place: number;
  isActive: boolean;
  /** Its button takes the focus. */
  isFocused: boolean;
  /** That the editor has it already. */
  note: string | null;
  onActivate: (place: number) => void;
  onOpen: (index: number) => void;
  onFix: (index: number) => void;
};

const tones: Partial<Record<Finding, string>> = {
  refused: "text-destructive",
  characters: "text-destructive",
};

const shortNames: Record<Finding, string> = {
  refused: "Would be refused",
  characters: "Characters",
  tags: "tags",
  altText: "Alt text missing",
  group: "Competes",
  season: "Out of season",
  claim: "Claim",
  name: "Third-party name",
  blank: "Blank",
};

/** As the shop's figure has them. */
const scoreTones = {
  excellent: "text-success",
  strong: "text-success",
  fair: "text-warning",
  "needs work": "text-destructive",
};

/** One listing. Memoized, since scrolling draws the table often. */
export const AuditTableRow = memo(function AuditTableRow({
  row,
  place,
  isActive,
  isFocused,
  note,
  onActivate,
  onOpen,
  onFix,
}: AuditTableRowProps) {
  const { index, title, score, tags, found, sku } = row;
  const name = title || "No title";
  const tabIndex = isActive ? 0 : -1;
  return (
    <tr
      aria-rowindex={place + 2}
      onFocus={() => onActivate(place)}
      style={{ height: rowHeight }}
      className="border-border border-b last:border-0 hover:bg-accent/40"
    >
      <td
        className={`px-3 font-serif text-2xl tabular-nums ${scoreTones[gradeOf(score)]}`}
      >
        {score}
      </td>
      <td className="overflow-hidden px-1 sm:px-3">
        <button
          ref={isFocused ? takeFocus : undefined}
          type="button"
          tabIndex={tabIndex}
          onClick={() => onOpen(index)}
          className="line-clamp-2 w-full cursor-pointer break-words text-left font-semibold leading-snug underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {name}
        </button>
        <p className="mt-1 truncate text-muted-foreground text-sm">
          {note && <span className="font-semibold text-success">{note}</span>}
          {found.map((key, at) => (
            <span key={key} className={tones[key]} title={findings[key]}>
              {`${at > 0 || note !== null ? " · " : ""}${key === "tags" ? `${tags} of ${tagSlots} tags` : shortNames[key]}`}
            </span>
          ))}
          {found.length === 0 && note === null && (
            <span>{sku || "Nothing found"}</span>
          )}
        </p>
      </td>
      <td className="hidden px-3 tabular-nums md:table-cell">
        {100 - score}{" "}
        <span className="text-muted-foreground text-sm">
          {score === 99 ? "point" : "points"}
        </span>
      </td>
      <td className="px-2 text-right sm:px-3">
        <Button
          variant="secondary"
          size="sm"
          tabIndex={tabIndex}
          aria-label={`Fix ${name}`}
          onClick={() => onFix(index)}
        >
          Fix
        </Button>
      </td>
    </tr>
  );
});
