import { Check } from "lucide-react";
import { useState } from "react";
import type { ClaimGroup } from "@/components/sheet/claims/group-claims";
import { countOf } from "@/components/sheet/count-of";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { SheetRow } from "@/lib/listings/sheet/schema";

type ClaimCardProps = {
  group: ClaimGroup;
  isBusy: boolean;
  /** What was made of it here; "" while it is open. */
  done: string;
  onSettle: (as: "confirm" | "strike", chosen: readonly SheetRow[]) => void;
};

/** So many listings are shown without being asked for. */
const shownAtFirst = 3;

/** A claim, the listings that make it, and what the seller told of it. */
export function ClaimCard(props: ClaimCardProps) {
  const { group, isBusy, done, onSettle } = props;
  const { text, canConfirm, entries } = group;
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const chosen = entries
    .map(({ row }) => row)
    .filter(({ id }) => !leftOut.includes(id));
  return (
    <li className="rounded-lg border border-border bg-card p-3 sm:p-4">
      <h3 className="break-words font-sans font-semibold text-base tracking-normal">
        {`“${text}”`}
      </h3>
      <p className="break-words text-muted-foreground text-sm">
        {reasonOf(group)}
      </p>
      {!canConfirm && (
        <p className="mt-1">
          <Badge variant="destructive">No seller can confirm this</Badge>
        </p>
      )}
      <EntryList
        group={group}
        leftOut={leftOut}
        isOff={done !== ""}
        onToggle={(id) =>
          setLeftOut(
            leftOut.includes(id)
              ? leftOut.filter((other) => other !== id)
              : [...leftOut, id],
          )
        }
      />
      {done === "" ? (
        <Actions
          claim={group}
          count={chosen.length}
          isBusy={isBusy}
          onSettle={(as) => onSettle(as, chosen)}
        />
      ) : (
        <p className="mt-2 flex min-h-11 items-center gap-2 font-semibold text-sm">
          <Check className="size-4" aria-hidden="true" />
          <span>{done}</span>
        </p>
      )}
    </li>
  );
}

type ActionsProps = {
  claim: ClaimGroup;
  count: number;
  isBusy: boolean;
  onSettle: (as: "confirm" | "strike") => void;
};

function Actions({ claim, count, isBusy, onSettle }: ActionsProps) {
  const { text, canConfirm } = claim;
  const where = countOf(count, "listing");
  const isOff = isBusy || count === 0;
  return (
    <div className="mt-2 flex flex-wrap gap-2 max-sm:*:flex-1">
      {canConfirm && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isOff}
          aria-label={`Confirm “${text}” in ${where}`}
          onClick={() => onSettle("confirm")}
        >
          <ActionName verb="Confirm" count={count} />
        </Button>
      )}
      <Button
        variant={canConfirm ? "ghost" : "secondary"}
        size="sm"
        className="text-destructive max-sm:border-border"
        disabled={isOff}
        aria-label={`Strike “${text}” in ${where}`}
        onClick={() => onSettle("strike")}
      >
        <ActionName verb="Strike" count={count} />
      </Button>
    </div>
  );
}

/** On a phone it stays on one line, however many they are. */
function ActionName({ verb, count }: { verb: string; count: number }) {
  return (
    <span>
      {`${verb} in ${count}`}
      <span className="max-sm:hidden">
        {count === 1 ? " listing" : " listings"}
      </span>
    </span>
  );
}

/** Without the claim, which stands above it. */
function reasonOf({ text, message }: ClaimGroup) {
  if (!message.startsWith(`“${text}”`)) return message;
  const reason = message.slice(text.length + 2).replace(/^[:\s]+/u, "");
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

type EntryListProps = {
  group: ClaimGroup;
  leftOut: readonly number[];
  isOff: boolean;
  onToggle: (id: number) => void;
};

function EntryList({ group, leftOut, isOff, onToggle }: EntryListProps) {
  const [isAll, setAll] = useState(false);
  const { entries, text } = group;
  const shown = isAll ? entries : entries.slice(0, shownAtFirst);
  return (
    <ul className="mt-2 divide-y divide-border border-border border-y">
      {shown.map(({ row, claim }) => (
        <li key={row.id} className="py-1">
          <Checkbox
            label={<span className="break-words">{row.name}</span>}
            checked={!leftOut.includes(row.id)}
            disabled={isOff}
            onChange={() => onToggle(row.id)}
          />
          <div className="pb-1 pl-8 text-sm empty:hidden">
            {claim.said !== text && (
              <p className="break-words">{`It says: “${claim.said}”`}</p>
            )}
            {claim.canConfirm && (
              <p className="break-words text-muted-foreground">
                {claim.fact === ""
                  ? "Nothing you told us says this."
                  : `You told us: “${claim.fact}”`}
              </p>
            )}
          </div>
        </li>
      ))}
      {entries.length > shown.length && (
        <li>
          <Button variant="link" size="sm" onClick={() => setAll(true)}>
            {`Show ${entries.length - shown.length} more`}
          </Button>
        </li>
      )}
    </ul>
  );
}
