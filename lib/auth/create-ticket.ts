import "server-only";
import { createToken, hashToken } from "@/lib/auth/token";

const minute = 60_000;
/** Milliseconds for which a link in a letter works. */
export const ticketLifetimes = { verify: 24 * 60 * minute, reset: 60 * minute } as const;

export function createTicket(purpose: keyof typeof ticketLifetimes, now: Date) {
  const token = createToken();
  return { token, tokenHash: hashToken(token), expires: new Date(now.getTime() + ticketLifetimes[purpose]) };
}
