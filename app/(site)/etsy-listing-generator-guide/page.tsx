import { GuidePage } from "@/components/guides/guide-page";
import { guideMetadata } from "@/lib/content/guide-metadata";
import { etsyListingGeneratorGuide } from "@/lib/content/guides/etsy-listing-generator-guide";

export const metadata = guideMetadata(etsyListingGeneratorGuide);

export default function EtsyListingGeneratorGuidePage() {
  return <GuidePage guide={etsyListingGeneratorGuide} />;
}
