import { BrandBuilder } from "@/components/brand";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata("/shop-name-generator");

export default function ShopNameGeneratorPage() {
  return (
    <div className="mx-auto max-w-6xl space-y-8 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">Brand Builder</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          Shop names that follow Etsy's rules, and logos as SVG and PNG files.
          Start with either one.
        </p>
      </div>
      <BrandBuilder />
    </div>
  );
}
