"use client";

import { lazy, Suspense, useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { formValues } from "@/components/auth/form-values";
import { ResendVerification } from "@/components/auth/resend-verification";
import { TextLink } from "@/components/auth/text-link";
import { ThirdPartyButtons } from "@/components/auth/third-party-buttons";
import { pathWithCallback, useCallbackUrl } from "@/components/auth/use-callback-url";
import { useEmailVerification } from "@/components/auth/use-email-verification";
import { useFieldErrors } from "@/components/auth/use-field-errors";
import { useSignIn } from "@/components/auth/use-sign-in";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";

const VerifyWithNewPassword = lazy(async () => {
  const file = await import("@/components/auth/verify-with-new-password");
  return { default: file.VerifyWithNewPassword };
});

export function SignInForm() {
  const callbackUrl = useCallbackUrl();
  const link = useEmailVerification();
  const { isBusy, unverified, problem, signIn } = useSignIn(link);
  const [isChoosing, setChoosing] = useState(false);

  if (isChoosing) {
    return (
      <Suspense fallback={<p role="status">One moment…</p>}>
        <VerifyWithNewPassword link={link} onBack={() => setChoosing(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <FormHeading title="Sign in" />
      {link.error && (
        <Alert tone="brick" title="Your email is not verified yet" className="mb-6">
          {link.error}
        </Alert>
      )}
      {link.isOpen && <PasswordNeeded onChoose={() => setChoosing(true)} />}
      <CredentialsForm isBusy={isBusy} problem={problem} onSubmit={signIn} />
      {(unverified !== undefined || link.error) && (
        <section aria-label="Verify your email" className="mt-6 rounded-md border border-amber/40 bg-amber-wash p-4">
          <p className="mb-3">Your address has to be verified before you can sign in. The link works for 24 hours.</p>
          <ResendVerification email={unverified ?? ""} />
        </section>
      )}
      <ThirdPartyButtons />
      <p className="mt-5 text-muted">
        New here? <TextLink href={pathWithCallback("/signup", callbackUrl)}>Create an account</TextLink>
      </p>
    </>
  );
}

function PasswordNeeded({ onChoose }: { onChoose: () => void }) {
  return (
    <Alert tone="amber" role="alert" title="Sign in to confirm your email" className="mb-6">
      <p>The account was made in another browser, so the link needs the password that was chosen there.</p>
      <Button variant="link" className="px-0" onClick={onChoose}>
        Choose a new password instead
      </Button>
    </Alert>
  );
}

type CredentialsFormProps = {
  isBusy: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onSubmit: ReturnType<typeof useSignIn>["signIn"];
};

function CredentialsForm({ isBusy, problem, onSubmit }: CredentialsFormProps) {
  const { form, errors, showErrors, clearError } = useFieldErrors();

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { email, password, remember } = formValues(event.currentTarget, ["email", "password", "remember"]);
    if (!email.trim() || !password) {
      toast({ title: "Please enter both email and password.", variant: "error" });
      showErrors({
        email: email.trim() ? undefined : "Required",
        password: password ? undefined : "Password is required",
      });
      return;
    }
    await onSubmit({ email: email.trim(), password, remember: remember === "on" });
  }

  return (
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
      <Field label="Password" error={errors.password} required>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" label="Remember me" />
        <TextLink href="/forgot-password">Forgot password?</TextLink>
      </div>
      {problem && <Alert tone="brick">{problem}</Alert>}
      <Button type="submit" disabled={isBusy} className="w-full">
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
    </form>
  );
}
