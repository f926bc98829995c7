"use client";

import { useEffect, useRef, useState } from "react";

/** A form's text fields by name; a missing one is empty. */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
) {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(name) ?? "")]),
  ) as Record<Name, string>;
}

/**
 * Catches typos only; the verification email proves that the mailbox exists.
 */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type FieldErrors = Record<string, string | undefined>;

/**
 * A form's errors by field name. Showing errors moves the focus to the first of
 * them; typing clears the field's own.
 */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const shouldFocus = useRef(false);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });

  return {
    form,
    errors,
    showErrors(next: FieldErrors) {
      shouldFocus.current = true;
      setErrors(next);
    },
    clearError(event: React.FormEvent) {
      const { name } = event.target as HTMLInputElement;
      if (errors[name]) setErrors({ ...errors, [name]: undefined });
    },
  };
}
