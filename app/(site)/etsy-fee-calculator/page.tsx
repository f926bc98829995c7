import { FeeCalculator, FeeTable } from "@/components/fees";
import {
  InlineText,
  QuestionList,
  SourceEntries,
  StructuredData,
} from "@/components/site";
import {
  feePath,
  feeQuestions,
  feeSourceNames,
  feeTables,
  formula,
  marginFormula,
  marginTable,
  notCounted,
  rateTable,
  roundingRule,
} from "@/lib/content/fee-calculator";
import { breadcrumbData, faqData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import {
  countryCodes,
  exchangeDay,
  feeSources,
  ratesCheckedOn,
} from "@/lib/fees/rates";
import { formatDay } from "@/lib/time/format-day";

export const metadata = pageMetadata(feePath);

export default function FeeCalculatorPage() {
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-8 pb-16 sm:pt-12">
      <StructuredData data={faqData(feeQuestions)} />
      <StructuredData
        data={breadcrumbData([{ name: "Etsy Fee Calculator", path: feePath }])}
      />
      <h1 className="text-4xl sm:text-5xl">Etsy Fee Calculator</h1>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">
        What Etsy takes from a sale in {countryCodes.length} countries, and the
        price that leaves the margin you wish. No account is needed: it runs in
        your browser.
      </p>
      <p className="mt-2 mb-8 text-muted-foreground text-sm">
        Rates looked up{" "}
        <time dateTime={ratesCheckedOn}>{formatDay(ratesCheckedOn)}</time>; some
        only in reports, see{" "}
        <a
          href="#sources"
          className="text-primary underline underline-offset-4"
        >
          the sources
        </a>
      </p>
      <noscript>
        <p className="mb-6">
          The form below needs scripts. The tables after it don’t.
        </p>
      </noscript>
      <FeeCalculator />
      <FeeTables />
      <Explanation />
      <section aria-labelledby="questions-title" className="mt-14 max-w-3xl">
        <h2 id="questions-title" className="mb-2 text-3xl">
          Questions
        </h2>
        <QuestionList questions={feeQuestions} />
      </section>
      <FeeSources />
    </div>
  );
}

function FeeTables() {
  return (
    <section
      aria-labelledby="tables-title"
      className="mt-14 defer-layout"
      style={{ containIntrinsicSize: "auto 100rem" }}
    >
      <h2 id="tables-title" className="text-3xl">
        Common prices, already calculated
      </h2>
      <p className="measure mt-4">
        With VAT or GST on the fees where the table of rates names one, and at
        the exchange rates of {formatDay(exchangeDay)}
        <InlineText text="[@exchange]" sources={feeSourceNames} />. In brackets:
        the share of the price.
      </p>
      {[...feeTables, marginTable].map((table) => (
        <FeeTable key={table.caption} {...table} />
      ))}
    </section>
  );
}

function Explanation() {
  return (
    <>
      <section
        aria-labelledby="formula-title"
        className="mt-14 defer-layout"
        style={{ containIntrinsicSize: "auto 80rem" }}
      >
        <h2 id="formula-title" className="text-3xl">
          The formula
        </h2>
        <ol className="measure mt-4 list-decimal space-y-2 pl-5">
          {formula.map((step) => (
            <li key={step}>
              <InlineText text={step} sources={feeSourceNames} />
            </li>
          ))}
        </ol>
        <p className="measure mt-4">
          <InlineText text={marginFormula} sources={feeSourceNames} />
        </p>
        <p className="measure mt-4">{roundingRule}</p>
        <FeeTable {...rateTable} />
      </section>
      <section aria-labelledby="not-counted-title" className="mt-14">
        <h2 id="not-counted-title" className="text-3xl">
          What is not counted
        </h2>
        <ul className="measure mt-4 list-disc space-y-2 pl-5">
          {notCounted.map((item) => (
            <li key={item}>
              <InlineText text={item} sources={feeSourceNames} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function FeeSources() {
  return (
    <section id="sources" aria-labelledby="sources-title" className="mt-14">
      <h2 id="sources-title" className="text-3xl">
        Sources
      </h2>
      <p className="measure mt-4">
        A star (*) marks a figure that we could not read at its source, only in
        other public files that name it. Before you set a price by it, open the
        source and go by that.
      </p>
      <SourceEntries
        sources={feeSourceNames.map((name) => [name, feeSources[name]])}
      />
    </section>
  );
}
