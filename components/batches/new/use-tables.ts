import { useState } from "react";
import {
  type BatchFacts,
  toTextRow,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import type { ListingTable } from "@/lib/batches/read-table";

type ReadTable = Extract<ListingTable, { problem: null }>;
/** One whose letters the seller looks at before its rows are added. */
export type AskedTable = {
  file: File;
  table: ReadTable;
  encoding: NonNullable<ReadTable["encoding"]>;
};

/** The table, or what is to be said about the file. */
async function readFile(
  file: File,
  encoding?: Encoding,
): Promise<ReadTable | string> {
  const [{ problemOfSize }, { readTable }] = await Promise.all([
    import("@/lib/audit/file/problem-of-size"),
    import("@/lib/batches/read-table"),
  ]);
  const tooLarge = problemOfSize(file.size);
  if (tooLarge !== null) return `${file.name}: ${tooLarge}`;
  const table = readTable(new Uint8Array(await file.arrayBuffer()), encoding);
  return table.problem === null ? table : `${file.name}: ${table.problem}`;
}

export const definedOf = (
  facts: { [Name in keyof BatchFacts]?: BatchFacts[Name] | undefined },
): Partial<BatchFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  );

const toRows = ({ rows }: ReadTable): UnsentRow[] =>
  rows.map(
    ({ productName, titleStyle: _, language: __, original, leftOut, ...own }) =>
      toTextRow(productName, definedOf(own), { original, leftOut }),
  );

/**
 * Rows of tables: added at once, unless their encoding was guessed. `onSay`
 * gets what is to be said.
 */
export function useTables(
  addRows: (rows: UnsentRow[]) => void,
  onSay: (sentence: string) => void,
) {
  const [asked, setAsked] = useState<AskedTable[]>([]);
  const [first] = asked;
  return {
    /** The one that the seller is asked about. */
    asked: first ?? null,
    /** Returns what is to be said about it. */
    async addTable(file: File) {
      const table = await readFile(file);
      if (typeof table === "string") return table;
      const { encoding } = table;
      if (encoding)
        setAsked((before) => [...before, { file, table, encoding }]);
      else addRows(toRows(table));
      return encoding ? "" : table.note;
    },
    async changeEncoding(chosen: Encoding) {
      if (!first) return;
      const table = await readFile(first.file, chosen);
      if (typeof table === "string") return onSay(table);
      const next = {
        ...first,
        table,
        encoding: table.encoding ?? first.encoding,
      };
      setAsked((before) =>
        before.map((one) => (one.file === first.file ? next : one)),
      );
    },
    /** Ends the question, with its rows or without. */
    answer(isWanted: boolean) {
      if (!first) return;
      setAsked((before) => before.filter((one) => one !== first));
      if (!isWanted) return;
      addRows(toRows(first.table));
      onSay(first.table.note);
    },
  };
}
