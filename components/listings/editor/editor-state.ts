import type { GeneratedListing, ListingField } from "@/lib/listings/fields";

export type EditorState = {
  results: GeneratedListing;
  past: GeneratedListing[];
  future: GeneratedListing[];
  /** Fields that no rewrite may change. */
  locked: ListingField[];
  /** Keys of the claims and names that the seller can prove. */
  confirmed: string[];
  /** The last keystroke, at a time in milliseconds. Keystrokes in quick succession are one undo step. */
  lastTyped: { field: ListingField; at: number } | null;
};

export type EditorAction =
  | { type: "edit"; patch: Partial<GeneratedListing> }
  | { type: "type"; field: ListingField; patch: Partial<GeneratedListing>; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "toggle_lock"; field: ListingField }
  | { type: "toggle_confirmed"; key: string };

/** Milliseconds between two keystrokes of one undo step. */
const typingGap = 1_000;
const maxUndoSteps = 200;

type Marks = Partial<Pick<EditorState, "locked" | "confirmed">>;

export const createEditorState = (
  results: GeneratedListing,
  { locked = [], confirmed = [] }: Marks = {},
): EditorState => ({ results, past: [], future: [], locked, confirmed, lastTyped: null });

const toggle = <Entry>(entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.includes(entry) ? entries.filter((other) => other !== entry) : [...entries, entry];

function addStep(state: EditorState, patch: Partial<GeneratedListing>): EditorState {
  const past = [...state.past, state.results].slice(-maxUndoSteps);
  return { ...state, results: { ...state.results, ...patch }, past, future: [], lastTyped: null };
}

function type(state: EditorState, { field, patch, at }: Extract<EditorAction, { type: "type" }>): EditorState {
  const { lastTyped } = state;
  const isSameStep = lastTyped?.field === field && at - lastTyped.at < typingGap;
  const next = isSameStep ? { ...state, results: { ...state.results, ...patch }, future: [] } : addStep(state, patch);
  return { ...next, lastTyped: { field, at } };
}

function undo({ past, results, future, ...state }: EditorState): EditorState {
  const previous = past.at(-1);
  if (!previous) return { ...state, past, results, future };
  return { ...state, results: previous, past: past.slice(0, -1), future: [results, ...future], lastTyped: null };
}

function redo({ past, results, future, ...state }: EditorState): EditorState {
  const [next, ...later] = future;
  if (!next) return { ...state, past, results, future };
  return { ...state, results: next, past: [...past, results], future: later, lastTyped: null };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "edit":
      return addStep(state, action.patch);
    case "type":
      return type(state, action);
    case "undo":
      return undo(state);
    case "redo":
      return redo(state);
    case "toggle_lock":
      return { ...state, locked: toggle(state.locked, action.field) };
    case "toggle_confirmed":
      return { ...state, confirmed: toggle(state.confirmed, action.key) };
  }
}
