import { ApiDocs } from "@/components/docs/api-docs";
import { StructuredData } from "@/components/site/structured-data";
import { apiDocs } from "@/lib/content/api-docs";
import { pageMetadata } from "@/lib/content/page-metadata";
import { site } from "@/lib/content/site";
import { breadcrumbData } from "@/lib/content/structured-data";

export const metadata = pageMetadata({
  title: apiDocs.title,
  description:
    "Every call of the API with examples in curl, JavaScript and Python, webhooks, and how assistants connect.",
  path: apiDocs.path,
});

export default function ApiDocsPage() {
  return (
    <>
      <StructuredData
        data={breadcrumbData([{ name: apiDocs.title, path: apiDocs.path }])}
      />
      <ApiDocs origin={site.defaultOrigin} />
    </>
  );
}
