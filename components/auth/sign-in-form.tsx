"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { formValues } from "@/components/auth/form-values";
import { ResendVerification } from "@/components/auth/resend-verification";
import { signInFailure } from "@/components/auth/sign-in-failure";
import { TextLink } from "@/components/auth/text-link";
import { ThirdPartyButtons } from "@/components/auth/third-party-buttons";
import { pathWithCallback, useCallbackUrl } from "@/components/auth/use-callback-url";
import { useEmailVerification } from "@/components/auth/use-email-verification";
import { useFieldErrors } from "@/components/auth/use-field-errors";
import { type SignedInUser, switchUser } from "@/components/site/use-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { callbackPath } from "@/lib/auth/callback-path";

const redirectDelay = 500;

export function SignInForm() {
  const router = useRouter();
  const callbackUrl = useCallbackUrl();
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const [unverified, setUnverified] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const verification = useEmailVerification();

  async function signIn(email: string, password: string, remember: boolean) {
    try {
      const { user } = await api<{ user: SignedInUser }>("POST", "/api/auth/signin", { email, password, remember });
      toast({ title: "Signed In", description: "Good to see you.", variant: "success" });
      switchUser(user);
      const next = callbackPath(callbackUrl, window.location.origin);
      setTimeout(() => router.push(next), redirectDelay);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const failure = signInFailure(error.message);
      toast(failure.toast);
      setProblem(failure.problem);
      if (failure.needsVerification) setUnverified(email);
    }
  }

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
    setBusy(true);
    setProblem(undefined);
    await signIn(email.trim(), password, remember === "on");
  }

  return (
    <>
      <FormHeading title="Sign in" />
      {verification.error && (
        <Alert tone="brick" title="Your email is not verified yet" className="mb-6">
          {verification.error}
        </Alert>
      )}
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
      {(unverified !== undefined || verification.error) && (
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
