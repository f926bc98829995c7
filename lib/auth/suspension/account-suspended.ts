import "server-only";
import { findSuspensionReason } from "@/lib/auth/suspension/suspension-data";
import { AppError } from "@/lib/errors";

/**
 * What an owner is told, with the reason: only after the right password, since
 * it says that the account exists.
 */
export async function accountSuspended(userId: number) {
  const reason = await findSuspensionReason(userId);
  const said = "Your account is suspended. Everything in it is kept.";
  return new AppError(
    "account_suspended",
    reason === null ? said : `${said} The reason: ${reason}`,
  );
}
