import { z } from "zod";
import { registrationLimits } from "@/lib/access/oauth/clients/limits";
import { registerClient } from "@/lib/access/oauth/clients/register-client";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { oauthRoute } from "@/lib/http/oauth-route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = oauthRoute(
  async (request, now) => {
    await limit(
      "oauth_register",
      clientIp(request),
      registrationLimits.perAddress,
    );
    await limit(
      "oauth_register_day",
      clientIp(request),
      registrationLimits.perAddressAndDay,
    );
    const input = await readJson(request, z.unknown(), { maxBytes: 16 * 1024 });
    return Response.json(await registerClient(input, now), { status: 201 });
  },
  ["application/json"],
);
