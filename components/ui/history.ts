/** Where and when something was typed, in milliseconds. */
export type Typed = { where: string; at: number };

export type History<State> = {
  present: State;
  past: readonly State[];
  future: readonly State[];
  typed: Typed | null;
};

/** Milliseconds between two keystrokes of one step. */
const typingGap = 1_000;
const maxSteps = 200;

export const startHistory = <State>(present: State): History<State> => ({
  present,
  past: [],
  future: [],
  typed: null,
});

/**
 * Adds a step, unless nothing has changed. What is typed in one place in quick
 * succession is one step.
 */
export function addStep<State>(
  history: History<State>,
  next: State,
  typed: Typed | null = null,
): History<State> {
  const { present, past, typed: last } = history;
  if (next === present) return history;
  const isSameStep =
    typed !== null &&
    typed.where === last?.where &&
    typed.at - last.at < typingGap;
  return {
    present: next,
    past: isSameStep ? past : [...past, present].slice(-maxSteps),
    future: [],
    typed,
  };
}

export function undo<State>(history: History<State>): History<State> {
  const { present, past, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : {
        present: previous,
        past: past.slice(0, -1),
        future: [present, ...future],
        typed: null,
      };
}

export function redo<State>(history: History<State>): History<State> {
  const { present, past } = history;
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { present: next, past: [...past, present], future, typed: null };
}
