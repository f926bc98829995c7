import { EncodingChoice } from "@/components/audit";
import type { NewBatch } from "@/components/batches/new/use-new-batch";
import { countListings } from "@/components/batches/shown-state";
import { Button } from "@/components/ui/button";

/**
 * A table that doesn't say how its letters are written, before its rows are
 * added.
 */
export function AskedTable({ batch }: { batch: NewBatch }) {
  const { changeEncoding, answerTable: answer } = batch.store;
  const [asked] = batch.asked;
  if (!asked) return null;
  const { table, encoding } = asked;
  return (
    <EncodingChoice
      encoding={encoding.name}
      titles={encoding.titles}
      onChange={changeEncoding}
    >
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => answer(true)}
        >{`Add ${countListings(table.rows.length)}`}</Button>
        <Button variant="ghost" onClick={() => answer(false)}>
          Don’t add them
        </Button>
      </div>
    </EncodingChoice>
  );
}
