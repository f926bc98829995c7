import { ContentBlocks } from "@/components/guides/content-blocks";
import { SourceList } from "@/components/guides/source-list";
import { StructuredData } from "@/components/site/structured-data";
import { buttonVariants } from "@/components/ui/button";
import { citedSources } from "@/lib/content/blocks";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { photoTips } from "@/lib/content/photo-tips";
import { findPage } from "@/lib/content/public-pages";

const { path, title } = findPage("/photo-tips");
export const metadata = pageMetadata(path);

const sources = citedSources(photoTips.tips);

export default function PhotoTipsPage() {
  return (
    <div className="guide mx-auto max-w-3xl px-(--gutter) pt-12 sm:pt-16">
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="measure mt-5 text-lg text-muted-foreground">
        {photoTips.lead}
      </p>
      <ol>
        {photoTips.tips.map((tip, index) => (
          <li key={tip.id} id={tip.id} className="mt-10">
            <h2 className="text-2xl">
              {index + 1}. {tip.title}
            </h2>
            <ContentBlocks blocks={tip.blocks} sources={sources} />
          </li>
        ))}
      </ol>
      <p className="mt-12 text-lg">
        Have a photo? See what it says about the item.
      </p>
      <a href="/generate" className={buttonVariants({ className: "mt-4" })}>
        Make a listing
      </a>
      <SourceList sources={sources} />
    </div>
  );
}
