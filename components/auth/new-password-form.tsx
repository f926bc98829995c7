"use client";

import { useState } from "react";
import {
  NewPasswordFields,
  passwordMismatch,
} from "@/components/auth/new-password-fields";
import {
  type FieldErrors,
  formValues,
  useFieldErrors,
} from "@/components/auth/use-field-errors";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";

const names = ["password", "confirmPassword"] as const;

async function findErrors({
  password,
  confirmPassword,
}: Record<(typeof names)[number], string>) {
  if (!password || !confirmPassword) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return {
      password: password ? undefined : "Required",
      confirmPassword: confirmPassword ? undefined : "Required",
    };
  }
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: passwordMismatch };
  }
  const { checkNewPassword, resetMessages } = await import(
    "@/components/auth/check-new-password"
  );
  const broken = checkNewPassword(password, resetMessages);
  return broken ? { password: broken } : undefined;
}

type NewPasswordFormProps = {
  action: string;
  /**
   * Gets a password that passes the rules. Resolves with errors to show at the
   * fields, if any.
   */
  save: (password: string) => Promise<FieldErrors | undefined>;
  /** What else can be chosen, after the fields. */
  children?: React.ReactNode;
};

/** Replaces a password that was forgotten or chosen by another person. */
export function NewPasswordForm({
  action,
  save,
  children,
}: NewPasswordFormProps) {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = formValues(event.currentTarget, names);
    setBusy(true);
    try {
      const found = (await findErrors(values)) ?? (await save(values.password));
      if (found) showErrors(found);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      onInput={clearError}
      noValidate
      className="space-y-5"
    >
      <NewPasswordFields errors={errors} label="New password" />
      {children}
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? "Saving…" : action}
      </Button>
    </Form>
  );
}
