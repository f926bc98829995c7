import { z } from "zod";
import { registerClient } from "@/lib/access/oauth/clients/register-client";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { oauthRoute } from "@/lib/http/oauth-route";
import { limit } from "@/lib/rate-limit";

/** Registrations of one network address in an hour. Assistants in the cloud register anew for each user or workspace. */
const perAddress = { points: 600, seconds: 3_600 };

export const POST = oauthRoute(
  async (request, now) => {
    await limit("oauth_register", clientIp(request), perAddress);
    const input = await readJson(request, z.unknown(), { maxBytes: 16 * 1024 });
    return Response.json(await registerClient(input, now), { status: 201 });
  },
  ["application/json"],
);
