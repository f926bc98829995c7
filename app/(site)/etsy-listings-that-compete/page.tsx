import { GuidePage } from "@/components/guides";
import { etsyListingsThatCompete } from "@/lib/content/guides/etsy-listings-that-compete";
import { guideMetadata } from "@/lib/content/page-metadata";

export const metadata = guideMetadata(etsyListingsThatCompete);

export default function EtsyListingsThatCompetePage() {
  return <GuidePage guide={etsyListingsThatCompete} />;
}
