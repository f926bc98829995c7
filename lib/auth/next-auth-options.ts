import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { callbackPath } from "@/lib/auth/callback-path";
import { signInSchema } from "@/lib/auth/schema";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import type { SessionRequest } from "@/lib/auth/sessions/start-session";
import { signIn } from "@/lib/auth/sign-in";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

const day = 24 * 3_600;
/** What may be told in the address of the page that next-auth redirects to; its default is the text of any error. */
const listedCodes = new Set<string>(["invalid_credentials", "email_unverified", "rate_limited", "unavailable"]);

function listedError(error: unknown) {
  const code = error instanceof AppError && listedCodes.has(error.code) ? error.code : "unavailable";
  if (code === "unavailable") log().error({ err: error }, "next-auth's sign-in failed");
  return new Error(code);
}

/** Ours is an opaque token in a table, where next-auth would keep the user in the cookie itself. Nothing mounted reads it back. */
const opaqueTokens: NonNullable<NextAuthOptions["jwt"]> = {
  encode: async ({ token }) => (typeof token?.opaque === "string" ? token.opaque : ""),
  decode: async () => null,
};

/** Signs in by the same verb as our own call. Sessions of either are the same rows. */
export function nextAuthOptions(address: string, session: SessionRequest): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: day },
    pages: { signIn: "/signin", error: "/signin" },
    jwt: opaqueTokens,
    cookies: { sessionToken: { name: sessionCookieName(), options: cookieOptions() } },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(given) {
          const input = signInSchema.safeParse({ email: given?.email, password: given?.password });
          if (!input.success) return null;
          try {
            const signedIn = await signIn({ ...input.data, address }, session);
            return { id: String(signedIn.user.id), email: signedIn.user.email, opaque: signedIn.session.token };
          } catch (error) {
            throw listedError(error);
          }
        },
      }),
    ],
    callbacks: {
      // Set at sign-in alone; what a page sends along with an update is not taken.
      jwt: ({ token, user }) => (user && "opaque" in user ? { ...token, opaque: user.opaque } : token),
      // next-auth's own default throws for what is no address.
      redirect: ({ url, baseUrl }) =>
        baseUrl + callbackPath(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url, baseUrl),
    },
    logger: { error: (code) => log().warn({ nextAuth: code }), warn: () => undefined, debug: () => undefined },
  };
}

function cookieOptions() {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: env().APP_URL.startsWith("https:") };
}
