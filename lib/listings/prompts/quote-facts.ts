import { toPromptJson } from "@/lib/prompt-json";

/** What the seller says, as data. */
export const quoteFacts = (facts: object) => `<seller_facts>\n${toPromptJson(facts)}\n</seller_facts>`;
