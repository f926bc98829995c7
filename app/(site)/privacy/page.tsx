import type { Metadata } from "next";
import { LegalPage } from "@/components/site/legal-page";
import { privacy } from "@/lib/content/legal/privacy";

export const metadata: Metadata = {
  title: privacy.title,
  description: privacy.description,
  alternates: { canonical: "/privacy" },
};

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
