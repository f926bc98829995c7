import { QuestionList, StructuredData } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";
import { closedDoor } from "@/lib/content/closed-door";
import { questionGroups } from "@/lib/content/faq";
import { breadcrumbData, faqData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";
import { byBilling, byPictures } from "@/lib/settings/installation";
import { formatQuota } from "@/lib/settings/plans";

export const metadata = pageMetadata("/faq");

export default function FaqPage() {
  const door = closedDoor();
  return (
    <div className="mx-auto max-w-3xl px-(--gutter) pt-12 sm:pt-16">
      <StructuredData
        data={faqData(questionGroups.flatMap(({ questions }) => questions))}
      />
      <StructuredData data={breadcrumbData([{ name: "FAQ", path: "/faq" }])} />
      <h1 className="text-4xl sm:text-5xl">Frequently Asked Questions</h1>
      {questionGroups.map(({ title, questions }) => (
        <section key={title} aria-label={title} className="mt-10">
          <h2 className="mb-4 text-2xl">{title}</h2>
          <QuestionList questions={questions} />
        </section>
      ))}
      <p className="mt-12 text-lg">
        {door
          ? `${door.note}. ${door.help}`
          : `Still unsure? ${byBilling(`${formatQuota("free")} are free, so try`, "Try")} it on one of your own ${byPictures("photos", "pieces")}.`}
      </p>
      <a
        href={door?.signIn ?? "/generate"}
        className={buttonVariants({ className: "mt-4" })}
      >
        {door ? "Sign in" : "Make a listing"}
      </a>
    </div>
  );
}
