/** What a user has stored of one kind, and how much there may be, in bytes. */
export type StoredTotal = {
  kind: string;
  label: string;
  bytes: number;
  most: number;
};
