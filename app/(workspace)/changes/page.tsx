import type { Metadata } from "next";
import { Changes } from "@/components/changes";
import { DataClient } from "@/components/site";

export const metadata: Metadata = {
  title: "Results",
  description:
    "What you changed in your shop, with views, favorites and orders before and after.",
  robots: { index: false },
};

export default function ChangesPage() {
  return (
    <div className="mx-auto max-w-4xl space-y-6 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">Results</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          What you changed, and what came in per day before and after. The
          numbers don’t tell why: season, ads, Etsy’s search and your other
          listings change at the same time.
        </p>
      </div>
      <DataClient>
        <Changes />
      </DataClient>
    </div>
  );
}
