import type { Metadata } from "next";
import { SettingsPage, Webhooks } from "@/components/settings";

export const metadata: Metadata = {
  title: "Webhooks",
  description:
    "Addresses of your own programs that are notified of what happens here.",
  robots: { index: false },
};

export default function WebhooksPage() {
  return (
    <SettingsPage
      href="/settings/webhooks"
      title="Webhooks"
      intro="Your own programs are notified when a listing is ready, a batch is finished or a draft is on Etsy."
    >
      <Webhooks />
    </SettingsPage>
  );
}
