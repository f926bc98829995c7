import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { sessionRequest } from "@/lib/auth/sessions/session-request";
import { clientAddress } from "@/lib/http/client-address";
import { readBytes } from "@/lib/http/read-bytes";
import { publicRoute } from "@/lib/http/route";

/** next-auth reads bodies whole, however long they are, and its own forms are URL-encoded. */
const limits = { maxBytes: 64 * 1024, deadline: 30_000 };
const bodyTypes = ["application/json", "application/x-www-form-urlencoded"] as const;

const handler = publicRoute<{ nextauth: string[] }>(
  async ({ request, params }) => {
    const bytes = await readBytes(request, limits);
    const { method, headers, url } = request;
    const copy = new NextRequest(url, { method, headers, ...(bytes.length > 0 && { body: bytes }) });
    const options = nextAuthOptions(clientAddress(request), sessionRequest(request, false));
    return NextAuth(copy, { params: Promise.resolve(params) }, options);
  },
  { bodyTypes },
);

export { handler as GET, handler as POST };
