import { LegalPage } from "@/components/site";
import { terms } from "@/lib/content/legal/terms";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata("/terms");

export default function TermsPage() {
  return <LegalPage document={terms} path="/terms" />;
}
