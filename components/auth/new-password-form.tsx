"use client";

import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { toastInvalid } from "@/components/auth/toast-invalid";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { type FormFailure, useForm } from "@/components/ui/use-form";
import type { ApiError } from "@/lib/browser/api-error";

const loadSchema = () =>
  import("@/components/auth/new-password-schemas").then(
    (file) => file.newPasswordFormSchema,
  );

type NewPasswordFormProps = {
  action: string;
  /** Gets a password that passes the rules. */
  save: (password: string) => Promise<unknown>;
  onFailure: (error: ApiError) => FormFailure | Promise<FormFailure>;
  /** What helps when it failed for another reason than a field. */
  help?: React.ReactNode;
  /** What else can be chosen, after the fields. */
  children?: React.ReactNode;
};

/** Replaces a password that was forgotten or chosen by another person. */
export function NewPasswordForm({
  action,
  save,
  onFailure,
  help,
  children,
}: NewPasswordFormProps) {
  const { errors, problem, isPending, formProps } = useForm({
    schema: loadSchema,
    onSubmit: ({ password }) => save(password),
    onInvalid: toastInvalid,
    onFailure,
  });
  return (
    <>
      {problem && (
        <Alert variant="destructive" className="mb-5">
          <p>{problem}</p>
          {help}
        </Alert>
      )}
      <Form {...formProps} className="space-y-5">
        <NewPasswordFields errors={errors} label="New password" />
        {children}
        <Button type="submit" disabled={isPending} className="w-full">
          {isPending ? "Saving…" : action}
        </Button>
      </Form>
    </>
  );
}
