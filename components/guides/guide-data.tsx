import { StructuredData } from "@/components/site/structured-data";
import { findArticle } from "@/lib/content/articles";
import { articleData, breadcrumbData } from "@/lib/content/structured-data";

export function GuideData({ slug }: { slug: string }) {
  const article = findArticle(slug);
  return (
    <>
      <StructuredData data={articleData(article)} />
      <StructuredData
        data={breadcrumbData([
          { name: "Seo blog", path: "/blog" },
          { name: article.title, path: `/${slug}` },
        ])}
      />
    </>
  );
}
