"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { useAction } from "@/components/ui/use-action";
import { ApiError, unreachable } from "@/lib/browser/api-error";

/** By the name of the field. */
export type FieldErrors = Record<string, string | undefined>;

/** What is shown at the fields, or a text for the whole form. */
export type FormFailure = FieldErrors | string | null;

type Issue = { path: readonly PropertyKey[]; message: string };

/** A zod schema. Named by its form, since zod itself may be loaded later. */
type FormSchema<Sent> = {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true; data: Sent }
    | { success: false; error: { issues: readonly Issue[] } };
};

type FormOptions<Sent> = {
  /** A function loads it: when the form gets the focus, or is submitted. */
  schema: FormSchema<Sent> | (() => Promise<FormSchema<Sent>>);
  /** Of fields that are held in state; without it, what stands in the form. */
  values?: unknown;
  onSubmit: (sent: Sent) => unknown;
  onInvalid?: (errors: FieldErrors) => void;
  /**
   * What a refused call says, and where; by default its message. `sent` is null
   * when the schema could not be loaded.
   */
  onFailure?: (
    error: ApiError,
    sent: Sent | null,
  ) => FormFailure | Promise<FormFailure>;
};

/** By name. A box that is not ticked is missing. */
const valuesOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  Object.fromEntries(new FormData(form, submitter));

/** The first issue of each field; what has no field is the form's own. */
function failureOf(form: HTMLFormElement, issues: readonly Issue[]) {
  const errors: FieldErrors = {};
  let problem: string | null = null;
  for (const { path, message } of issues) {
    const name = String(path[0] ?? "");
    if (name !== "" && form.elements.namedItem(name)) errors[name] ??= message;
    else problem ??= message;
  }
  return { errors, problem };
}

/**
 * A form by its schema: errors at the fields, the focus on the first of them,
 * one request at a time, and what was typed stays. Spread `formProps` on Form.
 * `onSubmit` that returns `leaving` keeps it pending.
 */
export function useForm<Sent>({
  schema,
  values,
  onSubmit,
  onInvalid,
  onFailure = ({ message }) => message,
}: FormOptions<Sent>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);

  function show(
    form: HTMLFormElement,
    nextErrors: FieldErrors,
    nextProblem: string | null = null,
  ) {
    // Drawn before the focus moves: a screen reader then reads the error too.
    flushSync(() => {
      setErrors(nextErrors);
      setProblem(nextProblem);
    });
    if (Object.values(nextErrors).some(Boolean))
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  /** Gives what is to be sent; null when it is not valid. */
  async function check(form: HTMLFormElement, submitter: HTMLElement | null) {
    const given = values ?? valuesOf(form, submitter);
    const known = typeof schema === "function" ? await loaded(schema) : schema;
    const checked = known.safeParse(given);
    if (checked.success) {
      setErrors({});
      setProblem(null);
      return checked.data;
    }
    const found = failureOf(form, checked.error.issues);
    onInvalid?.(found.errors);
    show(form, found.errors, found.problem);
    return null;
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    let sent: Sent | null = null;
    try {
      sent = await check(form, submitter);
      return sent === null ? null : await onSubmit(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = await onFailure(error, sent);
      if (failure === null || typeof failure === "string")
        return show(form, {}, failure);
      return show(form, failure);
    }
  }

  const { isPending, run } = useAction(submit);

  return {
    errors,
    /** What belongs to no field. */
    problem,
    isPending,
    clear() {
      setErrors({});
      setProblem(null);
    },
    formProps: {
      noValidate: true,
      onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        return run(event.currentTarget, event.nativeEvent.submitter ?? null);
      },
      /** Typing clears the field's own error. */
      onInput({ target }: React.SyntheticEvent) {
        const name = target instanceof Element && target.getAttribute("name");
        if (name && errors[name]) setErrors({ ...errors, [name]: undefined });
      },
      onFocus() {
        if (typeof schema === "function") schema().catch(() => undefined);
      },
    },
  };
}

/** What can't be loaded is out of reach, as the server is. */
const loaded = <Sent>(load: () => Promise<FormSchema<Sent>>) =>
  load().catch(() => {
    throw unreachable();
  });
