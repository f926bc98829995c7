import type { Group } from "@/lib/listings/options/read/groups";
import type { Question } from "@/lib/listings/options/schema";

/**
 * What is read so far. `latest` is what a part without a noun of its own
 * belongs to.
 */
export type Reading = {
  questions: Question[];
  groups: Group[];
  unread: string[];
  latest: "question" | "group" | null;
};

/** The question that was read last, if nothing else was read since. */
export const latestQuestion = ({
  questions,
  latest,
}: Reading): Question | undefined =>
  latest === "question" ? questions.at(-1) : undefined;
