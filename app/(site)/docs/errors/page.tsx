import "@/app/docs.css";
import { ErrorDocs } from "@/components/docs";
import { StructuredData } from "@/components/site";
import { apiDocs, errorDocs } from "@/lib/content/api-docs";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata(errorDocs.path);

const trail = [apiDocs, errorDocs].map(({ title, path }) => ({
  name: title,
  path,
}));

export default function ErrorDocsPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(trail)} />
      <ErrorDocs />
    </>
  );
}
