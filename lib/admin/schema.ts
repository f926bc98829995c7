import { z } from "zod";
import type { ActEntry } from "@/lib/account/schema";
import { emailSchema } from "@/lib/auth/schema";
import type { Release } from "@/lib/doctor/release";
import { type Tier, tiers } from "@/lib/settings/plans";

/** Sort orders of the users; "-" means descending. */
const sortColumns = [
  "created_at",
  "email",
  "total_listings",
  "last_listing_date",
] as const;
export type SortColumn = (typeof sortColumns)[number];

const sorts = sortColumns.flatMap((column) => [column, `-${column}`] as const);
export type UserSort = (typeof sorts)[number];

export const usersQuerySchema = z.object({
  /**
   * The start of an address, "@" and the start of a domain, or a Stripe
   * customer id.
   */
  q: z.string().trim().max(255).default(""),
  cursor: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  sort: z.enum(sorts).default("-created_at"),
});
export type UsersQuery = z.output<typeof usersQuerySchema>;

/**
 * The names are the wire's; times are ISO 8601. What is about plans is missing
 * without billing, here and below.
 */
export const adminUserSchema = z.object({
  id: z.number(),
  email: z.string(),
  /** The current entitlement; a trial counts as standard. */
  subscription_tier: z.enum(tiers).optional(),
  created_at: z.string(),
  /** Of the current month, UTC. */
  listings_this_month: z.number(),
  total_listings: z.number(),
  last_listing_date: z.string().nullable(),
  stripe_customer_id: z.string().nullable().optional(),
});
export type AdminUser = z.output<typeof adminUserSchema>;

export type UserSummary = {
  totalUsers: number;
  /**
   * Signed in or generated a listing in the last 30 days (UTC), including
   * today.
   */
  activeUsers: number;
  /** On a paid plan now, excluding trials. */
  paidUsers?: number;
};
export type UserPage = { summary: UserSummary; data: AdminUser[] };

export type UserIssue = {
  at: string;
  kind: "generation" | "email" | "billing";
  message: string;
};

export const logQuerySchema = z.object({
  /** The id of the last entry of the page before. */
  cursor: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type LogQuery = z.output<typeof logQuerySchema>;

/** Somebody in the log; without an address once the account is deleted. */
type Named = { id: number; email: string | null };

export type LogEntry = {
  id: number;
  /** ISO 8601. */
  at: string;
  admin: Named;
  /** An act, or what was read. */
  action: string;
  /** Null where it is about nobody with an account. */
  subject: Named | null;
  /** Null for what isn't an act, and for one that was refused. */
  reason: string | null;
  /** The path of the page on which it was pressed, if that is known. */
  page: string | null;
  listings: number | null;
  /** The code of the error with which it was refused. */
  refusal: string | null;
};

export type UserDetail = {
  user: AdminUser & {
    is_verified: boolean;
    /**
     * ISO 8601; null unless it is suspended. Missing, like what follows, in an
     * answer of the former version, while instances are upgraded.
     */
    suspended_at?: string | null;
    /** Whether nothing can be done with it: one's own, or an administrator's. */
    is_protected?: boolean;
    /** Of the current month. */
    granted_listings?: number;
    is_in_trial?: boolean;
    plan?: Tier | "trial";
    plan_until?: string | null;
    listings_left: number | null;
    last_active_on: string | null;
    open_sessions: number;
  };
  /** Listings used by month ("2026-11"), newest first, at most twelve. */
  usage: { period: string; used: number }[];
  /** Newest first. */
  issues: UserIssue[];
  /** What administrators did with it, newest first, at most twenty. */
  acts?: ActEntry[];
};

/**
 * One for each of the last 90 days, oldest first; `day` as "2026-11-21", UTC.
 */
export type DailyMetrics = { day: string; signUps: number; listings: number };

/** From a visit to a paid plan. */
export const funnelSteps = [
  "visit",
  "try",
  "sign_up",
  "first_listing",
  "second_week",
  "paid",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Of the last 30 days, UTC. */
export type FunnelMetrics = {
  /** Without those that the settings turn off. */
  steps: FunnelStep[];
  /**
   * One for each day, oldest first. `tryCost`: US dollars that visitors cost,
   * an answer that failed as well; null where the model's price is unknown.
   */
  days: {
    day: string;
    counts: Record<FunnelStep, number>;
    tryCost: number | null;
  }[];
  /**
   * What began with each public page, and how often it was opened; what brings
   * most sellers first. "" where the first page isn't known.
   */
  pages: {
    page: string;
    opened: number;
    visits: number;
    tries: number;
    signUps: number;
  }[];
};

export type ModelMetrics = {
  day: string;
  model: string;
  requests: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null when the model's price is unknown. */
  cost: number | null;
};

/**
 * US dollars of the present day, UTC; a budget of 0 sets no limit. Near is four
 * fifths of it. Of a model without a price `dailyCalls` may divide it.
 */
export type ModelBudget = {
  budget: number;
  spent: number;
  dailyCalls: number | null;
  state: "fine" | "near" | "spent";
};

export type JobMetrics = {
  task: string;
  startedAt: string;
  durationMs: number;
  processed: number | null;
  error: string | null;
  succeededAt: string | null;
  failuresInRow: number;
};

/**
 * A service that refuses our configuration: its name (model, email or storage),
 * its words, and since when (ISO 8601).
 */
export type ServiceFault = { service: string; message: string; since: string };

/** `email` is null for a customer without an account. */
export type BillingIssueMetrics = {
  customer: string;
  kind: string;
  detail: string;
  since: string;
  userId: number | null;
  email: string | null;
};

/** What runs; null where the build didn't say it. `at` is ISO 8601. */
export type ReleaseMetrics = {
  version: string | null;
  commit: string | null;
  changes: Release["changes"];
  migration: { name: string; at: string } | null;
};

export type Metrics = {
  days: DailyMetrics[];
  plans?: Record<Tier | "trial", number>;
  model: ModelMetrics[];
  modelBudget: ModelBudget;
  /**
   * Missing in an answer of the former version, while instances are upgraded.
   */
  serviceFaults?: ServiceFault[];
  /**
   * Whether listings are sample texts, because no model's key is set; missing
   * like `serviceFaults`.
   */
  hasSampleWriter?: boolean;
  jobs: JobMetrics[];
  /** The oldest 100; missing like `serviceFaults`. */
  billingIssues?: BillingIssueMetrics[];
  /** Missing like `serviceFaults`. */
  funnel?: FunnelMetrics;
  /** Missing like `serviceFaults`. */
  release?: ReleaseMetrics;
};

export const inviteSchema = z.strictObject({ email: emailSchema });
export const invitationIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** One whose link still works. */
export type InvitationEntry = {
  id: number;
  email: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Why its email was not sent; null while nothing is known against it. */
  failure: string | null;
};
