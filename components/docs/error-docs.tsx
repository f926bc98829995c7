import { InlineText } from "@/components/site";
import { errorDocs, everyCall, problemIntro } from "@/lib/content/api-docs";
import { problemCodes } from "@/lib/public-api/problem-codes";

/**
 * What each code of a failure means; `type` of a problem leads here. No script
 * of its own.
 */
export function ErrorDocs() {
  return (
    <div className="guide docs mx-auto max-w-[46rem] px-(--gutter) pt-8">
      <h1 className="text-4xl sm:text-5xl">{errorDocs.title}</h1>
      <p className="measure mt-5 text-lg text-muted-foreground sm:text-xl">
        <InlineText text={errorDocs.lead} sources={[]} />
      </p>
      <div className="ruler-edge mt-6" aria-hidden="true" />
      <p className="mt-6">
        <InlineText text={problemIntro} sources={[]} />
      </p>
      <p className="mt-3">{everyCall}</p>
      {problemCodes.map(({ code, status, title, advice }) => (
        <section
          key={code}
          id={code}
          aria-labelledby={`${code}-title`}
          className="mt-6 border-border border-t pt-5"
        >
          <h2 id={`${code}-title`} className="break-all font-mono text-base">
            {status} {code}
          </h2>
          <p className="mt-2 font-semibold">{title}.</p>
          <p className="mt-1.5">
            <InlineText text={advice} sources={[]} />
          </p>
        </section>
      ))}
    </div>
  );
}
