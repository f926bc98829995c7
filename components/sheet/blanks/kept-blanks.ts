import { z } from "zod";
import type { Typed } from "@/components/sheet/blanks/typed";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";

const key = "listwright:sheet";
const typedSchema = z.record(z.string(), z.record(z.string(), z.string()));

const readKept = () => typedSchema.safeParse(readStored(key)).data ?? {};

/** What was typed into the blanks of these listings, and not saved yet. */
export function findKeptBlanks(ids: readonly number[]): Typed {
  const kept = readKept();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const cells = kept[id];
      return cells ? [[id, cells]] : [];
    }),
  );
}

/** Beside what another tab keeps; "" takes a value out. */
export function keepBlanks(typed: Typed) {
  const kept: Record<string, Record<string, string>> = readKept();
  for (const [id, cells] of Object.entries(typed)) {
    const filled = Object.entries({ ...kept[id], ...cells }).filter(
      ([, value]) => value !== "",
    );
    if (filled.length === 0) delete kept[id];
    else kept[id] = Object.fromEntries(filled);
  }
  if (Object.keys(kept).length === 0) removeStored(key);
  else writeStored(key, kept);
}
