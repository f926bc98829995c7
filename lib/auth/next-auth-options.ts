import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { callbackPath } from "@/lib/auth/callback-path";
import { sessionCookieName } from "@/lib/auth/cookies";
import { signInSchema } from "@/lib/auth/schema";
import type { SessionRequest } from "@/lib/auth/sessions/start-session";
import { signIn } from "@/lib/auth/sign-in";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

const day = 24 * 3_600;
/**
 * What may appear in the URL that next-auth redirects to; its default is the
 * message of any error.
 */
const safeCodes = new Set<string>([
  "invalid_credentials",
  "email_unverified",
  "second_factor_required",
  "account_suspended",
  "rate_limited",
  "unavailable",
]);

function toSafeError(error: unknown) {
  const code =
    error instanceof AppError && safeCodes.has(error.code)
      ? error.code
      : "unavailable";
  if (code === "unavailable")
    log().error({ err: error }, "next-auth's sign-in failed");
  return new Error(code);
}

/**
 * Our sessions are rows in a table; next-auth would store the user in the
 * cookie itself. Nothing mounted decodes it.
 */
const opaqueTokens: NonNullable<NextAuthOptions["jwt"]> = {
  encode: async ({ token }) =>
    typeof token?.opaque === "string" ? token.opaque : "",
  decode: async () => null,
};

/**
 * Signs in with the same verb as our own endpoint, so the sessions are the same
 * rows.
 */
export function nextAuthOptions(
  ipAddress: string,
  session: SessionRequest,
  afterSignIn: (userId: number) => Promise<void>,
): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: day },
    pages: { signIn: "/signin", error: "/signin" },
    jwt: opaqueTokens,
    cookies: {
      sessionToken: { name: sessionCookieName(), options: cookieOptions() },
    },
    providers: [
      Credentials({
        credentials: {
          email: { type: "email" },
          password: { type: "password" },
        },
        async authorize(given) {
          const input = signInSchema.safeParse({
            email: given?.email,
            password: given?.password,
          });
          if (!input.success) return null;
          try {
            const signedIn = await signIn(
              { ...input.data, ipAddress },
              { ...session, browserToken: null },
            );
            // Its page has no way to go on; ours has.
            if (signedIn.missing)
              throw new AppError("second_factor_required", "Sign in here.");
            await afterSignIn(signedIn.user.id);
            return {
              id: String(signedIn.user.id),
              email: signedIn.user.email,
              opaque: signedIn.session.token,
            };
          } catch (error) {
            throw toSafeError(error);
          }
        },
      }),
    ],
    callbacks: {
      // Set only at sign-in; what a page sends with an update is ignored.
      jwt: ({ token, user }) =>
        user && "opaque" in user ? { ...token, opaque: user.opaque } : token,
      // next-auth's default throws for an invalid URL.
      redirect: ({ url, baseUrl }) =>
        baseUrl +
        callbackPath(
          url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url,
          baseUrl,
        ),
    },
    logger: {
      error: (code) => log().warn({ nextAuth: code }),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

function cookieOptions() {
  return {
    httpOnly: true,
    sameSite: "lax" as const,
    path: "/",
    secure: env().APP_URL.startsWith("https:"),
  };
}
