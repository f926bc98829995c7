import type { Metadata } from "next";
import { AdminLog } from "@/components/admin";
import { DataClient } from "@/components/site";

export const metadata: Metadata = {
  title: "What administrators did",
  robots: { index: false, follow: false },
};

export default function AdminLogPage() {
  return (
    <div className="mx-auto max-w-4xl px-(--gutter) pt-8 pb-20 sm:pt-12">
      <DataClient>
        <AdminLog />
      </DataClient>
    </div>
  );
}
