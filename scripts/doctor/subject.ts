import type { Check } from "../../lib/doctor/check";
import type { Env } from "../../lib/env";

export type Source = Record<string, string | undefined>;
export type Context = {
  /** The valid settings. Those that a subject needs are present. */
  settings: Partial<Env>;
  source: Source;
  now: () => number;
  /**
   * Whether Stripe may be made to send an event, and the mail server an email.
   */
  send: boolean;
  /** Milliseconds for one call of a service. */
  callLimit: number;
};

export type Subject = {
  name: string;
  needs: readonly (keyof Env)[] | ((source: Source) => readonly (keyof Env)[]);
  /**
   * Yields a row as soon as it is known. What it throws becomes the last row.
   */
  check: (context: Context) => AsyncGenerator<Check>;
};
