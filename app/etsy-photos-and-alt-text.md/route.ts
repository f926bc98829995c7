import { etsyPhotosAndAltText } from "@/lib/content/guides/etsy-photos-and-alt-text";
import { guideResponse } from "@/lib/http/guide-response";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export const GET = () => guideResponse(etsyPhotosAndAltText);
