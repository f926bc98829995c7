import "@/app/docs.css";
import { ApiDocs } from "@/components/docs";
import { StructuredData } from "@/components/site";
import { apiDocs } from "@/lib/content/api-docs";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { site } from "@/lib/content/site";

export const metadata = pageMetadata(apiDocs.path);

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
