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
export async function readTableFile(
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

export const tableRows = ({ rows }: ReadTable): UnsentRow[] =>
  rows.map(
    ({ productName, titleStyle: _, language: __, original, leftOut, ...own }) =>
      toTextRow(productName, definedOf(own), { original, leftOut }),
  );
