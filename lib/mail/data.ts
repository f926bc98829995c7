import "server-only";
import { db, type Transaction } from "@/lib/db";

/**
 * Whose address it is; null for nobody's. The account can't be deleted before the transaction ends, so that what is
 * queued for it in the meantime is seen by its deletion.
 */
export async function lockAccountOf(tx: Pick<Transaction, "$queryRaw">, email: string) {
  const [account] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "User" WHERE email = ${email} FOR KEY SHARE`;
  return account?.id ?? null;
}

/** By the database's clock: an instance whose own is wrong must not drop what is owed. */
export async function isPast(moment: string) {
  const [row] = await db().$queryRaw<{ past: boolean }[]>`SELECT ${moment}::timestamptz < now() AS past`;
  return row?.past === true;
}

/** Whether the address still belongs to the account; to any, where `id` is undefined. */
export async function hasAccount(email: string, id: number | undefined) {
  return (await db().user.count({ where: { email, ...(id !== undefined && { id }) } })) === 1;
}
