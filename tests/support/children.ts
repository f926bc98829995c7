import { readFileSync } from "node:fs";

/** The processes that this one has started and that are still there. */
export function listChildren(): number[] {
  const listed = readFileSync(
    `/proc/self/task/${process.pid}/children`,
    "utf8",
  ).trim();
  return listed === "" ? [] : listed.split(" ").map(Number);
}

/**
 * What processes have used of the processor since they started, in hundredths
 * of a second; 0 for one that has ended.
 */
export function usedBy(child: number): number {
  try {
    const fields = readFileSync(`/proc/${child}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
