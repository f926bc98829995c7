import { LegalPage } from "@/components/site";
import { disclaimer } from "@/lib/content/legal/disclaimer";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata("/disclaimer");

export default function DisclaimerPage() {
  return <LegalPage document={disclaimer} path="/disclaimer" />;
}
