"use client";

import { useState } from "react";
import type { SaveProblem } from "@/components/ui/autosave";
import { useStore } from "@/components/ui/store";
import { useAutosave } from "@/components/ui/use-autosave";
import { api } from "@/lib/browser/api";
import type { ApiError } from "@/lib/browser/api-error";
import {
  checkTranslation,
  type TranslatedFields,
  type Translation,
  translationConflictSchema,
  translationSchema,
} from "@/lib/listings/translate/schema";

type Options = {
  path: string;
  translation: Translation;
  snippets: readonly string[];
  onSaved: (saved: Translation) => void;
};

const fieldsOf = ({
  title,
  description,
  tags,
}: TranslatedFields): TranslatedFields => ({ title, description, tags });
const tidy = ({
  title,
  description,
  tags,
}: TranslatedFields): TranslatedFields => ({
  title: title.trim(),
  description: description.trim(),
  tags: tags.map((tag) => tag.trim()).filter(Boolean),
});

function problemOf(error: ApiError): SaveProblem<Translation> {
  const { status, body, message } = error;
  const conflict = translationConflictSchema.safeParse(body).data;
  return status === 409 && conflict
    ? { type: "conflict", current: conflict.current }
    : { type: "failed", message };
}

/** The text of one translation while it is edited, and saved. */
export function useTranslation({
  path,
  translation,
  snippets,
  onSaved,
}: Options) {
  const [fields, setFields] = useState(() => fieldsOf(translation));
  const tidied = tidy(fields);
  const autosave = useAutosave<TranslatedFields, Translation>(
    {
      read: () => tidied,
      contentOf: fieldsOf,
      textOf: (content) => JSON.stringify(fieldsOf(content)),
      check: (content) => checkTranslation(content, snippets)[0]?.message,
      write: async (content, { version }, request) =>
        translationSchema.parse(
          await api<unknown>("PATCH", path, { ...content, version }, request),
        ),
      onSaved,
      onFailure: problemOf,
    },
    translation,
  );
  const { state } = useStore(autosave);
  return {
    fields,
    tidied,
    state,
    save: () => autosave.save(),
    edit: (patch: Partial<TranslatedFields>) =>
      setFields((before) => ({ ...before, ...patch })),
    /** Goes on with the text of this page or with the stored one. */
    resolve(current: Translation, keeps: "mine" | "theirs") {
      if (keeps === "theirs") {
        setFields(fieldsOf(current));
        onSaved(current);
      }
      autosave.resolve(current);
    },
  };
}
