"use client";

import { useState } from "react";
import { formValues, useFieldErrors } from "@/components/auth/form-fields";
import { switchUser } from "@/components/site/use-user";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="mb-4">
        Removes your account, your history and its thumbnails at once. It can't be undone, so download your data first.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <DeleteAccountForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { password } = formValues(event.currentTarget, ["password"]);
    if (!password) return showErrors({ password: "Password is required" });
    setBusy(true);
    try {
      await api("POST", "/api/account/delete", { password });
      toast({ title: "Account Deleted", description: "Everything of yours is gone from here.", variant: "success" });
      switchUser(null);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      showErrors({ password: error.message });
    }
  }

  return (
    <form ref={form} onSubmit={handleSubmit} onInput={clearError} noValidate className="space-y-5">
      <p>Type your password to confirm. Every listing in your history goes with the account.</p>
      <Field label="Password" error={errors.password} required>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" disabled={isBusy}>
          {isBusy ? "Deleting…" : "Delete everything"}
        </Button>
      </div>
    </form>
  );
}
