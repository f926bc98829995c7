"use client";

import { useState } from "react";
import { forgotPasswordErrors } from "@/components/auth/auth-errors";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import {
  emailPattern,
  formValues,
  useFieldErrors,
} from "@/components/auth/use-field-errors";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { ApiError, api } from "@/lib/browser/api";
import { messageFor } from "@/lib/browser/error-messages";

export function ForgotPasswordForm() {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const restart = () => {
    setAgain(true);
    setSentTo(undefined);
  };

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const email = formValues(event.currentTarget, ["email"]).email.trim();
    if (!email)
      return showErrors({ email: "Please enter your email address." });
    if (!emailPattern.test(email))
      return showErrors({ email: "Please enter a valid email address." });
    setBusy(true);
    try {
      await api("POST", "/api/auth/forgot-password", { email });
      setSentTo(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showErrors({
        email: messageFor(error.code, forgotPasswordErrors) ?? error.message,
      });
    } finally {
      setBusy(false);
    }
  }

  if (sentTo) return <CheckYourEmail email={sentTo} onRestart={restart} />;
  return (
    <>
      <FormHeading title="Forgot your password?" isFocused={isAgain}>
        Enter your email and we'll send you a link to reset it.
      </FormHeading>
      <Form
        ref={form}
        onSubmit={handleSubmit}
        onInput={clearError}
        noValidate
        className="space-y-5"
      >
        <EmailField error={errors.email} />
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? "Sending…" : "Send reset link"}
        </Button>
      </Form>
      <p className="mt-4">
        <TextLink href="/signin">Back to sign in</TextLink>
      </p>
    </>
  );
}

function CheckYourEmail({
  email,
  onRestart,
}: {
  email: string;
  onRestart: () => void;
}) {
  return (
    <>
      <FormHeading title="Check Your Email" isFocused>
        We sent a link to{" "}
        <strong className="break-words text-foreground">{email}</strong>. It
        works once and expires after 60 minutes.
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
