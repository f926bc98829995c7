import type { Metadata } from "next";
import { LegalPage } from "@/components/site/legal-page";
import { disclaimer } from "@/lib/content/legal/disclaimer";

export const metadata: Metadata = {
  title: disclaimer.title,
  description: disclaimer.description,
  alternates: { canonical: "/disclaimer" },
};

export default function DisclaimerPage() {
  return <LegalPage document={disclaimer} />;
}
