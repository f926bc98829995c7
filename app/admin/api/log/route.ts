import { listLog } from "@/lib/admin/log/list-log";
import { logQuerySchema } from "@/lib/admin/schema";
import { parseInput } from "@/lib/http/body";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const query = parseInput(logQuerySchema, Object.fromEntries(searchParams));
  const { data, next } = await listLog(query);
  if (next === null) return { data };
  const rest = new URLSearchParams({
    limit: String(query.limit),
    cursor: String(next),
  });
  return Response.json(
    { data },
    { headers: { Link: `</admin/api/log?${rest}>; rel="next"` } },
  );
});
