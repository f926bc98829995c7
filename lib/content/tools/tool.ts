import type { Section } from "@/lib/content/blocks";
import type { Question } from "@/lib/content/faq";

export type ToolName = "listing-checker" | "tag-generator" | "title-checker";

/** A tool with a page of its own, and what that page says of it. */
export type Tool = {
  name: ToolName;
  path: string;
  title: string;
  lead: string;
  /** Names the tool within its page. */
  figure: string;
  /** ISO day. */
  checkedOn: string;
  sections: Section[];
  questions: Question[];
};
