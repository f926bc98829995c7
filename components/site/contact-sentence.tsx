"use client";

import { lazy, Suspense } from "react";
import { useHydrated } from "@/components/ui/form";

type ContactProps = { questionsAbout: string };

/** With SWR, which the light pages that have it do without. */
const AddressSentence = lazy(() =>
  import("@/components/site/address-sentence").then(
    ({ AddressSentence }) => ({ default: AddressSentence }),
    () => ({ default: OperatorSentence }),
  ),
);

/**
 * Says whom to ask. Without an address in the settings, and until it is loaded,
 * it names the operator.
 */
export function ContactSentence(props: ContactProps) {
  const isHydrated = useHydrated();
  const operator = <OperatorSentence {...props} />;
  if (!isHydrated) return operator;
  return (
    <Suspense fallback={operator}>
      <AddressSentence {...props} otherwise={operator} />
    </Suspense>
  );
}

function OperatorSentence({ questionsAbout }: ContactProps) {
  return (
    <p className="mt-3">
      Questions about {questionsAbout} are answered by the operator of this
      site.
    </p>
  );
}
