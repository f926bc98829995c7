import "server-only";
import { hasInvitation } from "@/lib/auth/invitation-data";
import { findUserByEmail } from "@/lib/auth/user-data";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

type Entrant = {
  email: string;
  /** The token of the link by which the page was opened. */
  invitation: string | undefined;
};

type Admission = {
  /** The hash of the invitation that is used; null without one. */
  tokenHash: string | null;
  /**
   * What anybody else with this address is told; null if they are let in. Told
   * to an administrator whose account turns out to exist.
   */
  refusal: AppError | null;
};

/**
 * Asked before the address is: throws `sign_up_closed`, `invitation_required`
 * or `domain_not_allowed` after the same queries, whether or not the address
 * has an account. Administrators without an account may always make one.
 */
export async function admitSignUp(
  { email, invitation }: Entrant,
  now: Date,
): Promise<Admission> {
  const tokenHash = invitation === undefined ? null : hashToken(invitation);
  const isInvited =
    tokenHash !== null && (await hasInvitation({ email, tokenHash }, now));
  const refusal = refusalOf(email, {
    isInvited,
    hasLink: invitation !== undefined,
  });
  if (refusal !== null) {
    const account = await findUserByEmail(email);
    if (account !== null || !env().ADMIN_EMAILS.includes(email)) throw refusal;
  }
  return { tokenHash: isInvited ? tokenHash : null, refusal };
}

function refusalOf(
  email: string,
  { isInvited, hasLink }: { isInvited: boolean; hasLink: boolean },
) {
  const { SIGN_UP } = env();
  if (SIGN_UP === "closed") {
    return new AppError(
      "sign_up_closed",
      "Nobody can sign up here. If you have an account, sign in.",
    );
  }
  if (SIGN_UP === "invited" && !isInvited) return unusableInvitation(hasLink);
  return hasAllowedDomain(email) ? null : otherDomain();
}

/** `hasLink`: whether the caller came by the link of one. */
export const unusableInvitation = (hasLink: boolean) =>
  new AppError(
    "invitation_required",
    hasLink
      ? "This invitation was used or withdrawn, is older than 7 days, or is for another address. Ask whoever runs this site for a new one."
      : "Sign-up is by invitation. Ask whoever runs this site for one.",
  );

/** Exactly one of SIGN_UP_DOMAINS; both are as DNS knows them. */
export function hasAllowedDomain(email: string) {
  const { SIGN_UP_DOMAINS: domains } = env();
  return (
    domains.length === 0 ||
    domains.includes(email.slice(email.lastIndexOf("@") + 1))
  );
}

const otherDomain = () =>
  new AppError(
    "domain_not_allowed",
    "Addresses of this domain can't sign up here. Use one of your organization, or ask whoever runs this site.",
  );
