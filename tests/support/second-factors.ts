import { confirmOwnApp, startOwnApp } from "@/lib/auth/factors/own-factors";
import { createUser } from "@/tests/support/factories";
import { codeOf, step } from "@/tests/support/time-codes";

/**
 * A user with an authenticator app. Its first code is of the step before this
 * one, so that those of this one and the next can be used.
 */
export async function createUserWithApp() {
  const user = await createUser();
  const { secret } = await startOwnApp(user);
  const at = Date.now() - step;
  const { recoveryCodes } = await confirmOwnApp(user.id, {
    code: codeOf(secret, at),
    sid: "none",
  });
  return { user, secret, recoveryCodes: recoveryCodes ?? [] };
}
