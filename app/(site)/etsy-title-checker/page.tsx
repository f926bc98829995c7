import { ToolPage } from "@/components/guides";
import { pageMetadata } from "@/lib/content/page-metadata";
import { titleChecker } from "@/lib/content/tools/title-checker";

export const metadata = pageMetadata(titleChecker.path);

export default function TitleCheckerPage() {
  return <ToolPage tool={titleChecker} />;
}
