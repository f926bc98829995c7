"use client";

import { useSharedData } from "@/components/site/shared-data";

type AddressProps = { questionsAbout: string; otherwise: React.ReactNode };

/** With the address in the settings, if there is one. */
export function AddressSentence({ questionsAbout, otherwise }: AddressProps) {
  const { data } = useSharedData<{ contactEmail: string | null }>("/api/site");
  if (!data?.contactEmail) return otherwise;
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
