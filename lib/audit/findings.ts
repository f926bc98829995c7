/** What a listing can be found by in the table. In the order of its filters. */
export const findings = {
  refused: "Etsy would refuse it",
  characters: "Characters that Etsy refuses",
  tags: "Unused tags",
  altText: "Photos without alt text",
  group: "Competes with another",
  season: "Out of season",
  claim: "Claims that need proof",
  name: "Third-party names",
  blank: "Blanks left in the text",
} as const;
export type Finding = keyof typeof findings;
export const findingKeys = Object.keys(findings) as Finding[];

/**
 * One line of the table: small, since all of them go from the worker to the
 * page.
 */
export type AuditRow = {
  /** Place in the file, from 0. */
  index: number;
  title: string;
  sku: string;
  price: string;
  /** 0–100. */
  score: number;
  tags: number;
  found: Finding[];
};
