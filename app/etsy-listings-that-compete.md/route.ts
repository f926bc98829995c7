import { etsyListingsThatCompete } from "@/lib/content/guides/etsy-listings-that-compete";
import { guideResponse } from "@/lib/http/guide-response";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export const GET = () => guideResponse(etsyListingsThatCompete);
