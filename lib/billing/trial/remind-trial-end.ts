import "server-only";
import { z } from "zod";
import { queueTrialEnding } from "@/lib/billing/trial/data";

const payloadSchema = z.object({ userId: z.number().int() });

/** The task `remind_trial_end`, three days before the end of a trial. */
export async function remindTrialEnd(payload: unknown, now = new Date()) {
  await queueTrialEnding(payloadSchema.parse(payload).userId, now);
}
