"use client";

import { useState } from "react";
import useSWR from "swr";
import { ApiError, api } from "@/lib/api-client";
import type { Language } from "@/lib/listings/languages";
import {
  type Translation,
  translationSchema,
} from "@/lib/listings/translate/schema";

type Task =
  | { type: "idle" }
  | { type: "writing" | "removing"; language: Language }
  | { type: "failed"; message: string };

/** The translations of a listing, and what can be done with them as a whole. */
export function useTranslations(id: number, onSave: () => Promise<void>) {
  const path = `/api/listings/${id}/translations`;
  const { data, error, mutate } = useSWR<Translation[], Error>(path, async () =>
    translationSchema.array().parse(await api<unknown>("GET", path)),
  );
  const [task, setTask] = useState<Task>({ type: "idle" });
  const [chosen, choose] = useState<Language | null>(null);
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
  const without = (language: Language) =>
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
    write: (language: Language) =>
      run({ type: "writing", language }, async () => {
        // What is typed and not saved yet would be missing in it.
        await onSave();
        const written = translationSchema.parse(
          await api<unknown>("POST", path, { language }),
        );
        choose(language);
        setWrittenTimes((times) => times + 1);
        return [...without(language), written];
      }),
    remove: (language: Language) =>
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
