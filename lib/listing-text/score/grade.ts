export type Grade = "excellent" | "strong" | "fair" | "needs work";

/** To be shown beside every score. */
export const scoreMeaning =
  "This measures how closely the listing follows Etsy's published guidance. It does not predict rank or sales.";

export function gradeOf(total: number): Grade {
  if (total >= 90) return "excellent";
  if (total >= 75) return "strong";
  return total >= 60 ? "fair" : "needs work";
}
