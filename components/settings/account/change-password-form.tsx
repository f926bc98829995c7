"use client";

import { useState } from "react";
import useSWR from "swr";
import {
  type FieldErrors,
  formValues,
  loadPasswordCheck,
  NewPasswordFields,
  passwordMismatch,
  useFieldErrors,
} from "@/components/auth";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import type { KeyEntry } from "@/lib/access/keys/schema";
import { ApiError, api } from "@/lib/browser/api";

type Values = Record<
  "currentPassword" | "password" | "confirmPassword",
  string
>;

async function findErrors(values: Values): Promise<FieldErrors | undefined> {
  const empty = Object.entries(values).filter(([, value]) => !value);
  if (empty.length > 0)
    return Object.fromEntries(empty.map(([name]) => [name, "Required"]));
  if (values.password !== values.confirmPassword)
    return { confirmPassword: passwordMismatch };
  const { checkNewPassword } = await loadPasswordCheck();
  const broken = checkNewPassword(values.password);
  return broken ? { password: broken } : undefined;
}

export function ChangePasswordForm() {
  const { user } = useUser();
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const { data: keys = [], mutate } = useSWR<KeyEntry[], Error>(
    user ? "/api/keys" : null,
  );
  const [isBusy, setBusy] = useState(false);
  const [revokesKeys, setRevokesKeys] = useState(false);
  /** The form's key: a new one empties the fields. */
  const [round, setRound] = useState(0);

  async function changePassword(values: Values) {
    const found = await findErrors(values);
    if (found) return showErrors(found);
    try {
      const { currentPassword, password } = values;
      await api("POST", "/api/auth/change-password", {
        currentPassword,
        newPassword: password,
        ...(revokesKeys && { revokeKeys: true }),
      });
      setRevokesKeys(false);
      if (revokesKeys) await mutate();
      toast({
        title: "Password Changed",
        description: "Your other devices were signed out.",
        variant: "success",
      });
      setRound(round + 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The new password passed the server's rules above, so the current one is
      // at fault.
      showErrors({ currentPassword: error.message });
    }
  }

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const values = formValues(event.currentTarget, [
      "currentPassword",
      "password",
      "confirmPassword",
    ]);
    await changePassword(values).finally(() => setBusy(false));
  }

  return (
    <Form
      key={round}
      ref={form}
      onSubmit={handleSubmit}
      onInput={clearError}
      noValidate
      className="max-w-md space-y-5 text-foreground"
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user?.email ?? ""}
        readOnly
        hidden
      />
      <CurrentPassword error={errors.currentPassword} />
      <NewPasswordFields errors={errors} label="New password" />
      {keys.length > 0 && (
        <RevokeKeys
          count={keys.length}
          isChecked={revokesKeys}
          onChange={setRevokesKeys}
        />
      )}
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {isBusy ? "Saving…" : "Change password"}
      </Button>
    </Form>
  );
}

function CurrentPassword({ error }: { error: string | undefined }) {
  return (
    <Field label="Current password" error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          name="currentPassword"
          autoComplete="current-password"
        />
      )}
    </Field>
  );
}

type RevokeKeysProps = {
  count: number;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

function RevokeKeys({ count, isChecked, onChange }: RevokeKeysProps) {
  return (
    <Checkbox
      label={
        count === 1
          ? "Also revoke my API key"
          : `Also revoke my ${count} API keys`
      }
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
