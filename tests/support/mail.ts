import { z } from "zod";
import { mailSchema } from "@/emails/mail";
import { db } from "@/lib/db";

const payloadSchema = z.object({ id: z.string(), to: z.string(), mail: mailSchema, notAfter: z.string().optional() });

/** The letters that wait for an address, oldest first. */
export async function queuedMails(to: string) {
  const rows = await db().$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ${to} ORDER BY id`;
  return rows.map(({ payload }) => payloadSchema.parse(payload));
}

/** The token in the newest letter to an address. */
export async function newestToken(to: string) {
  const mail = (await queuedMails(to)).at(-1)?.mail;
  if (!mail || !("token" in mail)) throw new Error(`No letter with a token waits for ${to}.`);
  return mail.token;
}
