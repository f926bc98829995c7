import { publicRoute } from "@/lib/http/route";
import {
  renderMetrics,
  requireMetricsToken,
} from "@/lib/maintenance/render-metrics";

export const GET = publicRoute(async ({ request }) => {
  requireMetricsToken(request.headers.get("authorization"));
  const { type, text } = await renderMetrics();
  return new Response(text, { headers: { "Content-Type": type } });
});
