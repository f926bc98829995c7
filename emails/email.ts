import { z } from "zod";

/** ISO 8601. */
const timestamp = z.string();
/** What is allowed, as sentences. */
const scopeList = z.array(z.string());

/** Of what somebody signs in with, beside the password. */
const signInChanges = [
  "passkey_added",
  "passkey_removed",
  "app_added",
  "app_removed",
  "codes_renewed",
  "code_used",
] as const;
export type SignInChange = (typeof signInChanges)[number];

/*
 * Every email to a user, with what its template needs. The defaults are what
 * the release before this one queued without saying it; remove them in the next
 * release.
 */
export const emailSchema = z.discriminatedUnion("template", [
  z.object({
    template: z.literal("verify_email"),
    token: z.string(),
    callbackUrl: z.string().optional(),
  }),
  z.object({ template: z.literal("reset_password"), token: z.string() }),
  z.object({
    template: z.literal("password_changed"),
    changedAt: timestamp,
    /** What ended beside the sessions. */
    ended: z.enum(["nothing", "apps", "apps_and_keys", "all"]).default("apps"),
  }),
  z.object({
    template: z.literal("sign_in_changed"),
    change: z.enum(signInChanges),
    changedAt: timestamp,
  }),
  z.object({ template: z.literal("account_exists") }),
  /** `reason` is the administrator's. */
  z.object({
    template: z.literal("account_suspended"),
    reason: z.string(),
    /** Whether there is a plan whose payments pause. */
    hasPlan: z.boolean(),
  }),
  z.object({ template: z.literal("account_restored") }),
  /** The only one to an address without an account. `name` is the site's. */
  z.object({
    template: z.literal("invitation"),
    token: z.string(),
    name: z.string(),
  }),
  z.object({
    template: z.literal("trial_started"),
    plan: z.string().default("Standard"),
    days: z.number().default(7),
    /** null means unlimited. */
    listings: z.number().nullable().default(30),
    endsAt: timestamp,
  }),
  z.object({
    template: z.literal("trial_ending"),
    plan: z.string().default("Standard"),
    freeListings: z.number().nullable().default(5),
    endsAt: timestamp,
  }),
  z.object({
    template: z.literal("plan_changed"),
    plan: z.string(),
    startsAt: timestamp,
  }),
  z.object({ template: z.literal("payment_failed"), plan: z.string() }),
  z.object({
    template: z.literal("limit_reached"),
    plan: z.string(),
    listings: z.number(),
    resetsAt: timestamp,
  }),
  z.object({
    template: z.literal("batch_done"),

    name: z.string(),
    written: z.number(),
    /** For listings of a later month or a larger plan. */
    waiting: z.number(),
    /** Refused or failed. */
    stopped: z.number(),
  }),
  z.object({
    template: z.literal("key_created"),
    name: z.string(),
    scopes: scopeList,
  }),
  /**
   * `host` is where the app describes itself; null when its name is only what
   * it says of itself.
   */
  z.object({
    template: z.literal("app_connected"),

    name: z.string(),
    host: z.string().nullable(),
    scopes: scopeList,
  }),
  /** `host` is that of the endpoint's address, whose path may hold a secret. */
  z.object({
    template: z.literal("webhook_disabled"),
    host: z.string(),
    reason: z.enum(["failing", "gone"]),
  }),
]);
export type Email = z.output<typeof emailSchema>;

/** Those about plans, of which there are none without billing. */
export const planTemplates: readonly Email["template"][] = [
  "trial_started",
  "trial_ending",
  "plan_changed",
  "payment_failed",
];
export type EmailOf<Template extends Email["template"]> = Extract<
  Email,
  { template: Template }
>;
