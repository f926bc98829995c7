import type { RowAnswer } from "@/lib/batches/schema";

const maxShown = 3;

/** What is open in the listing, and what it shares with another. */
export function RowFindings({
  row: { problems, blanks = [], overlap },
}: {
  row: RowAnswer;
}) {
  const others =
    blanks.length > 0
      ? problems.filter(({ code }) => code !== "blank_open")
      : problems;
  const messages = others.slice(0, maxShown);
  return (
    <div className="space-y-0.5 text-sm">
      {blanks.length > 0 && (
        <p>
          <span className="font-semibold">
            {blanks.length === 1 ? "1 blank" : `${blanks.length} blanks`}:
          </span>{" "}
          {blanks.join(", ")}
        </p>
      )}
      {messages.map(({ code, field, message }) => (
        <p key={`${code} ${field} ${message}`} className="break-words">
          {message}
        </p>
      ))}
      {others.length > maxShown && <p>And {others.length - maxShown} more.</p>}
      {overlap && (
        <p
          className="break-words text-muted-foreground"
          title={overlap.tags.join(", ")}
        >
          {overlap.tags.length} tags in common with {overlap.productName}
        </p>
      )}
    </div>
  );
}
