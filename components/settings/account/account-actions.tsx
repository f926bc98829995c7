"use client";

import { useState } from "react";
import { loadSignInSchemas, withStepUp } from "@/components/auth";
import { SlashSwitch } from "@/components/search";
import { AccessList } from "@/components/settings/account/access-list";
import { ActList } from "@/components/settings/account/act-list";
import { ChangePasswordForm } from "@/components/settings/account/change-password-form";
import { SessionList } from "@/components/settings/account/session-list";
import { SigningIn } from "@/components/settings/account/signing-in/signing-in";
import { StoredTotals } from "@/components/settings/account/stored-totals";
import { leave } from "@/components/site";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Disclosure } from "@/components/ui/disclosure";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { leaving, useAction } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/browser/api";
import { saveFile } from "@/lib/browser/save-file";
import { nameToken } from "@/lib/settings/name-token";

/**
 * Password, second factors, sessions, keys and apps, what is stored and what
 * administrators did, export and deletion, each behind a line that opens.
 */
export function AccountActions() {
  return (
    <div className="border-border border-t">
      <Disclosure summary="Change password">
        <ChangePasswordForm />
      </Disclosure>
      <SigningIn />
      <Disclosure summary="Active sessions">
        <SessionList />
      </Disclosure>
      <Disclosure summary="Keys and connected apps">
        <AccessList />
      </Disclosure>
      <Disclosure summary="Keyboard">
        <SlashSwitch />
      </Disclosure>
      <Disclosure summary="What we keep for you">
        <StoredTotals />
      </Disclosure>
      <Disclosure summary="What administrators did">
        <ActList />
      </Disclosure>
      <Disclosure summary="Download your data">
        <p className="mb-4">
          One file with your account and every listing in your history.
        </p>
        <ExportButton />
      </Disclosure>
      <Disclosure summary="Delete account">
        <DeleteAccount />
      </Disclosure>
    </div>
  );
}

/**
 * Fetches the data first, so that a failure is a message and not a broken file.
 */
function ExportButton() {
  const { isPending, run } = useAction(
    async () => {
      const data = await api("GET", "/api/account/export");
      const content = JSON.stringify(data, null, 2);
      saveFile(
        new Blob([content], { type: "application/json" }),
        `${nameToken().toLowerCase()}-account.json`,
      );
    },
    () =>
      toast({
        title: "Failed to export your data",
        description: "Please try again.",
        variant: "error",
      }),
  );
  return (
    <Button variant="secondary" onClick={run} disabled={isPending}>
      {isPending ? "Preparing…" : "Download my data"}
    </Button>
  );
}

function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="mb-4">
        Deletes your account, your history and its thumbnails immediately. This
        can't be undone, so download your data first.
      </p>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete your account?"
      >
        <DeleteAccountForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const loadSchema = () =>
  loadSignInSchemas().then((file) => file.confirmPasswordFormSchema);

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit({ password }) {
      await withStepUp(() => api("POST", "/api/account/delete", { password }));
      toast({
        title: "Account Deleted",
        description: "All your data has been deleted.",
        variant: "success",
      });
      await leave();
      return leaving;
    },
    onFailure: ({ message }) => ({ password: message }),
  });

  return (
    <Form {...formProps} className="space-y-5">
      <p>
        Enter your password to confirm. Your account and every listing in your
        history will be deleted.
      </p>
      <Field label="Password" error={errors.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="destructive" disabled={isPending}>
          {isPending ? "Deleting…" : "Delete everything"}
        </Button>
      </div>
    </Form>
  );
}
