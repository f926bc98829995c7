import { z } from "zod";
import { emailSchema } from "@/emails/email";
import { listJobs } from "@/tests/support/jobs";

const payloadSchema = z.object({
  id: z.string(),
  to: z.string(),
  email: emailSchema,
  notAfter: z.string().optional(),
});

/** The emails that are queued for an address, oldest first. */
export async function queuedEmails(to: string) {
  return (await listJobs({ to })).map(({ payload }) =>
    payloadSchema.parse(payload),
  );
}

/** What changed of a sign-in, as emails to this address say, oldest first. */
export const changesOfSignIn = async (to: string) =>
  (await queuedEmails(to)).flatMap(({ email }) =>
    email.template === "sign_in_changed" ? [email.change] : [],
  );

/** The token in the newest email to an address. */
export async function newestToken(to: string) {
  const email = (await queuedEmails(to)).at(-1)?.email;
  if (!email || !("token" in email))
    throw new Error(`No email with a token is queued for ${to}.`);
  return email.token;
}
