import { Generator } from "@/components/generate";
import { OfflineWorker } from "@/components/site";
import { pageMetadata } from "@/lib/content/page-metadata";
import { installation } from "@/lib/settings/installation";

export const metadata = pageMetadata("/generate");

export default function GeneratePage() {
  return (
    <div className="group/page mx-auto max-w-6xl space-y-6 px-(--gutter) pt-8 pb-4 max-sm:has-data-result:space-y-4 max-sm:has-data-result:pt-4 sm:pt-12 sm:pb-16">
      <div>
        <h1 className="text-4xl max-sm:group-has-data-result/page:text-2xl sm:text-5xl">
          Listing Generator
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground max-sm:group-has-data-result/page:hidden">
          {installation().hasPictures
            ? "Start from a photo, from what you know, or from both. You see where every fact came from."
            : "Start from what you know. You see where every fact came from."}
        </p>
      </div>
      <Generator />
      <OfflineWorker />
    </div>
  );
}
