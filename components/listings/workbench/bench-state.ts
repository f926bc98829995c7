import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

export type BenchState = {
  results: GeneratedListing;
  past: GeneratedListing[];
  future: GeneratedListing[];
  /** Fields that no rewrite touches. */
  locked: ListingField[];
  /** Where and when (milliseconds) was typed last: what follows soon is part of the same step. */
  typed: { field: ListingField; at: number } | null;
};

export type BenchAction =
  | { type: "edit"; patch: Partial<GeneratedListing> }
  | { type: "type"; field: ListingField; patch: Partial<GeneratedListing>; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "toggle_lock"; field: ListingField };

/** Milliseconds. */
const pause = 1_000;
const mostSteps = 200;

export const startBench = (results: GeneratedListing, locked: ListingField[] = []): BenchState => ({
  results,
  past: [],
  future: [],
  locked,
  typed: null,
});

function step(state: BenchState, patch: Partial<GeneratedListing>): BenchState {
  const past = [...state.past, state.results].slice(-mostSteps);
  return { ...state, results: { ...state.results, ...patch }, past, future: [], typed: null };
}

function type(state: BenchState, { field, patch, at }: Extract<BenchAction, { type: "type" }>): BenchState {
  const goesOn = state.typed?.field === field && at - state.typed.at < pause;
  const next = goesOn ? { ...state, results: { ...state.results, ...patch }, future: [] } : step(state, patch);
  return { ...next, typed: { field, at } };
}

function undo({ past, results, future, ...state }: BenchState): BenchState {
  const before = past.at(-1);
  if (!before) return { ...state, past, results, future };
  return { ...state, results: before, past: past.slice(0, -1), future: [results, ...future], typed: null };
}

function redo({ past, results, future, ...state }: BenchState): BenchState {
  const [next, ...later] = future;
  if (!next) return { ...state, past, results, future };
  return { ...state, results: next, past: [...past, results], future: later, typed: null };
}

export function benchReducer(state: BenchState, action: BenchAction): BenchState {
  switch (action.type) {
    case "edit":
      return step(state, action.patch);
    case "type":
      return type(state, action);
    case "undo":
      return undo(state);
    case "redo":
      return redo(state);
    case "toggle_lock": {
      const { field } = action;
      const isLocked = state.locked.includes(field);
      return { ...state, locked: isLocked ? state.locked.filter((one) => one !== field) : [...state.locked, field] };
    }
  }
}
