"use client";

import { useEffect, useState } from "react";
import type { BrandForm } from "@/components/brand/brand-form";
import { requestNames } from "@/components/brand/names/request-names";
import { useGeneration } from "@/components/brand/use-generation";
import type { Kit } from "@/components/brand/use-kit";
import { useClickKey } from "@/components/site/use-click-key";
import type { ShopName } from "@/lib/brand/schema";

/** The names that were found last on this page; `onFound` is called when they stand there. */
export function useNames(kit: Kit, onFound: () => void) {
  const [names, setNames] = useState<ShopName[] | null>(null);
  const [isNew, setNew] = useState(false);
  const { isBusy, reason, run } = useGeneration("shop names");
  const withKey = useClickKey();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when new names stand there.
  useEffect(() => {
    if (!isNew || isBusy) return;
    setNew(false);
    onFound();
  }, [isNew, isBusy]);

  return {
    names,
    isBusy,
    reason,
    generate: (form: BrandForm, like?: string) =>
      run(async () => {
        const answer = await withKey([form, like], (key) => requestNames(form, like, key));
        setNames(answer.names);
        setNew(true);
        await kit.refresh();
      }),
    /** Shows a name as it is now. */
    show: (changed: ShopName) =>
      setNames((current) => current?.map((name) => (name.id === changed.id ? changed : name)) ?? null),
  };
}
