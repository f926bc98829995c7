"use client";

import { useState } from "react";
import { resendVerificationErrors } from "@/components/auth/auth-errors";
import { EmailField } from "@/components/auth/email-field";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import { emailPattern } from "@/components/auth/use-field-errors";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/browser/api";
import { messageFor } from "@/lib/browser/error-messages";

/** What a sign-in needs first. */
export function VerifyEmail({ email }: { email: string }) {
  return (
    <section
      aria-label="Verify your email"
      className="mt-6 rounded-md border border-warning/40 bg-warning-muted p-4"
    >
      <p className="mb-3">
        Verify your email before you sign in. The link works for 24 hours.
      </p>
      <ResendVerification email={email} />
    </section>
  );
}

/** Sends the verification email again, to the given address or to another. */
export function ResendVerification({ email }: { email: string }) {
  const callbackUrl = useCallbackUrl();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(
      "resendEmail",
    ) as HTMLInputElement;
    const address = field.value.trim();
    if (!emailPattern.test(address)) {
      setError(
        address
          ? "Please enter a valid email address."
          : "Please enter your email address.",
      );
      field.focus();
      return;
    }
    setError(undefined);
    setSending(true);
    try {
      await api("POST", "/api/auth/resend-verification", {
        email: address,
        ...(callbackUrl && { callbackUrl }),
      });
      toast({
        title: "Verification Email Sent",
        description: `We sent it to ${address}. It may take a minute.`,
        variant: "success",
      });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(
        messageFor(failure.code, resendVerificationErrors) ?? failure.message,
      );
    } finally {
      setSending(false);
    }
  }

  return (
    <Form
      onSubmit={handleSubmit}
      noValidate
      className="space-y-3"
      aria-label="Resend the verification email"
    >
      <EmailField
        key={email}
        label="Email for the new link"
        name="resendEmail"
        autoComplete="email"
        required={false}
        defaultValue={email}
        error={error}
        onInput={() => setError(undefined)}
      />
      <p role="status" className="sr-only">
        {error}
      </p>
      <Button
        type="submit"
        variant="secondary"
        disabled={isSending}
        className="w-full"
      >
        {isSending ? "Sending…" : "Resend verification email"}
      </Button>
    </Form>
  );
}
