import "server-only";
import { removeAccount } from "@/lib/account/deletion-data";
import { confirmPassword } from "@/lib/auth/change-password";
import { endSubscriptions } from "@/lib/billing/deletion/delete-stripe-customer";
import { withLease } from "@/lib/billing/plan-changes/with-lease";
import { AppError } from "@/lib/errors";
import { purgeOwnerless } from "@/lib/photos/purge-photos";

const notDeleted =
  "We can't end your plan right now, so nothing was deleted. Please try again in a moment.";

/**
 * Checks the password, cancels the plan, then deletes everything personal; the
 * bytes of photos only once the account is gone. Throws `invalid_input` for a
 * wrong password, and
 * `unavailable`, with nothing deleted, when the plan can't be canceled, so that
 * no deleted account is charged.
 */
export async function deleteAccount(userId: number, password: string) {
  await endAccount(userId, await confirmPassword(userId, password));
}

/**
 * The same on request, without the password: `note` is written if and only if
 * the account is deleted.
 */
export async function endAccount(
  userId: number,
  passwordHash: string,
  note?: Parameters<typeof removeAccount>[2],
) {
  await withLease(userId, async () => {
    await endSubscriptions(userId).catch((cause: unknown) => {
      throw new AppError("unavailable", notDeleted, { cause, retryAfter: 10 });
    });
    if (!(await removeAccount(userId, passwordHash, note))) {
      throw new AppError(
        "conflict",
        "Your account was just changed elsewhere. Please sign in and try again.",
      );
    }
  });
  await purgeOwnerless();
}
