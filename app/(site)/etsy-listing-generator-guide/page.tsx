import { GuideData } from "@/components/guides/guide-data";
import { GuidePage } from "@/components/guides/guide-page";
import { guideMetadata } from "@/lib/content/guide-metadata";
import { etsyListingGeneratorGuide } from "@/lib/content/guides/etsy-listing-generator-guide";

export const metadata = guideMetadata(etsyListingGeneratorGuide);

export default function EtsyListingGeneratorGuidePage() {
  return (
    <>
      <GuideData slug={etsyListingGeneratorGuide.slug} />
      <GuidePage guide={etsyListingGeneratorGuide} />
    </>
  );
}
