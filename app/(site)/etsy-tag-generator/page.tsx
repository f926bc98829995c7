import { ToolPage } from "@/components/guides";
import { pageMetadata } from "@/lib/content/page-metadata";
import { tagGenerator } from "@/lib/content/tools/tag-generator";

export const metadata = pageMetadata(tagGenerator.path);

export default function TagGeneratorPage() {
  return <ToolPage tool={tagGenerator} />;
}
