import {
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { BlankGrid } from "@/components/sheet/blanks/blank-grid";
import { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import { BlankSteps } from "@/components/sheet/blanks/blank-steps";
import { isLeftOut } from "@/components/sheet/blanks/is-left-out";
import {
  findKeptBlanks,
  keepBlanks,
} from "@/components/sheet/blanks/kept-blanks";
import type { Typed } from "@/components/sheet/blanks/typed";
import { countOf } from "@/components/sheet/count-of";
import { returnFocus } from "@/components/sheet/return-focus";
import type { SheetStore } from "@/components/sheet/sheet-store";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/store";
import type { SheetChange, SheetRow } from "@/lib/listings/sheet/schema";

type BlanksPartProps = { store: SheetStore; rows: readonly SheetRow[] };

/** What nobody knows yet, to type in: a listing a row, a blank a column. */
export function BlanksPart({ store, rows }: BlanksPartProps) {
  const headingId = useId();
  const open = useMemo(
    () => rows.filter(({ blanks }) => blanks.length > 0),
    [rows],
  );
  const grid = useGrid(rows, open);
  const hasRoom = useHasRoom();
  const [message, setMessage] = useState("");

  async function save() {
    grid.commit();
    const sent = grid.typed;
    const changes = changesOf(open, sent);
    if (changes.length === 0) return grid.tell("Nothing is typed yet.");
    const saved = await store.save("blanks", changes);
    grid.forget(only(sent, saved));
    setMessage(saved.length === 0 ? "" : "Saved.");
    returnFocus(headingId);
  }

  const bar = <SaveBar store={store} grid={grid} open={open} onSave={save} />;
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h2
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-24 text-2xl outline-none"
      >
        Blanks
      </h2>
      {open.length === 0 ? (
        <p className="text-muted-foreground">{`${message} Nothing is left blank.`}</p>
      ) : (
        <>
          <p className="max-w-prose text-muted-foreground">
            {hasRoom
              ? "Type, or paste a column or a block from a spreadsheet. A dash leaves a blank out, with the whole sentence that asks for it."
              : "One after the other. What doesn't apply, leave out: its whole sentence goes with it."}
          </p>
          {hasRoom ? (
            <>
              {bar}
              <BlankGrid grid={grid} rows={open} />
            </>
          ) : (
            <>
              <BlankSteps grid={grid} rows={open} />
              {bar}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Its rows and columns follow the listings. */
function useGrid(
  rows: readonly SheetRow[],
  open: readonly SheetRow[],
): BlankGridStore {
  const [grid] = useState(
    () =>
      new BlankGridStore({
        typed: findKeptBlanks(rows.map(({ id }) => id)),
        keep: keepBlanks,
      }),
  );
  useEffect(
    () =>
      grid.setRows(
        open.map(({ id, blanks }) => ({
          id,
          blanks: new Set(blanks.map(({ name }) => name)),
        })),
        columnsOf(open),
      ),
    [grid, open],
  );
  useEffect(() => {
    window.addEventListener("pagehide", grid.commit);
    return () => window.removeEventListener("pagehide", grid.commit);
  }, [grid]);
  return grid;
}

/** The blanks that most listings have come first. */
function columnsOf(rows: readonly SheetRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of rows.flatMap(({ blanks }) => blanks))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

const filledIn = ({ id, blanks }: SheetRow, typed: Typed) =>
  blanks.flatMap(({ name }) => {
    const value = typed[id]?.[name] ?? "";
    return value === "" ? [] : [{ name, value }];
  });

const changesOf = (rows: readonly SheetRow[], typed: Typed): SheetChange[] =>
  rows.flatMap((row) => {
    const filled = filledIn(row, typed);
    if (filled.length === 0) return [];
    const { id, version } = row;
    const blanks = filled.map(({ name, value }) => ({
      blank: name,
      value: isLeftOut(value) ? null : value,
    }));
    return [{ id, version, blanks }];
  });

const only = (typed: Typed, ids: readonly number[]): Typed =>
  Object.fromEntries(ids.map((id) => [id, typed[id] ?? {}]));

type SaveBarProps = {
  store: SheetStore;
  grid: BlankGridStore;
  open: readonly SheetRow[];
  onSave: () => void;
};

function SaveBar({ store, grid, open, onSave }: SaveBarProps) {
  const { progress } = useStore(store);
  const { history, message } = useStore(grid);
  const typed = history.present;
  const filled = open.map((row) => filledIn(row, typed).length);
  const count = filled.reduce((sum, each) => sum + each, 0);
  const listings = filled.filter((each) => each > 0).length;
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:*:flex-1">
      <Button
        data-save-blanks=""
        size="sm"
        disabled={progress !== null}
        onClick={onSave}
      >
        {count === 0
          ? "Save"
          : `Save ${countOf(count, "blank")} in ${countOf(listings, "listing")}`}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="max-md:border-border"
        disabled={history.past.length === 0}
        onClick={grid.undo}
      >
        Undo typing
      </Button>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {message}
      </p>
    </div>
  );
}

const wide = "(min-width: 48rem)";

function subscribeToWidth(onChange: () => void) {
  const query = window.matchMedia?.(wide);
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

/** Whether a table fits: on a phone there is one blank at a time. */
const useHasRoom = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia?.(wide).matches ?? true,
    () => true,
  );
