import { z } from "zod";

/** ISO 8601. */
const moment = z.string();

/** What can be written to a user, and what each letter needs to be told. */
export const mailSchema = z.discriminatedUnion("template", [
  z.object({ template: z.literal("verify_email"), token: z.string(), callbackUrl: z.string().optional() }),
  z.object({ template: z.literal("reset_password"), token: z.string() }),
  z.object({ template: z.literal("password_changed"), changedAt: moment }),
  z.object({ template: z.literal("account_exists") }),
  z.object({ template: z.literal("trial_started"), endsAt: moment }),
  z.object({ template: z.literal("trial_ending"), endsAt: moment }),
  z.object({ template: z.literal("plan_changed"), plan: z.string(), startsAt: moment }),
  z.object({ template: z.literal("payment_failed"), plan: z.string() }),
  z.object({ template: z.literal("limit_reached"), plan: z.string(), listings: z.number(), resetsAt: moment }),
]);
export type Mail = z.output<typeof mailSchema>;
export type MailOf<Template extends Mail["template"]> = Extract<Mail, { template: Template }>;
