import "server-only";
import { readSessionToken } from "@/lib/auth/cookies";
import type { SessionOpening } from "@/lib/auth/schema";
import { insertSession } from "@/lib/auth/sessions/session-data";
import { accountSuspended } from "@/lib/auth/suspension/account-suspended";
import { isSuspended } from "@/lib/auth/suspension/suspension-data";
import { AppError } from "@/lib/errors";
import { createToken, hashToken } from "@/lib/token";

const hour = 3_600_000;
/** Milliseconds. A browser window left open must not stay signed in forever. */
const lifetimes = { remembered: 30 * 24 * hour, unremembered: 24 * hour };

export type SessionRequest = {
  remember: boolean;
  /** As `describeDevice` returns it. */
  device: string;
  /**
   * The token the browser had before. Its session ends, so that nobody can
   * plant a session and wait for a sign-in.
   */
  oldToken: string | null;
};

/**
 * The user, the hash of the password at the time of the proof, and what proved
 * it, if not that password alone.
 */
type Owner = { id: number; passwordHash: string; openedBy?: SessionOpening };

/**
 * The token is only for the cookie; its hash is stored. Throws
 * `account_suspended`, whatever the proof was, and `invalid_credentials` if the
 * password changed meanwhile.
 */
export async function startSession(
  owner: Owner,
  { remember, device, oldToken }: SessionRequest,
  now = new Date(),
) {
  const token = createToken();
  const expire = new Date(
    now.getTime() + (remember ? lifetimes.remembered : lifetimes.unremembered),
  );
  const { openedBy = "password" } = owner;
  const createdAt = now.toISOString();
  const by = openedBy === "password" ? "password" : "factor";
  const row = {
    sid: hashToken(token),
    userId: owner.id,
    sess: {
      device,
      createdAt,
      remember,
      openedBy,
      confirmed: { at: createdAt, by } as const,
    },
    expire,
  };
  if (
    !(await insertSession(
      row,
      owner.passwordHash,
      oldToken === null ? null : hashToken(oldToken),
    ))
  ) {
    if (await isSuspended(owner.id)) throw await accountSuspended(owner.id);
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  return { token, expire, remember };
}

/** What a session stores of the request that starts it. */
export function sessionRequest(
  request: Request,
  remember: boolean,
): SessionRequest {
  return {
    remember,
    device: describeDevice(request.headers.get("user-agent")),
    oldToken: readSessionToken(request),
  };
}

const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * "Firefox on Windows": enough to recognize one's own devices, and all we store
 * of the header.
 */
export function describeDevice(userAgent: string | null) {
  const text = (userAgent ?? "").slice(0, 500);
  const browser = nameIn(browsers, text);
  const system = nameIn(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
