import {
  addRows,
  type BatchFacts,
  type Change,
  mergeRow,
  movePhotos,
  placePhoto,
  removePhotos,
  splitRow,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { keepApart, splitBefore } from "@/components/batches/new/unsure-rows";

export type UnsentBatch = {
  rows: UnsentRow[];
  /** What can be undone, the latest last. */
  undo: { rows: UnsentRow[]; label: string }[];
  /** What was done last, for screen readers too. */
  news: string;
};

export const emptyBatch: UnsentBatch = { rows: [], undo: [], news: "" };

export type UnsentAction =
  | { type: "add"; rows: UnsentRow[] }
  | { type: "rename"; key: string; name: string }
  | { type: "facts"; key: string; change: Partial<BatchFacts> }
  /**
   * To the end of another row; without one, a new row below the first of them.
   */
  | { type: "move"; photos: string[]; to: string | null }
  /** Within its row; from 0. */
  | { type: "place"; photo: string; place: number }
  /** A photo and those after it into a new row. */
  | { type: "splitBefore"; photo: string }
  /** No longer unsure about it and the row above. */
  | { type: "keepApart"; key: string }
  /** Into the row above. */
  | { type: "merge"; key: string }
  /** A row for each of its photos. */
  | { type: "split"; key: string }
  | { type: "removePhotos"; photos: string[] }
  | { type: "removeRow"; key: string }
  | { type: "undo" }
  /** Rows that the server has now, and why others could not be sent. */
  | { type: "sent"; keys: string[]; problems: ReadonlyMap<string, string> }
  /** Rows of an earlier visit, above those that are there. */
  | { type: "restore"; rows: UnsentRow[] }
  | { type: "clear" };

/** Of selected photos those that are still there. */
export function selectedPhotos(
  { rows }: UnsentBatch,
  selection: ReadonlySet<string>,
): string[] {
  const all = new Set(
    rows.flatMap(({ photos }) => photos.map(({ key }) => key)),
  );
  return [...selection].filter((key) => all.has(key));
}

const maxUndo = 20;

function apply(unsent: UnsentBatch, change: Change): UnsentBatch {
  if ("problem" in change)
    return change.problem === "" ? unsent : { ...unsent, news: change.problem };
  const { rows, label } = change;
  return {
    rows,
    undo: [...unsent.undo, { rows: unsent.rows, label }].slice(-maxUndo),
    news: label,
  };
}

/** As it was, with what was typed since. */
function undo(unsent: UnsentBatch): UnsentBatch {
  const step = unsent.undo.at(-1);
  if (!step) return unsent;
  const now = new Map(unsent.rows.map((row) => [row.key, row]));
  const rows = step.rows.map((row) => {
    const { name, facts } = now.get(row.key) ?? row;
    return { ...row, name, facts };
  });
  return {
    rows,
    undo: unsent.undo.slice(0, -1),
    news: `Undone: ${step.label}`,
  };
}

const changeRow = (
  unsent: UnsentBatch,
  key: string,
  change: (row: UnsentRow) => UnsentRow,
) => ({
  ...unsent,
  rows: unsent.rows.map((row) => (row.key === key ? change(row) : row)),
});

export function unsentReducer(
  unsent: UnsentBatch,
  action: UnsentAction,
): UnsentBatch {
  const { rows } = unsent;
  switch (action.type) {
    case "add":
      return apply(unsent, addRows(rows, action.rows));
    case "rename":
      return changeRow(unsent, action.key, (row) => ({
        ...row,
        name: action.name,
      }));
    case "facts":
      return changeRow(unsent, action.key, (row) => ({
        ...row,
        facts: { ...row.facts, ...action.change },
      }));
    case "move":
      return apply(unsent, movePhotos(rows, action.photos, action.to));
    case "place":
      return apply(unsent, placePhoto(rows, action.photo, action.place));
    case "splitBefore":
      return apply(unsent, splitBefore(rows, action.photo));
    case "keepApart":
      return apply(unsent, keepApart(rows, action.key));
    case "merge":
      return apply(unsent, mergeRow(rows, action.key));
    case "split":
      return apply(unsent, splitRow(rows, action.key));
    case "removePhotos":
      return apply(unsent, removePhotos(rows, action.photos));
    case "removeRow": {
      const row = rows.find(({ key }) => key === action.key);
      return apply(unsent, {
        rows: rows.filter((other) => other !== row),
        label: `${row?.name || "A listing"} removed`,
      });
    }
    case "undo":
      return undo(unsent);
    case "sent": {
      const left = rows.filter(({ key }) => !action.keys.includes(key));
      return {
        rows: left.map((row) => ({
          ...row,
          problem: action.problems.get(row.key) ?? null,
        })),
        undo: [],
        news: "",
      };
    }
    case "restore":
      return {
        rows: [...action.rows, ...rows],
        // Undoing what was added before them doesn't take them away.
        undo: unsent.undo.map((step) => ({
          ...step,
          rows: [...action.rows, ...step.rows],
        })),
        news: "Just as you left it. Nothing has been written yet.",
      };
    case "clear":
      return emptyBatch;
  }
}
