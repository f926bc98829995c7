import { parseJson } from "@/lib/parse-json";

/** Undefined where nothing readable is stored, or the browser blocks storage. */
export function readStored(key: string): unknown {
  try {
    return parseJson(localStorage.getItem(key) ?? "");
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is full or blocked: whatever is stored here, the page works without it. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {}
}
