import { z } from "zod";

/** Why a seller has to connect her shop again. */
export const connectionProblems = [
  "refused",
  "scope_missing",
  "shop_closed",
  "unreadable",
] as const;
export type ConnectionProblem = (typeof connectionProblems)[number];

/**
 * How the trip to Etsy's consent page ended; in the address of the page it
 * leads to.
 */
export const connectOutcomes = [
  "connected",
  "denied",
  "expired",
  "no_shop",
  "scope_missing",
  "failed",
] as const;
export type ConnectOutcome = (typeof connectOutcomes)[number];

/** What `GET /api/etsy/connection` answers. */
export type EtsyConnectionStatus = {
  /** Whether this site has a key of Etsy. */
  isAvailable: boolean;
  /** For administrators, while it has none: what to register on Etsy. */
  setup: { callbackUrl: string } | null;
  connected: boolean;
  problem: ConnectionProblem | null;
  shopName: string | null;
  shopUrl: string | null;
  currency: string | null;
  /** Etsy's codes; the first is the shop's own. */
  languages: string[];
  /** ISO 8601. */
  connectedAt: string | null;
};

export const callbackSchema = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(1_000).optional(),
  error: z.string().max(200).optional(),
});
