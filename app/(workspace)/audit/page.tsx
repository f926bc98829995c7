import { Audit } from "@/components/audit";
import { QuestionList, StructuredData } from "@/components/site";
import { auditQuestions, auditSteps } from "@/lib/content/audit";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";

export const metadata = pageMetadata("/audit");

export default function AuditPage() {
  return (
    <div className="mx-auto max-w-6xl space-y-8 px-(--gutter) pt-8 pb-16 sm:pt-12">
      <StructuredData
        data={breadcrumbData([{ name: "Audit", path: "/audit" }])}
      />
      <div className="print:hidden">
        <h1 className="text-4xl sm:text-5xl">Audit</h1>
        <p className="mt-3 max-w-prose text-lg text-muted-foreground">
          All your listings in one table, by the points that each can win, and
          those that compete with one another. No account is needed: the file is
          read in your browser, and nothing of it is sent.
        </p>
      </div>
      <Audit />
      <div className="grid gap-10 print:hidden lg:grid-cols-2">
        <section aria-labelledby="steps-title">
          <h2 id="steps-title" className="text-2xl">
            Where the file comes from
          </h2>
          <ol className="mt-4 max-w-prose list-decimal space-y-2 pl-5">
            {auditSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="questions-title">
          <h2 id="questions-title" className="mb-2 text-2xl">
            Questions
          </h2>
          <QuestionList questions={auditQuestions} />
        </section>
      </div>
    </div>
  );
}
