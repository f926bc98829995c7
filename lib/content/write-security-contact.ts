import { dayLength } from "@/lib/time/day";

/**
 * Days for which the text may be relied on. RFC 9116 asks for less than a year.
 */
const validDays = 180;

type Contact = { origin: string; email: string | undefined };

/** Whom to tell of a weakness (RFC 9116). */
export function writeSecurityContact({ origin, email }: Contact, now: Date) {
  const end = new Date(now.getTime() + validDays * dayLength);
  end.setUTCHours(0, 0, 0, 0);
  return [
    // Without an address, that page says how the owner is reached.
    `Contact: ${email === undefined ? `${origin}/privacy` : `mailto:${email}`}`,
    `Expires: ${end.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
