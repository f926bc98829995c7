"use client";

import { useState } from "react";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { loadExplain } from "@/components/auth/load-explain";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useForm } from "@/components/ui/use-form";
import { callApi } from "@/lib/browser/call-api";

const loadSchema = () =>
  import("@/components/auth/sign-in-schemas").then(
    (file) => file.forgotPasswordFormSchema,
  );

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setAgain] = useState(false);
  const restart = () => {
    setAgain(true);
    setSentTo(undefined);
  };

  const { errors, isPending, formProps } = useForm({
    schema: loadSchema,
    async onSubmit({ email }) {
      await callApi("POST", "/api/auth/forgot-password", { email });
      setSentTo(email);
    },
    onFailure: async ({ code, message }) => ({
      email: (await loadExplain())?.forgot(code) ?? message,
    }),
  });

  if (sentTo) return <CheckYourEmail email={sentTo} onRestart={restart} />;
  return (
    <>
      <FormHeading title="Forgot your password?" isFocused={isAgain}>
        Enter your email and we'll send you a link to reset it.
      </FormHeading>
      <Form {...formProps} className="space-y-5">
        <EmailField error={errors.email} />
        <Button type="submit" disabled={isPending} className="w-full">
          {isPending ? "Sending…" : "Send reset link"}
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
