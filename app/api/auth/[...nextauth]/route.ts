import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { readTryToken } from "@/lib/auth/cookies";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { nextAuthFieldsSchema } from "@/lib/auth/schema";
import { sessionRequest } from "@/lib/auth/sessions/start-session";
import { AppError } from "@/lib/errors";
import { readFields } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { publicRoute } from "@/lib/http/route";
import { keepTry } from "@/lib/tries/keep-try";

/**
 * The mounted parts of next-auth: its sign-in and the CSRF token for it.
 * Everything else is 404.
 */
const mounted: Record<string, string[]> = {
  "GET csrf": ["csrf"],
  "POST callback/credentials": ["callback", "credentials"],
};

const handler = publicRoute<{ nextauth: string[] }>(
  async ({ request, params }) => {
    const { method, url } = request;
    const nextauth = mounted[`${method} ${params.nextauth.join("/")}`];
    if (!nextauth) throw new AppError("not_found", "Endpoint not found.");
    // next-auth reads bodies without a limit or a schema, so it gets one that
    // we read and parsed.
    const fields =
      method === "POST" &&
      JSON.stringify(await readFields(request, nextAuthFieldsSchema));
    const headers = { "Content-Type": "application/json" };
    const copy = new NextRequest(new URL(url).origin, {
      method,
      headers,
      ...(fields && { body: fields }),
    });
    const options = nextAuthOptions(
      clientIp(request),
      sessionRequest(request, false),
      (userId) => keepTry(userId, readTryToken(request)),
    );
    const answer = await NextAuth(
      copy,
      { params: Promise.resolve({ nextauth }) },
      options,
    );
    // The configuration is the same for every call, so the error is caused by
    // an invalid cookie.
    if (answer.status >= 500)
      throw new AppError(
        "bad_request",
        "The cookies of this request can't be read.",
      );
    return answer;
  },
  { bodyTypes: ["application/json", "application/x-www-form-urlencoded"] },
);

export {
  handler as DELETE,
  handler as GET,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
