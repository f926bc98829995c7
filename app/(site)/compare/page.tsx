import { RivalSection } from "@/components/compare";
import { InlineText, StructuredData } from "@/components/site";
import {
  comparison,
  here,
  notCompared,
  notHere,
  rivals,
} from "@/lib/content/comparison";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { planPrices } from "@/lib/content/plan-details";
import { installation } from "@/lib/settings/installation";
import { formatDay } from "@/lib/time/format-day";

export const metadata = pageMetadata(comparison.path);

const names = new Intl.ListFormat("en-US");

export default function ComparePage() {
  const { title, path, lead, method, checkedOn } = comparison;
  return (
    <div className="guide mx-auto max-w-3xl px-(--gutter) pt-10 sm:pt-14">
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="measure mt-4 text-lg text-muted-foreground">{lead}</p>
      <p className="mt-4 text-muted-foreground text-sm">
        Last read on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>
      </p>
      <nav aria-label="Tools compared" className="mt-6">
        <ul className="flex flex-wrap gap-x-5">
          {rivals.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Part id="this-one" title="What this tool has">
        <Items items={here} />
        {installation().hasBilling && (
          <p className="measure mt-4">
            {planPrices}{" "}
            <a
              href="/pricing"
              className="text-primary underline underline-offset-4"
            >
              All of the plans
            </a>
          </p>
        )}
      </Part>
      <Part id="not-here" title="What it doesn't have">
        <Items items={notHere} />
      </Part>
      {rivals.map((rival) => (
        <RivalSection key={rival.id} rival={rival} />
      ))}
      <Part id="method" title="How this was made">
        <p className="measure mt-4">{method}</p>
        <p className="measure mt-4">
          Of {names.format(notCompared)} we found no page of this year with
          facts to compare.
        </p>
      </Part>
    </div>
  );
}

function Part({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul className="measure mt-4 list-disc space-y-2 pl-7 marker:text-primary">
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} sources={[]} />
        </li>
      ))}
    </ul>
  );
}
