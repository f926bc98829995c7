"use client";

import { useState } from "react";
import { formValues } from "@/components/auth/form-values";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { type FieldErrors, useFieldErrors } from "@/components/auth/use-field-errors";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

const names = ["password", "confirmPassword"] as const;

/** In the words of the pages about a lost password. */
export const tooShort = "Password must be at least 8 characters long.";

async function findErrors({ password, confirmPassword }: Record<(typeof names)[number], string>) {
  if (!password || !confirmPassword) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return { password: password ? undefined : "Required", confirmPassword: confirmPassword ? undefined : "Required" };
  }
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: "This is not the password above." };
  }
  const { checkNewPassword } = await import("@/components/auth/check-new-password");
  const letters = "Password must contain uppercase, lowercase, and numbers.";
  const broken = checkNewPassword(password, { length: tooShort, letters });
  return broken ? { password: broken } : undefined;
}

type NewPasswordFormProps = {
  action: string;
  /** Gets a password that keeps the rules. What it resolves with is shown at the fields. */
  save: (password: string) => Promise<FieldErrors | undefined>;
};

/** A new password in place of one that is lost, or that somebody else chose. */
export function NewPasswordForm({ action, save }: NewPasswordFormProps) {
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
    <form ref={form} onSubmit={handleSubmit} onInput={clearError} noValidate className="space-y-5">
      <NewPasswordFields errors={errors} label="New password" />
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? "Saving…" : action}
      </Button>
    </form>
  );
}
