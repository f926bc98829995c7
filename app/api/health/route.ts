import { publicRoute } from "@/lib/http/route";
import { checkHealth } from "@/lib/maintenance/check-health";

export const GET = publicRoute(async () => {
  const down = await checkHealth();
  if (down === null) return { status: "ok" };
  return Response.json(
    {
      status: "down",
      part: down,
      code: "unavailable",
      message: `The ${down} is down.`,
    },
    { status: 503, headers: { "Retry-After": "5" } },
  );
});
