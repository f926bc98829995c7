"use client";

import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { emailPattern, formValues } from "@/components/auth/form-values";
import { TextLink } from "@/components/auth/text-link";
import { useFieldErrors } from "@/components/auth/use-field-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError, api } from "@/lib/api-client";

function forgotFailure({ status, message }: ApiError) {
  if (status === 404) return "No account found with that email address.";
  if (status === 429) return "Too many reset attempts. Please wait before trying again.";
  return message;
}

export function ForgotPasswordForm() {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = formValues(event.currentTarget, ["email"]).email.trim();
    if (!email) return showErrors({ email: "Please enter your email address." });
    if (!emailPattern.test(email)) return showErrors({ email: "Please enter a valid email address." });
    setBusy(true);
    try {
      await api("POST", "/api/auth/forgot-password", { email });
      setSentTo(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showErrors({ email: forgotFailure(error) });
    } finally {
      setBusy(false);
    }
  }

  if (sentTo) return <CheckYourEmail email={sentTo} onRestart={() => setSentTo(undefined)} />;
  return (
    <>
      <FormHeading title="Forgot your password?">
        Tell us your address and we send you a link to choose a new one.
      </FormHeading>
      <form ref={form} onSubmit={handleSubmit} onInput={clearError} noValidate className="space-y-5">
        <Field label="Email" error={errors.email} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? "Sending…" : "Send reset link"}
        </Button>
      </form>
      <p className="mt-4">
        <TextLink href="/signin">Back to sign in</TextLink>
      </p>
    </>
  );
}

function CheckYourEmail({ email, onRestart }: { email: string; onRestart: () => void }) {
  return (
    <>
      <FormHeading title="Check Your Email" isFocused>
        We sent a link to <strong className="break-words text-ink">{email}</strong>. It works once, within 60 minutes.
      </FormHeading>
      <Button variant="secondary" onClick={onRestart} className="w-full">
        Try Different Email
      </Button>
      <p className="mt-4">
        <TextLink href="/signin">Back to sign in</TextLink>
      </p>
    </>
  );
}
