import { etsyListingGeneratorGuide } from "@/lib/content/guides/etsy-listing-generator-guide";
import { etsyListingsThatCompete } from "@/lib/content/guides/etsy-listings-that-compete";
import { etsyPhotosAndAltText } from "@/lib/content/guides/etsy-photos-and-alt-text";
import { etsySeoTips } from "@/lib/content/guides/etsy-seo-tips";
import type { Guide } from "@/lib/content/guides/guide";

/** All of them, the oldest first. */
export const guides: Guide[] = [
  etsyListingGeneratorGuide,
  etsySeoTips,
  etsyPhotosAndAltText,
  etsyListingsThatCompete,
];
