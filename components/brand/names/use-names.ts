"use client";

import { useState } from "react";
import type { BrandForm } from "@/components/brand/brand-form";
import type { Kit } from "@/components/brand/use-brand-kit";
import { useGeneration } from "@/components/brand/use-generation";
import { toast } from "@/components/ui/toast";
import { useClickKey } from "@/components/ui/use-click-key";
import type { ShopName, ShopNamesAnswer } from "@/lib/brand/schema";
import { api } from "@/lib/browser/api";

/** The latest names of this page. */
export function useNames(kit: Kit) {
  const [names, setNames] = useState<ShopName[] | null>(null);
  const [isNew, setNew] = useState(false);
  const [answers, setAnswers] = useState(0);
  const { isPending, reason, run } = useGeneration("shop names");
  const withKey = useClickKey();

  return {
    names,
    /** Whether they came of the last request. */
    isNew,
    /** How many times names came: other ones have another number. */
    answers,
    isPending,
    reason,
    generate: (form: BrandForm, like?: string) =>
      run(async () => {
        setNew(false);
        const answer = await withKey([form, like], (key) =>
          requestNames(form, like, key),
        );
        setNames(answer.names);
        setNew(true);
        setAnswers((count) => count + 1);
        await kit.refresh();
      }),
    /** Replaces a name that was changed. */
    show: (changed: ShopName) =>
      setNames(
        (current) =>
          current?.map((name) => (name.id === changed.id ? changed : name)) ??
          null,
      ),
  };
}

/** `key` makes repeated requests of one click a single run. */
function requestNames(form: BrandForm, like: string | undefined, key: string) {
  const { keywords, description, style, target_audience } = form;
  const body = {
    keywords,
    description,
    style,
    target_audience,
    ...(like !== undefined && { like }),
  };
  return api<ShopNamesAnswer>("POST", "/api/generate-shop-names", body, {
    headers: { "Idempotency-Key": key },
  });
}

/** Shows the change immediately, and reverts it if the server refuses. */
export async function saveFavorite(
  kit: Kit,
  name: ShopName,
  isFavorite: boolean,
  show: (name: ShopName) => void,
) {
  const changed = { ...name, isFavorite };
  show(changed);
  try {
    await api("PATCH", `/api/shop-names/${name.id}`, { isFavorite });
  } catch (error) {
    show(name);
    toast({
      title: "Failed to save this name",
      description: messageOf(error),
      variant: "error",
    });
    return;
  }
  kit.change((current) => ({
    ...current,
    names: [
      ...(isFavorite ? [changed] : []),
      ...current.names.filter(({ id }) => id !== name.id),
    ],
    runs: current.runs.map((run) => ({
      ...run,
      names: run.names.map((one) => (one.id === name.id ? changed : one)),
    })),
  }));
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : undefined;
