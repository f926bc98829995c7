import "server-only";
import { z } from "zod";
import { convergeCustomer } from "@/lib/billing/convergence/converge-customer";

const payloadSchema = z.object({ customer: z.string() });

/** The task `look_at_customer`. */
export async function lookAtCustomer(payload: unknown) {
  await convergeCustomer(payloadSchema.parse(payload).customer, new Date());
}
