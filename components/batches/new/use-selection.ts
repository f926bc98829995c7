import { useCallback, useRef, useState } from "react";
import type { UnsentAction } from "@/components/batches/new/unsent-batch";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";

const none: ReadonlySet<string> = new Set();

/**
 * The photos that are selected among those of all rows, by their keys. Its
 * functions stay the same, so that rows aren't drawn again for them.
 */
export function useSelection(
  rows: UnsentRow[],
  dispatch: (action: UnsentAction) => void,
) {
  const [selection, setSelection] = useState(none);
  const all = new Set(
    rows.flatMap(({ photos }) => photos.map(({ key }) => key)),
  );
  const selected = [...selection].filter((key) => all.has(key));
  const latest = useRef(selected);
  latest.current = selected;
  const set: ReadonlySet<string> = new Set(selected);

  return {
    selected,
    /** All of them for a row that has one; otherwise none. */
    selectedOf: ({ photos }: UnsentRow) =>
      photos.some(({ key }) => set.has(key)) ? set : none,
    /** Adds a photo, or takes it out again. */
    select: useCallback((key: string) => {
      setSelection(
        (before) =>
          new Set(
            before.has(key)
              ? [...before].filter((other) => other !== key)
              : [...before, key],
          ),
      );
    }, []),
    /** To a row by its key; null for a new row each. */
    move: useCallback(
      (to: string | null) => {
        dispatch({ type: "move", photos: latest.current, to });
        setSelection(none);
      },
      [dispatch],
    ),
    clear: () => setSelection(none),
  };
}
