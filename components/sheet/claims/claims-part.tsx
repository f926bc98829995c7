import { useId, useState } from "react";
import { ClaimCard } from "@/components/sheet/claims/claim-card";
import {
  type ClaimGroup,
  groupClaims,
} from "@/components/sheet/claims/group-claims";
import { countOf } from "@/components/sheet/count-of";
import { returnFocus } from "@/components/sheet/return-focus";
import type { SheetStore } from "@/components/sheet/sheet-store";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/store";
import type { SheetRow } from "@/lib/listings/sheet/schema";

/** More are shown when asked for. */
const shownAtFirst = 30;

type ClaimsPartProps = { store: SheetStore; rows: readonly SheetRow[] };

/** A claim as it was when its button was pressed. */
type Pressed = {
  group: ClaimGroup;
  /** Where its card stood. */
  at: number;
  done: string;
};

/** Each open claim, settled in all listings that make it. */
export function ClaimsPart({ store, rows }: ClaimsPartProps) {
  const headingId = useId();
  const { progress } = useStore(store);
  const [isAll, setAll] = useState(false);
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);
  const isBusy = progress !== null;
  const groups = groupClaims(rows);
  const cards = placeCards(groups, pressed, isBusy);
  const others = rows.filter((row) => row.others.length > 0);

  async function settle(
    as: "confirm" | "strike",
    group: ClaimGroup,
    chosen: readonly SheetRow[],
  ) {
    const where = countOf(chosen.length, "listing");
    const done = `${as === "confirm" ? "Confirmed" : "Struck"} in ${where}`;
    const at = cards.findIndex((card) => card.group.key === group.key);
    setPressed([
      ...pressed.filter((each) => each.group.key !== group.key),
      { group, at, done },
    ]);
    const saved = await store.save(
      "claims",
      chosen.map(({ id, version }) => ({ id, version, [as]: [group.key] })),
    );
    // The button that had the focus is gone.
    if (saved.length > 0) returnFocus(headingId);
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
      <Introduction isOpen={groups.length > 0} hasCards={cards.length > 0} />
      {cards.length > 0 && (
        <ul className="space-y-3">
          {cards
            .slice(0, isAll ? undefined : shownAtFirst)
            .map(({ group, done }) => (
              <ClaimCard
                // Those that were left out of an answer wait for the next one.
                key={`${group.key} ${group.entries.length}`}
                group={group}
                isBusy={isBusy}
                done={done}
                onSettle={(as, chosen) => settle(as, group, chosen)}
              />
            ))}
        </ul>
      )}
      {!isAll && cards.length > shownAtFirst && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {`Show ${countOf(cards.length - shownAtFirst, "more claim")}`}
        </Button>
      )}
      {others.length > 0 && <Others rows={others} />}
    </section>
  );
}

/**
 * Open claims, and those that were settled here in their former places, so that
 * nothing moves under a finger. While one is sent it stays as it was: answers
 * come in parts.
 */
function placeCards(
  groups: readonly ClaimGroup[],
  pressed: readonly Pressed[],
  isBusy: boolean,
) {
  const isOpen = (key: string) => groups.some((group) => group.key === key);
  const last = pressed.at(-1);
  const held = pressed.filter(
    (each) => (isBusy && each === last) || !isOpen(each.group.key),
  );
  const isHeld = ({ key }: ClaimGroup) =>
    held.some((each) => each.group.key === key);
  const cards = groups
    .filter((group) => !isHeld(group))
    .map((group) => ({ group, done: "" }));
  for (const { group, at, done } of held.toSorted((a, b) => a.at - b.at))
    cards.splice(at, 0, { group, done: isOpen(group.key) ? "" : done });
  return cards;
}

/** As high with claims as without, once there were some. */
function Introduction({
  isOpen,
  hasCards,
}: {
  isOpen: boolean;
  hasCards: boolean;
}) {
  return (
    <div className="relative max-w-prose text-muted-foreground">
      {hasCards && (
        <p className={isOpen ? "" : "invisible"}>
          Confirm what you can prove. Striking takes out each sentence or tag
          that says it, as a whole.
        </p>
      )}
      {!isOpen && (
        <p className={hasCards ? "absolute inset-x-0 top-0" : ""}>
          No claim is open.
        </p>
      )}
    </div>
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
