import type { Metadata } from "next";
import { AuthorizeApp } from "@/components/account";
import { AuthFrame, StepUpDialog } from "@/components/auth";
import { DataClient } from "@/components/site";
import { site } from "@/lib/content/site";

export const metadata: Metadata = {
  title: "Allow access",
  description: `Choose whether an app may use your ${site.name} account.`,
  // The address holds what the app asks.
  referrer: "no-referrer",
  robots: { index: false },
};

export default function AuthorizePage() {
  return (
    <AuthFrame>
      <DataClient>
        <AuthorizeApp />
      </DataClient>
      <StepUpDialog />
    </AuthFrame>
  );
}
