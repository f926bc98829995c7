import { isLoopback } from "@/lib/settings/addresses";

/** A mail server as nodemailer connects to it. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the start. */
  secure: boolean;
  /** Nothing is sent unless STARTTLS succeeded. */
  requireTLS: boolean;
  login: { user: string; pass: string } | null;
};

/**
 * `smtp://user:password@host:port`, or `smtps://` for TLS from the start; null
 * for anything else, and for a login of which only one half is given. Ports are
 * 587 and 465 unless given.
 */
export function readSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    return null;
  // A rest would be a part of a password that is not encoded.
  if (!/^\/?$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    return null;
  const user = decode(url.username);
  const pass = decode(url.password);
  if (user === null || pass === null || (user === "") !== (pass === ""))
    return null;
  const host = url.hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const secure = url.protocol === "smtps:";
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(host),
    login: user === "" ? null : { user, pass },
  };
}

/** null when it is badly encoded, or has characters that no login can have. */
function decode(text: string) {
  try {
    const decoded = decodeURIComponent(text);
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
