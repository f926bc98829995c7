import { TableOfContents } from "@/components/guides";
import { RuleEntry } from "@/components/listing-rules";
import { StructuredData } from "@/components/site";
import { breadcrumbData } from "@/lib/content/json-ld";
import {
  basisNames,
  listingRules,
  rulesByField,
} from "@/lib/content/listing-rules";
import { pageMetadata } from "@/lib/content/page-metadata";
import { rulesPage } from "@/lib/content/rules-page";
import { formatDay } from "@/lib/time/format-day";

const page = pageMetadata(rulesPage.path);
export const metadata = {
  ...page,
  alternates: {
    ...page.alternates,
    types: { "application/json": rulesPage.jsonPath },
  },
};

const contents = rulesByField.map(({ field, label }) => ({
  id: field,
  title: label,
}));

export default function ListingRulesPage() {
  const { title, path, lead, updatedOn, jsonPath } = rulesPage;
  return (
    <div className="guide mx-auto max-w-6xl gap-x-14 px-(--gutter) pt-10 sm:pt-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <header className="lg:col-start-2">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="measure mt-4 text-lg text-muted-foreground">{lead}</p>
        <p className="measure mt-4">
          {listingRules.length} rules, as of{" "}
          <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>. The date
          beside a source is that of the version that we know; undated ones we
          know only from others. The same{" "}
          <a
            href={jsonPath}
            className="text-primary underline underline-offset-4"
          >
            as JSON
          </a>
          , free to use and to cite. To try them on a text of yours, paste it{" "}
          <a
            href="/etsy-listing-checker"
            className="text-primary underline underline-offset-4"
          >
            into the checker
          </a>
          .
        </p>
        <BasisLegend />
        <div className="ruler-edge mt-8 max-w-[46rem]" aria-hidden="true" />
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={contents} />
      </div>
      <div className="min-w-0 max-w-[46rem] lg:col-start-2">
        {rulesByField.map(({ field, label, rules }) => (
          <section
            key={field}
            id={field}
            aria-labelledby={`${field}-title`}
            className="mt-12"
          >
            <h2 id={`${field}-title`} className="text-3xl">
              {label}
            </h2>
            {rules.map((rule) => (
              <RuleEntry key={rule.id} rule={rule} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** What the words for the firmness of a rule mean. */
function BasisLegend() {
  return (
    <dl className="mt-6 grid max-w-[46rem] gap-3">
      {Object.values(basisNames).map(({ name, meaning }) => (
        <div key={name} className="gap-x-4 sm:grid sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted-foreground">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
