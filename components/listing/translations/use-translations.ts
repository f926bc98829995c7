"use client";

import { useState } from "react";
import useSWR from "swr";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { EtsyLanguage } from "@/lib/listing-text/languages/writing-languages";
import {
  type Translation,
  translationSchema,
} from "@/lib/listings/translate/schema";

type Task =
  | { type: "idle" }
  | { type: "writing" | "removing"; language: EtsyLanguage }
  | { type: "failed"; message: string };

/** With the words of their languages, which they are compared by. */
async function withWords<Known extends readonly Translation[]>(
  translations: Known,
): Promise<Known> {
  const { loadPacks } = await import("@/lib/listing-text/languages/load-packs");
  await loadPacks(translations.map(({ language }) => language));
  return translations;
}

/** The translations of a listing, and what can be done with them as a whole. */
export function useTranslations(id: number, onSave: () => Promise<void>) {
  const path = `/api/listings/${id}/translations`;
  const { data, error, mutate } = useSWR<Translation[], Error>(path, async () =>
    withWords(translationSchema.array().parse(await api<unknown>("GET", path))),
  );
  const [task, setTask] = useState<Task>({ type: "idle" });
  const [chosen, choose] = useState<EtsyLanguage | null>(null);
  const [writtenTimes, setWrittenTimes] = useState(0);
  const translations = data ?? [];

  async function run(next: Task, work: () => Promise<Translation[]>) {
    setTask(next);
    try {
      await mutate(await work(), { revalidate: false });
      setTask({ type: "idle" });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setTask({ type: "failed", message: failure.message });
    }
  }
  const without = (language: EtsyLanguage) =>
    translations.filter((each) => each.language !== language);

  return {
    translations,
    isLoading: data === undefined && error === undefined,
    error,
    reload: () => mutate(),
    task,
    chosen:
      translations.find(({ language }) => language === chosen) ??
      translations.at(-1),
    choose,
    /**
     * Counts what was written since the page opened: then another text stands
     * in place of the edited one.
     */
    writtenTimes,
    /** In place of what there is in the language. */
    write: (language: EtsyLanguage) =>
      run({ type: "writing", language }, async () => {
        // What is typed and not saved yet would be missing in it.
        await onSave();
        const written = translationSchema.parse(
          await api<unknown>("POST", path, { language }),
        );
        choose(language);
        setWrittenTimes((times) => times + 1);
        return withWords([...without(language), written]);
      }),
    remove: (language: EtsyLanguage) =>
      run({ type: "removing", language }, async () => {
        await api<unknown>("DELETE", `${path}/${language}`);
        return without(language);
      }),
    /** After an edit was saved. */
    replace: (saved: Translation) =>
      mutate(
        (known = []) =>
          known.map((each) =>
            each.language === saved.language ? saved : each,
          ),
        {
          revalidate: false,
        },
      ),
  };
}
