import { ExampleListing } from "@/components/gallery";
import { TableOfContents } from "@/components/guides";
import { StructuredData } from "@/components/site";
import { examplesPage } from "@/lib/content/examples-page";
import { breadcrumbData, itemListData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { recordedListings } from "@/lib/content/recorded/recorded-listings";
import { formatDay } from "@/lib/time/format-day";

export const metadata = pageMetadata(examplesPage.path);

const contents = recordedListings.map(({ id, name }) => ({ id, title: name }));
export default function ListingExamplesPage() {
  const { title, path, lead, method, updatedOn } = examplesPage;
  return (
    <div className="guide mx-auto max-w-6xl gap-x-14 px-(--gutter) pt-10 sm:pt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <StructuredData data={itemListData(title, path, recordedListings)} />
      <header className="lg:col-start-2">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="measure mt-4 text-lg text-muted-foreground">{lead}</p>
        <p className="measure mt-4">
          {method} As of{" "}
          <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>.
        </p>
        <p className="measure mt-4">
          Three of them are also{" "}
          <a
            href="/generate"
            className="text-primary underline underline-offset-4"
          >
            in the generator
          </a>
          , and each rule that they keep is{" "}
          <a
            href="/etsy-listing-rules"
            className="text-primary underline underline-offset-4"
          >
            on a page of its own
          </a>
          .
        </p>
        <div className="ruler-edge mt-8 max-w-[46rem]" aria-hidden="true" />
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={contents} />
      </div>
      <div className="min-w-0 max-w-[46rem] lg:col-start-2">
        {recordedListings.map((example) => (
          <ExampleListing key={example.id} example={example} />
        ))}
      </div>
    </div>
  );
}
