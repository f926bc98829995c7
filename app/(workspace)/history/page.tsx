import type { Metadata } from "next";
import { History } from "@/components/history";
import { DataClient, OfflineWorker } from "@/components/site";

export const metadata: Metadata = {
  title: "Generation History",
  description: "Every listing you generated, to copy again or to delete.",
  robots: { index: false },
};

export default function HistoryPage() {
  return (
    <div className="mx-auto max-w-4xl space-y-6 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <DataClient>
        <History />
      </DataClient>
      <OfflineWorker />
    </div>
  );
}
