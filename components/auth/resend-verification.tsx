"use client";

import { explain } from "@/components/auth/auth-messages";
import { EmailField } from "@/components/auth/email-field";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";
import { useForm } from "@/components/ui/use-form";
import { api } from "@/lib/browser/api";

const loadSchema = () =>
  import("@/components/auth/sign-in-schemas").then(
    (file) => file.resendFormSchema,
  );

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
  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit({ resendEmail }) {
      await api("POST", "/api/auth/resend-verification", {
        email: resendEmail,
        ...(callbackUrl && { callbackUrl }),
      });
      toast({
        title: "Verification Email Sent",
        description: `We sent it to ${resendEmail}. It may take a minute.`,
        variant: "success",
      });
    },
    onFailure: ({ code, message }) => ({
      resendEmail: explain.resend(code) ?? message,
    }),
  });

  return (
    <Form
      {...formProps}
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
        error={errors.resendEmail}
      />
      <p role="status" className="sr-only">
        {errors.resendEmail}
      </p>
      <Button
        type="submit"
        variant="secondary"
        disabled={isPending}
        className="w-full"
      >
        {isPending ? "Sending…" : "Resend verification email"}
      </Button>
    </Form>
  );
}
