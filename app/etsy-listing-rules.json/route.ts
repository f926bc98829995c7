import { listingRules } from "@/lib/content/listing-rules";
import { publicDocument } from "@/lib/http/public-document";
import { publicRoute } from "@/lib/http/route";

/** Anyone may read it, also pages of others that show it. */
export const GET = publicRoute(() => publicDocument({ rules: listingRules }));
