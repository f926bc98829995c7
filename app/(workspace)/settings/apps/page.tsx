import type { Metadata } from "next";
import { ConnectedApps, SettingsPage } from "@/components/settings";

export const metadata: Metadata = {
  title: "Connected apps",
  description: "Assistants and other apps that may use your account.",
  robots: { index: false },
};

export default function AppsPage() {
  return (
    <SettingsPage
      href="/settings/apps"
      title="Connected apps"
      intro="Assistants such as Claude or ChatGPT can check, write and draft listings for you, as far as you allow them to."
    >
      <ConnectedApps />
    </SettingsPage>
  );
}
