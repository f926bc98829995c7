import {
  type AskedTable,
  readTableFile,
  tableRows,
} from "@/components/batches/new/read-table-file";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";
import type { Encoding } from "@/lib/audit/file/encoding-names";

type AskedTablesOptions = {
  onAsked: (asked: AskedTable[]) => void;
  onRows: (rows: UnsentRow[]) => void;
  /** A sentence for the seller. */
  onNote: (note: string) => void;
};

/** Tables whose letters the seller looks at before their rows are added. */
export class AskedTables {
  readonly #options: AskedTablesOptions;
  #asked: AskedTable[] = [];

  constructor(options: AskedTablesOptions) {
    this.#options = options;
  }

  /** Gives what is to be said about it. */
  async add(file: File) {
    const table = await readTableFile(file);
    if (typeof table === "string") return table;
    const { encoding } = table;
    if (!encoding) {
      this.#options.onRows(tableRows(table));
      return table.note;
    }
    this.#ask([...this.#asked, { file, table, encoding }]);
    return "";
  }

  async changeEncoding(chosen: Encoding) {
    const [first] = this.#asked;
    if (!first) return;
    const table = await readTableFile(first.file, chosen);
    if (typeof table === "string") return this.#options.onNote(table);
    const encoding = table.encoding ?? first.encoding;
    this.#ask(
      this.#asked.map((one) =>
        one.file === first.file ? { ...first, table, encoding } : one,
      ),
    );
  }

  /** Ends the question about the first, with its rows or without. */
  answer(isWanted: boolean) {
    const [first, ...others] = this.#asked;
    if (!first) return;
    this.#ask(others);
    if (!isWanted) return;
    this.#options.onRows(tableRows(first.table));
    this.#options.onNote(first.table.note);
  }

  #ask(asked: AskedTable[]) {
    this.#asked = asked;
    this.#options.onAsked(asked);
  }
}
