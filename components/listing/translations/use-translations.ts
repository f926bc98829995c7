"use client";

import { useState } from "react";
import useSWR from "swr";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { EtsyLanguage } from "@/lib/listing-text/languages/writing-languages";
import {
  type Translation,
  translationSchema,
} from "@/lib/listings/translate/schema";

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
  /** The language that is being written. */
  const [writing, setWriting] = useState<EtsyLanguage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, choose] = useState<EtsyLanguage | null>(null);
  const [writtenTimes, setWrittenTimes] = useState(0);
  const translations = data ?? [];

  const { isPending, run } = useAction(
    (work: () => Promise<unknown>) => {
      setWriting(null);
      setProblem(null);
      return work();
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
    },
  );
  const show = (next: Translation[]) => mutate(next, { revalidate: false });
  const without = (language: EtsyLanguage) =>
    translations.filter((each) => each.language !== language);

  return {
    translations,
    isLoading: data === undefined && error === undefined,
    error,
    reload: () => mutate(),
    isPending,
    writing: isPending ? writing : null,
    problem,
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
      run(async () => {
        setWriting(language);
        // What is typed and not saved yet would be missing in it.
        await onSave();
        const written = translationSchema.parse(
          await api<unknown>("POST", path, { language }),
        );
        choose(language);
        setWrittenTimes((times) => times + 1);
        await show(await withWords([...without(language), written]));
      }),
    remove: (language: EtsyLanguage) =>
      run(async () => {
        await api<unknown>("DELETE", `${path}/${language}`);
        await show(without(language));
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
