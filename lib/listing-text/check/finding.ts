import type { SpecificVerdict } from "@/lib/listing-text/check/text-check";

/** What is found of one specific, before it is told to people. */
export type Finding = {
  verdict: SpecificVerdict;
  /** For people; "" when supported. */
  reason: string;
  /**
   * Ids of facts, maybe more than once. What is unknown has some only where a
   * photo shows it.
   */
  facts: readonly string[];
};

export const supported = (facts: readonly string[]): Finding => ({
  verdict: "supported",
  reason: "",
  facts,
});

export const unknown = (what: string): Finding => ({
  verdict: "unknown",
  reason: `No fact says “${what}”`,
  facts: [],
});

/** Unknown, where facts say something else that may be true beside it. */
export const unknownBecause = (reason: string): Finding => ({
  verdict: "unknown",
  reason,
  facts: [],
});

/**
 * Unknown until the seller says whether the photo is right. The material is
 * called by its English name, as the question is in English.
 */
export const asked = (material: string, facts: readonly string[]): Finding => ({
  verdict: "unknown",
  reason: `Your photo looks like ${material}. Is it?`,
  facts,
});

export const contradicted = (
  reason: string,
  facts: readonly string[],
): Finding => ({ verdict: "contradicted", reason, facts });
