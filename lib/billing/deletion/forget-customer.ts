import "server-only";
import { z } from "zod";
import { noteErasure } from "@/lib/billing/deletion/data";
import { callStripe, isMissingAtStripe } from "@/lib/stripe";

const payloadSchema = z.object({ customer: z.string() });

/** The task `forget_customer`: after an account is gone, removes name, address and card at Stripe, and what we kept of it. */
export async function forgetCustomer(payload: unknown) {
  const { customer } = payloadSchema.parse(payload);
  try {
    await callStripe((stripe) => stripe.customers.del(customer));
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
  await noteErasure(customer);
}
