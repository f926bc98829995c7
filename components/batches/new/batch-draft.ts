import {
  addRows,
  type BatchFacts,
  type Change,
  type DraftRow,
  mergeRow,
  movePhotos,
  placePhoto,
  removePhotos,
  splitRow,
} from "@/components/batches/new/draft-rows";

export type BatchDraft = {
  rows: DraftRow[];
  /** What can be undone, the latest last. */
  undo: { rows: DraftRow[]; label: string }[];
  /** What was done last, for screen readers too. */
  news: string;
};

export const emptyDraft: BatchDraft = { rows: [], undo: [], news: "" };

export type DraftAction =
  | { type: "add"; rows: DraftRow[] }
  | { type: "rename"; key: string; name: string }
  | { type: "facts"; key: string; change: Partial<BatchFacts> }
  /**
   * To the end of another row; without one, a new row below the first of them.
   */
  | { type: "move"; photos: string[]; to: string | null }
  /** Within its row; from 0. */
  | { type: "place"; photo: string; place: number }
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
  | { type: "restore"; rows: DraftRow[] }
  | { type: "clear" };

const maxUndo = 20;

function apply(draft: BatchDraft, change: Change): BatchDraft {
  if ("problem" in change)
    return change.problem === "" ? draft : { ...draft, news: change.problem };
  const { rows, label } = change;
  return {
    rows,
    undo: [...draft.undo, { rows: draft.rows, label }].slice(-maxUndo),
    news: label,
  };
}

/** As it was, with what was typed since. */
function undo(draft: BatchDraft): BatchDraft {
  const step = draft.undo.at(-1);
  if (!step) return draft;
  const now = new Map(draft.rows.map((row) => [row.key, row]));
  const rows = step.rows.map((row) => {
    const { name, facts } = now.get(row.key) ?? row;
    return { ...row, name, facts };
  });
  return { rows, undo: draft.undo.slice(0, -1), news: `Undone: ${step.label}` };
}

const changeRow = (
  draft: BatchDraft,
  key: string,
  change: (row: DraftRow) => DraftRow,
) => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? change(row) : row)),
});

export function draftReducer(
  draft: BatchDraft,
  action: DraftAction,
): BatchDraft {
  const { rows } = draft;
  switch (action.type) {
    case "add":
      return apply(draft, addRows(rows, action.rows));
    case "rename":
      return changeRow(draft, action.key, (row) => ({
        ...row,
        name: action.name,
      }));
    case "facts":
      return changeRow(draft, action.key, (row) => ({
        ...row,
        facts: { ...row.facts, ...action.change },
      }));
    case "move":
      return apply(draft, movePhotos(rows, action.photos, action.to));
    case "place":
      return apply(draft, placePhoto(rows, action.photo, action.place));
    case "merge":
      return apply(draft, mergeRow(rows, action.key));
    case "split":
      return apply(draft, splitRow(rows, action.key));
    case "removePhotos":
      return apply(draft, removePhotos(rows, action.photos));
    case "removeRow": {
      const row = rows.find(({ key }) => key === action.key);
      return apply(draft, {
        rows: rows.filter((other) => other !== row),
        label: `${row?.name || "A listing"} removed`,
      });
    }
    case "undo":
      return undo(draft);
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
        ...draft,
        rows: [...action.rows, ...rows],
        news: "Just as you left it. Nothing has been written yet.",
      };
    case "clear":
      return emptyDraft;
  }
}
