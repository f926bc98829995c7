/** What a user has stored of one kind, and how much there may be, in bytes. */
export type StoredTotal = {
  kind: string;
  label: string;
  bytes: number;
  most: number;
};

/** What an administrator can do with an account. */
export const acts = [
  "suspend",
  "restore",
  "resend_confirmation",
  "reset_password",
  "grant_listings",
  "end_trial",
  "delete",
] as const;
export type Act = (typeof acts)[number];

/** What was done with an account, for its owner: not by whom. */
export type ActEntry = {
  act: Act;
  reason: string;
  /** Of those granted; null for any other act. */
  listings: number | null;
  /** ISO 8601. */
  at: string;
};
