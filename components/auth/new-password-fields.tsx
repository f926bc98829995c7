"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { FieldErrors } from "@/components/ui/use-form";

type NewPasswordFieldsProps = { errors: FieldErrors; label?: string };

/**
 * A new password and its confirmation, with the rules it passes so far. Named
 * `password` and `confirmPassword`.
 */
export function NewPasswordFields({
  errors,
  label = "Password",
}: NewPasswordFieldsProps) {
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
            onFocus={() => setNeeded(true)}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={`Confirm ${label.toLowerCase()}`}
        error={errors.confirmPassword}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmPassword"
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  );
}

type Rule = { id: string; label: string; isMet: (password: string) => boolean };

/**
 * The rules, which include a list of common passwords, are only loaded once
 * `isNeeded` is set.
 */
function PasswordRuleList({
  password,
  isNeeded,
}: {
  password: string;
  isNeeded: boolean;
}) {
  const [rules, setRules] = useState<readonly Rule[]>();

  useEffect(() => {
    if (!isNeeded) return;
    import("@/lib/auth/password-rules").then(
      (module) => setRules(module.passwordRules),
      () => {},
    );
  }, [isNeeded]);

  if (!rules)
    return (
      <p>At least 8 characters, with uppercase, lowercase and a number.</p>
    );
  return (
    <ul aria-label="Password rules">
      {rules.map(({ id, label, ...rule }) => {
        const isMet = rule.isMet(password);
        return (
          <li
            key={id}
            className={`flex items-baseline gap-2 ${isMet ? "text-success" : ""}`}
          >
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
