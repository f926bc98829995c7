"use client";

import { useState } from "react";
import { PasswordRuleList } from "@/components/auth/password-rule-list";
import type { FieldErrors } from "@/components/auth/use-field-errors";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

type NewPasswordFieldsProps = { errors: FieldErrors; label?: string };

/** A new password, twice, with the rules that it keeps so far. Named `password` and `confirmPassword`. */
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
