"use client";

import { useEffect, useState } from "react";
import { type BrandForm, emptyBrandForm } from "@/components/brand/brand-form";
import { useUser } from "@/components/site/use-user";

const place = "listwright:brand";
type Draft = { owner: number | null; form: BrandForm };

/** Storage may be full, blocked or gone; the page works without. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function findDraft(userId: number | null): BrandForm | null {
  const stored: Partial<Draft> | null = quietly(() => JSON.parse(localStorage.getItem(place) ?? "null"));
  // Another seller on the same computer must not find this one's words.
  if (!stored?.form || (stored.owner !== null && stored.owner !== userId)) return null;
  const texts = Object.entries(stored.form).filter(
    ([name, text]) => name in emptyBrandForm && typeof text === "string",
  );
  return { ...emptyBrandForm, ...Object.fromEntries(texts) };
}

/** What is typed, kept through a reload and a sign-in. */
export function useBrandForm() {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [form, setForm] = useState(emptyBrandForm);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    if (isLoading) return;
    const draft = findDraft(owner);
    // What was typed before the draft was found stays.
    if (draft) setForm((typed) => ({ ...draft, ...filledIn(typed) }));
    setRestored(true);
  }, [isLoading, owner]);

  useEffect(() => {
    if (isRestored && form !== emptyBrandForm) {
      quietly(() => localStorage.setItem(place, JSON.stringify({ owner, form } satisfies Draft)));
    }
  }, [isRestored, form, owner]);

  return { form, edit: (change: Partial<BrandForm>) => setForm((current) => ({ ...current, ...change })) };
}

const filledIn = (form: BrandForm) => Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ""));
