import type { Metadata } from "next";
import { Analytics, Invitations } from "@/components/admin";
import { DataClient } from "@/components/site";
import { installation } from "@/lib/settings/installation";

export const metadata: Metadata = {
  title: "Analytics",
  robots: { index: false, follow: false },
};

export default function AnalyticsPage() {
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-8 pb-20 sm:pt-12">
      <DataClient>
        <Analytics>
          {installation().signUp === "invited" && <Invitations />}
        </Analytics>
      </DataClient>
    </div>
  );
}
