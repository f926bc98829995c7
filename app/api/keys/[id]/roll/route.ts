import { rollOwnKey } from "@/lib/access/keys/keys";
import { rollSchema } from "@/lib/access/keys/schema";
import { readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    await limit("keys", String(user.id), { points: 30, seconds: 3_600 });
    const { overlapHours } = await readJson(request, rollSchema);
    const key = await rollOwnKey(
      user.id,
      params.id,
      { overlapHours, createdFrom: clientIp(request) },
      new Date(),
    );
    return Response.json(key, { status: 201 });
  },
  { stepUp: "with_factor" },
);
