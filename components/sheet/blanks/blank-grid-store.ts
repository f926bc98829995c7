import { leftOut } from "@/components/sheet/blanks/is-left-out";
import { parseTable, quoteCell } from "@/components/sheet/blanks/parse-table";
import { type RowView, viewRow } from "@/components/sheet/blanks/row-view";
import {
  type Place,
  selectCells,
} from "@/components/sheet/blanks/select-cells";
import {
  noCells,
  splitSaved,
  type Typed,
} from "@/components/sheet/blanks/typed";
import {
  addStep,
  type History,
  redo,
  startHistory,
  undo,
} from "@/components/ui/history";
import { Store } from "@/components/ui/store";

type GridRow = { id: number; blanks: ReadonlySet<string> };
type GridSnapshot = {
  rows: readonly GridRow[];
  columns: readonly string[];
  /** The steps of typing, which can be undone. */
  history: History<Typed>;
  /** The one cell that keys go to. */
  active: Place;
  /** The other corner of what is selected. */
  anchor: Place;
  /** What pasting left over, and the like; "" for nothing. */
  message: string;
};

const start: Place = { row: 0, column: 0 };
type GridOptions = {
  typed: Typed;
  /** Stores what is typed; "" takes a value out. */
  keep: (typed: Typed) => void;
};

/** A table of blanks to type into, with the keys of a spreadsheet. */
export class BlankGridStore extends Store<GridSnapshot> {
  readonly #keep: GridOptions["keep"];
  readonly #views = new Map<number, RowView>();
  /** What is being typed into the active cell; null when nothing is. */
  #draft: string | null = null;

  constructor({ typed, keep }: GridOptions) {
    super({
      rows: [],
      columns: [],
      history: startHistory(typed),
      active: start,
      anchor: start,
      message: "",
    });
    this.#keep = keep;
  }

  get typed(): Typed {
    return this.getSnapshot().history.present;
  }

