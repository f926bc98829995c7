import { etsyListingGeneratorGuide } from "@/lib/content/guides/etsy-listing-generator-guide";
import { guideResponse } from "@/lib/http/guide-response";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export const GET = () => guideResponse(etsyListingGeneratorGuide);
