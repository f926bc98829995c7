"use client";

import { useRef, useState } from "react";
import { useSaveOnLeave } from "@/components/listing/use-save-on-leave";
import { ApiError, api } from "@/lib/browser/api";
import {
  checkTranslation,
  type TranslatedFields,
  type Translation,
  type TranslationEdit,
  translationConflictSchema,
  translationSchema,
} from "@/lib/listings/translate/schema";

export type TranslationSaveState =
  | { type: "saved" | "waiting" | "saving" }
  /** Etsy would refuse it, or the server can't be reached. */
  | { type: "unsaved"; message: string }
  | { type: "conflict"; current: Translation };

type Options = {
  path: string;
  translation: Translation;
  snippets: readonly string[];
  onSaved: (saved: Translation) => void;
};

/** Milliseconds without a keystroke. */
const saveDelay = 1_200;

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
const isSame = (one: TranslatedFields, other: TranslatedFields) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

function toFailure({ status, body, message }: ApiError): TranslationSaveState {
  const conflict = translationConflictSchema.safeParse(body).data;
  return status === 409 && conflict
    ? { type: "conflict", current: conflict.current }
    : { type: "unsaved", message };
}

/**
 * The text of one translation while it is edited. Saves after a pause, and when
 * it is left.
 */
export function useTranslation({
  path,
  translation,
  snippets,
  onSaved,
}: Options) {
  const [fields, setFields] = useState(() => fieldsOf(translation));
  const [state, setState] = useState<TranslationSaveState>({ type: "saved" });
  const tidied = tidy(fields);
  const session = useRef({
    fields: tidied,
    saved: translation,
    isSending: false,
    timer: 0,
    onSaved,
  });
  Object.assign(session.current, { fields: tidied, onSaved });

  async function save(options: { keepalive?: boolean } = {}) {
    const now = session.current;
    window.clearTimeout(now.timer);
    if (now.isSending || isSame(now.fields, now.saved)) return;
    const [violation] = checkTranslation(now.fields, snippets);
    if (violation)
      return setState({ type: "unsaved", message: violation.message });
    const edit: TranslationEdit = { ...now.fields, version: now.saved.version };
    now.isSending = true;
    setState({ type: "saving" });
    try {
      now.saved = translationSchema.parse(
        await api<unknown>("PATCH", path, edit, options),
      );
      now.onSaved(now.saved);
      setState({ type: isSame(now.fields, now.saved) ? "saved" : "waiting" });
      now.isSending = false;
      await save(options);
    } catch (error) {
      now.isSending = false;
      if (!(error instanceof ApiError)) throw error;
      setState(toFailure(error));
    }
  }
  const saveLater = useSaveOnLeave(save);

  return {
    fields,
    tidied,
    state,
    save: () => save(),
    edit(patch: Partial<TranslatedFields>) {
      const now = session.current;
      setFields((before) => ({ ...before, ...patch }));
      if (state.type === "conflict") return;
      setState({ type: "waiting" });
      window.clearTimeout(now.timer);
      now.timer = window.setTimeout(saveLater, saveDelay);
    },
    /**
     * Goes on from what is stored now, with the text of this page or with the
     * stored one.
     */
    resolve(current: Translation, keeps: "mine" | "theirs") {
      const now = session.current;
      now.saved = current;
      if (keeps === "theirs") {
        setFields(fieldsOf(current));
        now.onSaved(current);
        setState({ type: "saved" });
        return;
      }
      setState({ type: "waiting" });
      now.timer = window.setTimeout(saveLater, 0);
    },
  };
}
