import { createOwnKey, listOwnKeys } from "@/lib/access/keys/keys";
import { newKeySchema } from "@/lib/access/keys/schema";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(({ user }) => listOwnKeys(user.id, new Date()));

export const POST = userRoute(
  async ({ request, user }) => {
    await limit("keys", String(user.id), { points: 30, seconds: 3_600 });
    const chosen = await readJson(request, newKeySchema);
    const key = await createOwnKey(
      user.id,
      { ...chosen, createdFrom: clientIp(request) },
      new Date(),
    );
    return Response.json(key, { status: 201 });
  },
  { stepUp: "with_factor" },
);
