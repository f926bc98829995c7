import "@/app/workspace.css";
import type { Metadata } from "next";
import { Dashboard } from "@/components/account";
import { DataClient, OfflineWorker } from "@/components/site";
import { WorkspaceNav } from "@/components/workspace";
import { byBilling } from "@/lib/settings/installation";

export const metadata: Metadata = {
  title: "Dashboard",
  description: byBilling(
    "Your plan, what is left of it this month, and your account.",
    "What is left of your month, and your account.",
  ),
  alternates: { canonical: "/dashboard" },
  robots: { index: false },
};

export default function DashboardPage() {
  return (
    <>
      <WorkspaceNav />
      <DataClient>
        <Dashboard />
        <OfflineWorker />
      </DataClient>
    </>
  );
}
