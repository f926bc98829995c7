import type { Metadata } from "next";
import { Batches } from "@/components/batches";
import { DataClient } from "@/components/site";
import { byPictures } from "@/lib/settings/installation";

export const metadata: Metadata = {
  title: "Batches",
  description: byPictures(
    "Drop the photos of many products and get a listing for each.",
    "Name many products, with their photos, and get a listing for each.",
  ),
  robots: { index: false },
};

export default function BatchesPage() {
  return (
    <div className="mx-auto max-w-5xl space-y-6 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <DataClient>
        <Batches />
      </DataClient>
    </div>
  );
}
