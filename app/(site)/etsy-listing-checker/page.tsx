import { ToolPage } from "@/components/guides";
import { pageMetadata } from "@/lib/content/page-metadata";
import { listingChecker } from "@/lib/content/tools/listing-checker";

export const metadata = pageMetadata(listingChecker.path);

export default function ListingCheckerPage() {
  return <ToolPage tool={listingChecker} />;
}
