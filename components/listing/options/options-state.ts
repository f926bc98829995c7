import { mergeOptions } from "@/lib/listings/options/change-options";
import {
  emptyOptions,
  type ListingOptions,
  type OptionsAnswer,
} from "@/lib/listings/options/schema";

export type OptionsState = {
  options: ListingOptions;
  past: ListingOptions[];
  future: ListingOptions[];
  /**
   * The last keystroke, at a time in milliseconds. Keystrokes in quick
   * succession in one field are one undo step.
   */
  lastTyped: { where: string; at: number } | null;
};

export type OptionsAction =
  | { type: "edit"; options: ListingOptions }
  /** Adds what was read of a sentence. */
  | { type: "fill"; options: ListingOptions }
  | { type: "type"; where: string; options: ListingOptions; at: number }
  | { type: "undo" }
  | { type: "redo" };

/** Milliseconds between two keystrokes of one undo step. */
const typingGap = 1_000;
const maxUndoSteps = 100;

export const createOptionsState = (
  options: ListingOptions = emptyOptions,
): OptionsState => ({
  options,
  past: [],
  future: [],
  lastTyped: null,
});

/** Without the version. */
export const contentOf = ({
  questions,
  variations,
}: OptionsAnswer | ListingOptions): ListingOptions => ({
  questions,
  variations,
});

export const isSameContent = (
  one: ListingOptions,
  other: ListingOptions,
): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

const addStep = (
  { options, past }: OptionsState,
  next: ListingOptions,
): OptionsState => ({
  ...createOptionsState(next),
  past: [...past, options].slice(-maxUndoSteps),
});

export function optionsReducer(
  state: OptionsState,
  action: OptionsAction,
): OptionsState {
  const { options, past, future, lastTyped } = state;
  switch (action.type) {
    case "edit":
      return isSameContent(options, action.options)
        ? state
        : addStep(state, action.options);
    case "fill": {
      const filled = mergeOptions(options, action.options);
      return isSameContent(options, filled) ? state : addStep(state, filled);
    }
    case "type": {
      const isSameStep =
        lastTyped?.where === action.where &&
        action.at - lastTyped.at < typingGap;
      const next = isSameStep
        ? { ...state, options: action.options, future: [] }
        : addStep(state, action.options);
      return { ...next, lastTyped: { where: action.where, at: action.at } };
    }
    case "undo": {
      const previous = past.at(-1);
      if (!previous) return state;
      return {
        options: previous,
        past: past.slice(0, -1),
        future: [options, ...future],
        lastTyped: null,
      };
    }
    case "redo": {
      const [next, ...rest] = future;
      return next
        ? {
            options: next,
            past: [...past, options],
            future: rest,
            lastTyped: null,
          }
        : state;
    }
  }
}
