import { GuidePage } from "@/components/guides";
import { etsySeoTips } from "@/lib/content/guides/etsy-seo-tips";
import { guideMetadata } from "@/lib/content/page-metadata";

export const metadata = guideMetadata(etsySeoTips);

export default function EtsySeoTipsPage() {
  return <GuidePage guide={etsySeoTips} />;
}
