"use client";

import { sharedRead, useSharedRead } from "@/components/site/shared-read";
import { api } from "@/lib/browser/api";

const siteRead = sharedRead(() =>
  api<{ contactEmail: string | null }>("GET", "/api/site"),
);

/**
 * Says whom to ask. Without an address in the settings, and until it is loaded,
 * it names the operator.
 */
export function ContactSentence({
  questionsAbout,
}: {
  questionsAbout: string;
}) {
  const { data } = useSharedRead(siteRead);
  if (!data?.contactEmail) {
    return (
      <p className="mt-3">
        Questions about {questionsAbout} are answered by the operator of this
        site.
      </p>
    );
  }
  return (
    <p className="mt-3">
      Questions about {questionsAbout}:{" "}
      <a
        href={`mailto:${data.contactEmail}`}
        className="text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        {data.contactEmail}
      </a>
      .
    </p>
  );
}
