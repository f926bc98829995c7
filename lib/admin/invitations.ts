import "server-only";
import {
  deleteInvitation,
  insertInvitation,
  listInvitations,
} from "@/lib/admin/invitation-data";
import type { InvitationEntry } from "@/lib/admin/schema";
import { hasAllowedDomain } from "@/lib/auth/admit-sign-up";
import { createEmailToken } from "@/lib/auth/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/resilience/rate-limit";

/** Invitations whose link works, at a time. */
const maxOpen = 500;
const perAdmin = {
  points: 60,
  seconds: 3_600,
  message: "Too many invitations in an hour. Please wait before the next one.",
};

/** Newest first. */
export async function listOpenInvitations(
  now: Date,
): Promise<InvitationEntry[]> {
  const rows = await listInvitations(now);
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Mails a link by which the address can sign up once; a former one ends.
 * Returns its id. Throws `conflict` and `domain_not_allowed`.
 */
export async function invite(adminId: number, email: string, now: Date) {
  if (env().SIGN_UP !== "invited")
    throw new AppError("conflict", "Invitations need SIGN_UP=invited.");
  if (!hasAllowedDomain(email))
    throw new AppError(
      "domain_not_allowed",
      "SIGN_UP_DOMAINS doesn't have this domain.",
    );
  await limit("inviteByAdmin", String(adminId), perAdmin);
  const id = await insertInvitation(
    { adminId, email, maxOpen },
    createEmailToken("invitation", now),
    now,
  );
  if (id === "taken")
    throw new AppError("conflict", "This address already has an account.");
  if (id === "full")
    throw new AppError(
      "conflict",
      `${maxOpen} invitations are open. Withdraw some, or wait until some end.`,
    );
  return id;
}

/** Its link stops working, and its email is not sent any more. */
export async function withdrawInvitation(adminId: number, id: number) {
  if (!(await deleteInvitation(adminId, id)))
    throw new AppError("not_found", "Invitation not found.");
}
