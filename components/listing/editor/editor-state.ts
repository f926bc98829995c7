import type {
  GeneratedListing,
  ListingField,
} from "@/lib/listing-text/fields/fields";

/**
 * Alt texts of the photos after the first, whose text is the listing's, by
 * photo.
 */
export type AltTexts = Record<string, string>;

/** What can be undone. */
type Step = {
  results: GeneratedListing;
  altTexts: AltTexts;
  /** Keys of the claims, names and sentences that the seller confirmed. */
  confirmed: string[];
  /** Keys of told facts that the seller leaves out. */
  leftOut: string[];
};

export type EditorState = Step & {
  past: Step[];
  future: Step[];
  /** Fields that no rewrite may change. */
  locked: ListingField[];
  /**
   * The last keystroke, at a time in milliseconds. Keystrokes in quick
   * succession are one undo step.
   */
  lastTyped: { where: string; at: number } | null;
};

export type EditorAction =
  | {
      type: "edit";
      patch: Partial<GeneratedListing>;
      /** Keys of what the seller says is true. */
      confirm?: readonly string[];
    }
  | {
      type: "type";
      field: ListingField;
      patch: Partial<GeneratedListing>;
      at: number;
    }
  | { type: "type_alt_text"; photoId: string; text: string; at: number }
  /** Replaces all that can be replaced by another version. */
  | { type: "adopt"; results: GeneratedListing; altTexts: AltTexts }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "toggle_lock"; field: ListingField }
  | { type: "toggle_confirmed"; key: string }
  | { type: "toggle_left_out"; key: string };

/** Milliseconds between two keystrokes of one undo step. */
const typingGap = 1_000;
const maxUndoSteps = 200;

type Others = Partial<
  Pick<EditorState, "locked" | "confirmed" | "leftOut" | "altTexts">
>;

export const createEditorState = (
  results: GeneratedListing,
  { locked = [], confirmed = [], leftOut = [], altTexts = {} }: Others = {},
): EditorState => ({
  results,
  altTexts,
  past: [],
  future: [],
  locked,
  confirmed,
  leftOut,
  lastTyped: null,
});

const toggle = <Entry>(entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.includes(entry)
    ? entries.filter((other) => other !== entry)
    : [...entries, entry];

const stepOf = (state: EditorState): Step => ({
  results: state.results,
  altTexts: state.altTexts,
  confirmed: state.confirmed,
  leftOut: state.leftOut,
});

function addStep(state: EditorState, change: Partial<Step>): EditorState {
  const past = [...state.past, stepOf(state)].slice(-maxUndoSteps);
  return { ...state, ...change, past, future: [], lastTyped: null };
}

const edit = (
  state: EditorState,
  patch: Partial<GeneratedListing>,
  confirm: readonly string[] = [],
): EditorState =>
  addStep(state, {
    results: { ...state.results, ...patch },
    confirmed: [...new Set([...state.confirmed, ...confirm])],
  });

/** `where` is a field, or a photo whose alt text is typed. */
function type(
  state: EditorState,
  where: string,
  at: number,
  change: Partial<Step>,
): EditorState {
  const { lastTyped } = state;
  const isSameStep =
    lastTyped?.where === where && at - lastTyped.at < typingGap;
  const next = isSameStep
    ? { ...state, ...change, future: [] }
    : addStep(state, change);
  return { ...next, lastTyped: { where, at } };
}

function undo(state: EditorState): EditorState {
  const previous = state.past.at(-1);
  if (!previous) return state;
  const [past, future] = [
    state.past.slice(0, -1),
    [stepOf(state), ...state.future],
  ];
  return { ...state, ...previous, past, future, lastTyped: null };
}

function redo(state: EditorState): EditorState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return {
    ...state,
    ...next,
    past: [...state.past, stepOf(state)],
    future,
    lastTyped: null,
  };
}

export function editorReducer(
  state: EditorState,
  action: EditorAction,
): EditorState {
  switch (action.type) {
    case "edit":
      return edit(state, action.patch, action.confirm);
    case "type":
      return type(state, action.field, action.at, {
        results: { ...state.results, ...action.patch },
      });
    case "type_alt_text": {
      const altTexts = { ...state.altTexts, [action.photoId]: action.text };
      return type(state, action.photoId, action.at, { altTexts });
    }
    case "adopt":
      return addStep(state, {
        results: action.results,
        altTexts: action.altTexts,
      });
    case "undo":
      return undo(state);
    case "redo":
      return redo(state);
    case "toggle_lock":
      return { ...state, locked: toggle(state.locked, action.field) };
    case "toggle_confirmed":
      return addStep(state, { confirmed: toggle(state.confirmed, action.key) });
    case "toggle_left_out":
      return addStep(state, { leftOut: toggle(state.leftOut, action.key) });
  }
}
