"use client";

import { useEffect, useState } from "react";
import { type FieldErrors, formValues, useFieldErrors } from "@/components/auth/form-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";

const names = ["password", "confirmPassword"] as const;

async function findErrors({ password, confirmPassword }: Record<(typeof names)[number], string>) {
  if (!password || !confirmPassword) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return { password: password ? undefined : "Required", confirmPassword: confirmPassword ? undefined : "Required" };
  }
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: passwordMismatch };
  }
  const { checkNewPassword, resetMessages } = await import("@/components/auth/check-new-password");
  const broken = checkNewPassword(password, resetMessages);
  return broken ? { password: broken } : undefined;
}

export const passwordMismatch = "This doesn't match the password above.";

type NewPasswordFormProps = {
  action: string;
  /** Gets a password that passes the rules. Resolves with errors to show at the fields, if any. */
  save: (password: string) => Promise<FieldErrors | undefined>;
  /** What else can be chosen, after the fields. */
  children?: React.ReactNode;
};

/** Replaces a password that was forgotten or chosen by another person. */
export function NewPasswordForm({ action, save, children }: NewPasswordFormProps) {
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
    <Form ref={form} onSubmit={handleSubmit} onInput={clearError} noValidate className="space-y-5">
      <NewPasswordFields errors={errors} label="New password" />
      {children}
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? "Saving…" : action}
      </Button>
    </Form>
  );
}

type NewPasswordFieldsProps = { errors: FieldErrors; label?: string };

/** A new password and its confirmation, with the rules it passes so far. Named `password` and `confirmPassword`. */
export function NewPasswordFields({ errors, label = "Password" }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState("");
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <Field
        label={label}
        error={errors.password}
        hint={<PasswordRuleList password={password} isNeeded={isNeeded} />}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            maxLength={128}
            onFocus={() => setNeeded(true)}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={`Confirm ${label.toLowerCase()}`} error={errors.confirmPassword} required>
        {(control) => <PasswordInput {...control} name="confirmPassword" autoComplete="new-password" maxLength={128} />}
      </Field>
    </>
  );
}

type Rule = { id: string; label: string; isMet: (password: string) => boolean };

/** The rules, which include a list of common passwords, are only loaded once `isNeeded` is set. */
function PasswordRuleList({ password, isNeeded }: { password: string; isNeeded: boolean }) {
  const [rules, setRules] = useState<readonly Rule[]>();

  useEffect(() => {
    if (!isNeeded) return;
    import("@/lib/auth/password-rules").then(
      (module) => setRules(module.passwordRules),
      () => {},
    );
  }, [isNeeded]);

  if (!rules) return <p>At least 8 characters, with uppercase, lowercase and a number.</p>;
  return (
    <ul aria-label="Password rules">
      {rules.map(({ id, label, ...rule }) => {
        const isMet = rule.isMet(password);
        return (
          <li key={id} className={`flex items-baseline gap-2 ${isMet ? "text-moss" : ""}`}>
            <span aria-hidden="true" className="w-4 text-center font-semibold">
              {isMet ? "✓" : "·"}
            </span>
            {label}
            <span className="sr-only">{isMet ? "(met)" : "(not yet)"}</span>
          </li>
        );
      })}
    </ul>
  );
}
