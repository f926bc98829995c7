import { GuidePage } from "@/components/guides/guide-page";
import { guideMetadata } from "@/lib/content/guide-metadata";
import { etsySeoTips } from "@/lib/content/guides/etsy-seo-tips";

export const metadata = guideMetadata(etsySeoTips);

export default function EtsySeoTipsPage() {
  return <GuidePage guide={etsySeoTips} />;
}
