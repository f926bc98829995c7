"use client";

import { useEffect, useMemo, useState } from "react";
import { useUser } from "@/components/site";
import { readStored, writeStored } from "@/lib/browser/local-storage";

/** The input of both tools, named as on the wire. */
export type BrandForm = {
  keywords: string;
  description: string;
  style: string;
  target_audience: string;
  businessName: string;
  logoKeywords: string;
};

const emptyBrandForm: BrandForm = {
  keywords: "",
  description: "",
  style: "",
  target_audience: "",

  businessName: "",
  logoKeywords: "",
};

const storageKey = "listwright:brand";
type SavedForm = { owner: number | null; form: BrandForm };

function findSavedForm(userId: number | null): BrandForm | null {
  const stored = readStored(storageKey) as
    | Partial<SavedForm>
    | null
    | undefined;
  // Another seller on the same computer must not see this form.
  if (!stored?.form || (stored.owner !== null && stored.owner !== userId))
    return null;
  const texts = Object.entries(stored.form).filter(
    ([name, text]) => name in emptyBrandForm && typeof text === "string",
  );
  return { ...emptyBrandForm, ...Object.fromEntries(texts) };
}

/** The form, saved in this browser across a reload and a sign-in. */
export function useBrandForm() {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const saved = useMemo(
    () => (isLoading ? null : findSavedForm(owner)),
    [isLoading, owner],
  );
  /** Stays when the saved form comes after it. */
  const [typed, setTyped] = useState<Partial<BrandForm>>({});
  const form = useMemo(
    () => ({ ...emptyBrandForm, ...saved, ...typed }),
    [saved, typed],
  );
  const isEmpty = saved === null && Object.keys(typed).length === 0;

  useEffect(() => {
    if (!isLoading && !isEmpty)
      writeStored(storageKey, { owner, form } satisfies SavedForm);
  }, [isLoading, isEmpty, form, owner]);

  return {
    form,
    edit: (change: Partial<BrandForm>) =>
      setTyped((current) => ({ ...current, ...change })),
  };
}
