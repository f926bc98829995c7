import { z } from "zod";
import { type Tier, tiers } from "@/lib/billing/plans";

/** By which the users can be sorted; with "-" the greatest first. */
const sortColumns = ["created_at", "email", "total_listings", "last_listing_date"] as const;
export type SortColumn = (typeof sortColumns)[number];

const sorts = sortColumns.flatMap((column) => [column, `-${column}`] as const);
export type UserSort = (typeof sorts)[number];

export const usersQuerySchema = z.object({
  /** The beginning of an address, "@" and the beginning of a domain, or a customer's id at Stripe. */
  q: z.string().trim().max(255).default(""),
  cursor: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  sort: z.enum(sorts).default("-created_at"),
});
export type UsersQuery = z.output<typeof usersQuerySchema>;

/** The names are the wire's; times are ISO 8601. */
export const adminUserSchema = z.object({
  id: z.number(),
  email: z.string(),
  /** What counts now; a trial counts as standard. */
  subscription_tier: z.enum(tiers),
  created_at: z.string(),
  /** Of the present month, UTC. */
  listings_this_month: z.number(),
  total_listings: z.number(),
  last_listing_date: z.string().nullable(),
  stripe_customer_id: z.string().nullable(),
});
export type AdminUser = z.output<typeof adminUserSchema>;

export type UserSummary = {
  totalUsers: number;
  /** Signed in or had a listing written on one of the last 30 days (UTC), today included. */
  activeUsers: number;
  /** On Standard or Pro now, trials left out. */
  paidUsers: number;
};
export type UserPage = { summary: UserSummary; data: AdminUser[] };

/** What went wrong for a user, newest first. */
export type UserTrouble = { at: string; kind: "generation" | "mail" | "billing"; what: string };

export type UserDetail = {
  user: AdminUser & {
    is_verified: boolean;
    plan: Tier | "trial";
    plan_until: string | null;
    listings_left: number | null;
    last_active_on: string | null;
    open_sessions: number;
  };
  /** Listings taken out of the quota by month ("2026-11"), newest first, at most twelve. */
  usage: { period: string; used: number }[];
  troubles: UserTrouble[];
};

/** One for each of the last 90 days, oldest first; `day` as "2026-11-21", UTC. */
export type DayFigures = { day: string; signUps: number; listings: number };

export type ModelFigures = {
  day: string;
  model: string;
  requests: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null when we don't know the model's price. */
  cost: number | null;
};

/** US dollars of the present day, UTC; a budget of 0 sets no limit. Near is four fifths of it. */
export type ModelBudget = { budget: number; spent: number; state: "fine" | "near" | "spent" };

export type JobFigures = {
  task: string;
  startedAt: string;
  durationMs: number;
  processed: number | null;
  error: string | null;
  succeededAt: string | null;
  failuresInRow: number;
};

export type Figures = {
  days: DayFigures[];
  plans: Record<Tier | "trial", number>;
  model: ModelFigures[];
  modelBudget: ModelBudget;
  jobs: JobFigures[];
};
