import type { Section } from "@/lib/content/blocks";

export type Guide = {
  slug: string;
  /** The answer before the details; also what search engines show. */
  description: string;
  /** Shown below the title. */
  lead: string;
  sections: Section[];
};
