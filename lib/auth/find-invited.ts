import "server-only";
import { unusableInvitation } from "@/lib/auth/admit-sign-up";
import { findInvitedAddress } from "@/lib/auth/invitation-data";
import { limitAuth } from "@/lib/auth/limits";
import { hashToken } from "@/lib/token";

/**
 * The address that an invitation's link is for. Throws `invitation_required`.
 */
export async function findInvited(
  { token, ipAddress }: { token: string; ipAddress: string },
  now = new Date(),
) {
  await limitAuth("checkInvitationByIp", ipAddress);
  const email = await findInvitedAddress(hashToken(token), now);
  if (email === null) throw unusableInvitation(true);
  return email;
}