  /** The rows as they are now; the active cell stays where it can. */
  readonly setRows = (rows: readonly GridRow[], columns: readonly string[]) => {
    const { active } = this.getSnapshot();
    this.set({ rows, columns });
    const place = this.has(active) ? active : (this.#first() ?? start);
    this.set({ active: place, anchor: place });
  };

  readonly has = ({ row, column }: Place): boolean => {
    const { rows, columns } = this.getSnapshot();
    return rows[row]?.blanks.has(columns[column] ?? "") ?? false;
  };

  readonly valueAt = ({ row, column }: Place): string => {
    const { rows, columns } = this.getSnapshot();
    return this.typed[rows[row]?.id ?? 0]?.[columns[column] ?? ""] ?? "";
  };

  readonly viewOf = (row: number): RowView => {
    const { rows, ...snapshot } = this.getSnapshot();
    const cells = this.typed[rows[row]?.id ?? 0] ?? noCells;
    const view = viewRow(row, cells, snapshot, this.#views.get(row));
    this.#views.set(row, view);
    return view;
  };

  /** Whether the active cell has the focus: the next one takes it then. */
  readonly noteFocus = (hasFocus: boolean) => {
    this.#hasFocus = hasFocus;
  };
  #hasFocus = false;

  /** A `ref` of the active cell's input. */
  readonly focusCell = (input: HTMLInputElement | null) => {
    if (!input || !this.#hasFocus) return;
    input.focus({ preventScroll: true });
    input.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  };

  /** Doesn't draw anything: only the cell itself shows what is typed. */
  readonly draft = (text: string | null) => {
    this.#draft = text;
    this.#isEditing = text !== null;
  };

  /** Whether arrow keys move within what is typed. */
  get isEditing() {
    return this.#isEditing;
  }
  #isEditing = false;
  readonly edit = () => {
    this.#isEditing = true;
  };

  /** Takes what is being typed, as when the page is left. */
  readonly commit = () => {
    const draft = this.#draft;
    this.draft(null);
    if (draft !== null)
      this.#write([{ at: this.getSnapshot().active, value: draft }]);
  };

  readonly tell = (message: string) => this.set({ message });

  readonly activate = (place: Place, isExtended = false) => {
    this.commit();
    this.set({
      active: place,
      ...(!isExtended && { anchor: place }),
      message: "",
    });
  };

  /** Goes so many rows and columns on, within the table. */
  readonly move = (rows: number, columns: number, isExtended = false) => {
    const { active, rows: all, columns: names } = this.getSnapshot();
    const next = {
      row: clamp(active.row + rows, all.length - 1),
      column: clamp(active.column + columns, names.length - 1),
    };
    this.activate(next, isExtended);
  };

  /** To the next or previous blank, row by row; false at the end. */
  readonly step = (by: 1 | -1): boolean => {
    const { active, rows, columns } = this.getSnapshot();
    const width = columns.length;
    let at = active.row * width + active.column + by;
    while (at >= 0 && at < rows.length * width) {
      const place = { row: Math.floor(at / width), column: at % width };
      if (this.has(place)) {
        this.activate(place);
        return true;
      }
      at += by;
    }
    return false;
  };

  /** The selected cells as a spreadsheet takes them. */
  readonly copy = (): string =>
    selectCells(this.getSnapshot())
      .map((cells) =>
        cells.map((place) => quoteCell(this.valueAt(place))).join("\t"),
      )
      .join("\n");

  readonly clear = () =>
    this.#write(
      selectCells(this.getSnapshot())
        .flat()
        .map((at) => ({ at, value: "" })),
    );

  /**
   * Writes a table from the top left of the selection on; one value fills all
   * that is selected.
   */
  readonly paste = (text: string) => {
    this.draft(null);
    const table = parseTable(text);
    const places = selectCells(this.getSnapshot());
    const from = places[0]?.[0] ?? start;
    const [[only = ""] = [""]] = table;
    const isOne = table.length === 1 && table[0]?.length === 1;
    const cells = isOne
      ? places.flat().map((at) => ({ at, value: only }))
      : table.flatMap((values, row) =>
          values.map((value, column) => ({
            at: { row: from.row + row, column: from.column + column },
            value,
          })),
        );
    const lost = cells.filter(({ at, value }) => !this.has(at) && value !== "");
    this.#write(cells);
    this.set({ message: lost.length === 0 ? "" : lostMessage(lost.length) });
  };

  readonly undo = () => this.#travel(undo);
  readonly redo = () => this.#travel(redo);

  /** What was saved is no longer typed, unless it was changed meanwhile. */
  readonly forget = (saved: Typed) => {
    const { cleared, left } = splitSaved(this.typed, saved);
    this.#keep(cleared);
    this.set({ history: startHistory<Typed>(left) });
  };

  /** Writes "–" into all blanks of a column that nothing is typed into. */
  readonly leaveOutEmpty = (column: number) => {
    const { rows } = this.getSnapshot();
    this.commit();
    this.#write(
      rows.flatMap((_, row) =>
        this.valueAt({ row, column }) === ""
          ? [{ at: { row, column }, value: leftOut }]
          : [],
      ),
    );
  };

  #travel(by: typeof undo<Typed>) {
    this.draft(null);
    this.#set(by(this.getSnapshot().history));
  }

  #set(history: History<Typed>) {
    if (history === this.getSnapshot().history) return;
    this.set({ history });
    this.#keep(history.present);
  }

  #write(cells: readonly { at: Place; value: string }[]) {
    const { rows, columns, history } = this.getSnapshot();
    const next: Record<number, Record<string, string>> = {};
    for (const { at, value } of cells) {
      const text = value.replace(/\s+/gu, " ").trim();
      if (!this.has(at) || text === this.valueAt(at)) continue;
      const id = rows[at.row]?.id ?? 0;
      next[id] ??= { ...this.typed[id] };
      next[id][columns[at.column] ?? ""] = text;
    }
    if (Object.keys(next).length > 0)
      this.#set(addStep(history, { ...this.typed, ...next }));
  }

  #first(): Place | null {
    const { rows, columns } = this.getSnapshot();
    const row = rows.findIndex(({ blanks }) => blanks.size > 0);
    const column = columns.findIndex((name) => rows[row]?.blanks.has(name));
    return row < 0 ? null : { row, column };
  }
}

const clamp = (value: number, most: number) =>
  Math.max(0, Math.min(most, value));
const lostMessage = (count: number) =>
  count === 1
    ? "1 value had no blank to go to."
    : `${count} values had no blank to go to.`;
