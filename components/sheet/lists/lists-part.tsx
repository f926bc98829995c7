import { useId, useState } from "react";
import { countOf } from "@/components/sheet/count-of";
import { ListForm } from "@/components/sheet/lists/list-form";
import { ListPreview } from "@/components/sheet/lists/list-preview";
import { returnFocus } from "@/components/sheet/return-focus";
import type { SheetStore } from "@/components/sheet/sheet-store";
import { useStore } from "@/components/ui/store";
import type { ListChange, SheetRow } from "@/lib/listings/sheet/schema";

type ListsPartProps = { store: SheetStore; rows: readonly SheetRow[] };

/** Tags, materials and attributes of many listings: seen first, then changed. */
export function ListsPart({ store, rows }: ListsPartProps) {
  const headingId = useId();
  const { progress } = useStore(store);
  const [change, setChange] = useState<ListChange | null>(null);

  async function make(made: ListChange, chosen: readonly SheetRow[]) {
    const saved = await store.save(
      made.field,
      chosen.map(({ id, version }) => ({ id, version, list: made })),
    );
    if (saved.length === 0) return;
    setChange(null);
    returnFocus(headingId);
  }

  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h2
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-24 text-2xl outline-none"
      >
        Tags, materials, attributes
      </h2>
      <p className="max-w-prose text-muted-foreground">
        {`Add, remove or replace in ${countOf(rows.length, "listing")}. You see each change before it is made.`}
      </p>
      <ListForm rows={rows} onPreview={setChange} />
      {change && (
        <ListPreview
          key={JSON.stringify(change)}
          rows={rows}
          change={change}
          isBusy={progress !== null}
          onMake={(chosen) => make(change, chosen)}
          onCancel={() => setChange(null)}
        />
      )}
    </section>
  );
}
