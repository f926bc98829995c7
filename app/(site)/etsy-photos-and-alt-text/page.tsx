import { GuidePage } from "@/components/guides";
import { etsyPhotosAndAltText } from "@/lib/content/guides/etsy-photos-and-alt-text";
import { guideMetadata } from "@/lib/content/page-metadata";

export const metadata = guideMetadata(etsyPhotosAndAltText);

export default function EtsyPhotosAndAltTextPage() {
  return <GuidePage guide={etsyPhotosAndAltText} />;
}
