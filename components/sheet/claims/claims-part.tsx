import { useId, useState } from "react";
import { ClaimCard } from "@/components/sheet/claims/claim-card";
import {
  type ClaimGroup,
  groupClaims,
} from "@/components/sheet/claims/group-claims";
import { countOf } from "@/components/sheet/count-of";
import type { SheetStore } from "@/components/sheet/sheet-store";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/store";
import { giveFocus } from "@/components/ui/take-focus";
import type { SheetRow } from "@/lib/listings/sheet/schema";

/** More are shown when asked for. */
const shownAtFirst = 30;

type ClaimsPartProps = { store: SheetStore; rows: readonly SheetRow[] };

/** Each open claim, settled in all listings that make it. */
export function ClaimsPart({ store, rows }: ClaimsPartProps) {
  const headingId = useId();
  const { progress } = useStore(store);
  const [isAll, setAll] = useState(false);
  const groups = groupClaims(rows);
  const others = rows.filter((row) => row.others.length > 0);

  async function settle(
    as: "confirm" | "strike",
    { key }: ClaimGroup,
    chosen: readonly SheetRow[],
  ) {
    const saved = await store.save(
      "claims",
      chosen.map(({ id, version }) => ({ id, version, [as]: [key] })),
    );
    // The card is gone, with the button that had the focus.
    if (saved.length > 0) giveFocus(headingId);
  }

  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h2
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-24 text-2xl outline-none"
      >
        Claims
      </h2>
      {groups.length === 0 ? (
        <p className="text-muted-foreground">No claim is open.</p>
      ) : (
        <>
          <p className="max-w-prose text-muted-foreground">
            Confirm what you can prove. Striking takes out each sentence or tag
            that says it, as a whole.
          </p>
          <ul className="space-y-3">
            {groups.slice(0, isAll ? undefined : shownAtFirst).map((group) => (
              <ClaimCard
                // Those that were left out of an answer wait for the next one.
                key={`${group.key} ${group.entries.length}`}
                group={group}
                isBusy={progress !== null}
                onSettle={(as, chosen) => settle(as, group, chosen)}
              />
            ))}
          </ul>
          {!isAll && groups.length > shownAtFirst && (
            <Button variant="secondary" onClick={() => setAll(true)}>
              {`Show ${countOf(groups.length - shownAtFirst, "more claim")}`}
            </Button>
          )}
        </>
      )}
      {others.length > 0 && <Others rows={others} />}
    </section>
  );
}

/** What only the listing's own page can settle. */
function Others({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <details className="rounded-lg border border-border bg-card px-4 py-1">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {`To settle in the listing itself: ${countOf(rows.length, "listing")}`}
      </summary>
      <ul className="space-y-2 pb-3 text-sm">
        {rows.map(({ id, name, others }) => (
          <li key={id} className="break-words">
            <a
              href={`/history?open=${id}`}
              className="font-semibold underline underline-offset-4"
            >
              {name}
            </a>
            <ul>
              {others.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
