import { findShownMetrics } from "@/lib/admin/find-metrics";
import { adminRoute } from "@/lib/http/route";

export const GET = adminRoute(() => findShownMetrics(new Date()));
