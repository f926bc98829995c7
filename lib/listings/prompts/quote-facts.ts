import { toData } from "@/lib/to-data";

/** What the seller says, as data. */
export const quoteFacts = (facts: object) => `<seller_facts>\n${toData(facts)}\n</seller_facts>`;
