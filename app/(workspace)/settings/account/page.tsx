import type { Metadata } from "next";
import { AccountSettings, SettingsPage } from "@/components/settings";

export const metadata: Metadata = {
  title: "Account",
  description:
    "Your password and second factor, where you are signed in, your data, and how to delete it all.",
  robots: { index: false },
};

export default function AccountPage() {
  return (
    <SettingsPage
      href="/settings/account"
      title="Account"
      intro="Your password, where you are signed in, and your data."
    >
      <AccountSettings />
    </SettingsPage>
  );
}
