"use client";

import { useState } from "react";
import { emailPattern } from "@/components/auth/form-values";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

function resendFailure(message: string) {
  if (message.includes("User not found")) return "No account found with this email address.";
  if (message.includes("already verified")) return "Your email is already verified. You can sign in now.";
  return message;
}

/** Sends the verification mail again, to the address given or to another. */
export function ResendVerification({ email }: { email: string }) {
  const callbackUrl = useCallbackUrl();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("resendEmail") as HTMLInputElement;
    const address = field.value.trim();
    if (!emailPattern.test(address)) {
      setError(address ? "Please enter a valid email address." : "Please enter your email address.");
      field.focus();
      return;
    }
    setError(undefined);
    setSending(true);
    try {
      await api("POST", "/api/auth/resend-verification", { email: address, ...(callbackUrl && { callbackUrl }) });
      toast({
        title: "Verification Email Sent",
        description: `Look for it at ${address}. It may take a minute.`,
        variant: "success",
      });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(resendFailure(failure.message));
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="space-y-3" aria-label="Resend the verification email">
      <Field label="Email for the new link" error={error}>
        {(control) => (
          <Input
            {...control}
            key={email}
            name="resendEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={email}
            onInput={() => setError(undefined)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {error}
      </p>
      <Button type="submit" variant="secondary" disabled={isSending} className="w-full">
        {isSending ? "Sending…" : "Resend verification email"}
      </Button>
    </form>
  );
}
