"use client";

import { useEffect, useRef, useState } from "react";

export type FieldErrors = Record<string, string | undefined>;

/** The errors of a form's fields by name. Showing some moves the focus to the first of them; typing clears a field's own. */
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
