import { z } from "zod";
import { emailSchema } from "@/emails/email";
import { defineTask } from "@/lib/jobs/define-task";

/** Sends one email. */
export const sendEmailTask = defineTask({
  name: "send_email",
  schema: z.object({
    /**
     * Also the provider's idempotency key: an email whose response was lost is
     * not sent twice. A mail server gets it as the Message-ID.
     */
    id: z.uuid(),
    /** The account it was queued for. */
    userId: z.int().optional(),
    to: z.string(),
    email: emailSchema,
    notAfter: z.iso.datetime().optional(),
    /**
     * Whether it has waited for the operator: it was counted for its address
     * before that.
     */
    hasWaited: z.boolean().optional(),
    /**
     * Whether a mail server had it before and did not say whether it took it,
     * which is tried once more.
     */
    wasUnclear: z.boolean().optional(),
  }),
});

/**
 * Queued in place of an email when the address has no account, so that both
 * requests take equally long.
 */
export const doNothingTask = defineTask({
  name: "do_nothing",
  schema: z.object({}),
});
