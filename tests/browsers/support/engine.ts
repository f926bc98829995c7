/** What a script of a page takes and returns: JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | Json[]
  | { [name: string]: Json };

/** One source of input and what it does, as W3C's WebDriver names them. */
export type InputSource = {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Record<string, Json>[];
};

/** A browser with one window. */
export type Engine = {
  version: string;
  goto: (address: string) => Promise<unknown>;
  /**
   * Calls a function of the page; `source` is its text. Resolves with what it
   * resolves with.
   */
  run: (source: string, ...args: Json[]) => Promise<Json>;
  perform: (actions: InputSource[]) => Promise<unknown>;
  /** `source` is a function that returns the input. */
  setFiles: (source: string, args: Json[], files: string[]) => Promise<unknown>;
  /**
   * What the browser has reported since the last call: errors, and violations
   * of the policy.
   */
  takeComplaints: () => string[];
  close: () => Promise<void>;
};

/**
 * Runs in each page before its scripts, so that a violation that a script
 * catches is reported like an error.
 */
export const reportViolations = `addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violation: " + event.violatedDirective + " " + event.blockedURI));`;

const pollInterval = 100;

/**
 * What `look` returns as soon as it is neither null nor false. `what` names it
 * where it doesn't come.
 */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null | false | undefined>,
  seconds = 45,
): Promise<Value> {
  const end = performance.now() + seconds * 1_000;
  for (;;) {
    const value = await look();
    if (value !== null && value !== false && value !== undefined) return value;
    if (performance.now() > end)
      throw new Error(`not there after ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
