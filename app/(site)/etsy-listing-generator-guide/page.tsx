import { GuidePage } from "@/components/guides";
import { etsyListingGeneratorGuide } from "@/lib/content/guides/etsy-listing-generator-guide";
import { guideMetadata } from "@/lib/content/page-metadata";

export const metadata = guideMetadata(etsyListingGeneratorGuide);

export default function EtsyListingGeneratorGuidePage() {
  return <GuidePage guide={etsyListingGeneratorGuide} />;
}
