import { useCallback, useState, useSyncExternalStore } from "react";

/** One for all that show the same file, as long as any does. */
const shown = new Map<File, { url: string; uses: number }>();

function hold(file: File) {
  const known = shown.get(file);
  if (known) known.uses += 1;
  else shown.set(file, { url: URL.createObjectURL(file), uses: 1 });
}

function letGo(file: File) {
  const known = shown.get(file);
  if (!known) return;
  known.uses -= 1;
  if (known.uses > 0) return;
  shown.delete(file);
  URL.revokeObjectURL(known.url);
}

/** Where this browser shows a file; undefined before its first drawing. */
export function useObjectUrl(file: File | null): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!file) return () => undefined;
      hold(file);
      onChange();
      return () => letGo(file);
    },
    [file],
  );
  const url = useSyncExternalStore(
    subscribe,
    () => (file ? shown.get(file)?.url : undefined),
    () => undefined,
  );
  // What is drawn stays until the next can be, as when a photo's working copy
  // takes its place.
  const [last, setLast] = useState(url);
  if (url !== undefined && url !== last) setLast(url);
  return file ? (url ?? last) : undefined;
}
