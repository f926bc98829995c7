import type { Metadata } from "next";
import { Analytics } from "@/components/admin";
import { DataClient } from "@/components/site";

export const metadata: Metadata = {
  title: "Analytics",
  robots: { index: false, follow: false },
};

export default function AnalyticsPage() {
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-8 pb-20 sm:pt-12">
      <DataClient>
        <Analytics />
      </DataClient>
    </div>
  );
}
