import { LegalPage } from "@/components/site";
import { privacy } from "@/lib/content/legal/privacy";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata("/privacy");

export default function PrivacyPage() {
  return <LegalPage document={privacy} path="/privacy" />;
}
