import { etsySeoTips } from "@/lib/content/guides/etsy-seo-tips";
import { guideResponse } from "@/lib/http/guide-response";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export const GET = () => guideResponse(etsySeoTips);
