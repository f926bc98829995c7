"use client";

import { useState } from "react";
import useSWR from "swr";
import {
  loadNewPasswordSchemas,
  NewPasswordFields,
  withStepUp,
} from "@/components/auth";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { useForm } from "@/components/ui/use-form";
import type { KeyEntry } from "@/lib/access/keys/schema";
import { api } from "@/lib/browser/api";

const loadSchema = () =>
  loadNewPasswordSchemas().then((file) => file.changePasswordFormSchema);

export function ChangePasswordForm() {
  const { user } = useUser();
  const { data: keys = [], mutate } = useSWR<KeyEntry[], Error>(
    user ? "/api/keys" : null,
  );
  const [revokesKeys, setRevokesKeys] = useState(false);
  /** The form's key: a new one empties the fields. */
  const [round, setRound] = useState(0);

  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit({ currentPassword, password }) {
      const change = {
        currentPassword,
        newPassword: password,
        ...(revokesKeys && { revokeKeys: true }),
      };
      await withStepUp(() => api("POST", "/api/auth/change-password", change));
      setRevokesKeys(false);
      if (revokesKeys) await mutate();
      toast({
        title: "Password Changed",
        description: "Your other devices were signed out.",
        variant: "success",
      });
      setRound(round + 1);
    },
    // The new password passes the server's rules, so the current one is at
    // fault.
    onFailure: ({ message }) => ({ currentPassword: message }),
  });

  return (
    <Form
      key={round}
      {...formProps}
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
      <Button type="submit" variant="secondary" disabled={isPending}>
        {isPending ? "Saving…" : "Change password"}
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
