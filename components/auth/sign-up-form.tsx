"use client";

import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { emailPattern, formValues } from "@/components/auth/form-values";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { ResendVerification } from "@/components/auth/resend-verification";
import { signUpFailure } from "@/components/auth/sign-up-failure";
import { TextLink } from "@/components/auth/text-link";
import { pathWithCallback, useCallbackUrl } from "@/components/auth/use-callback-url";
import { useFieldErrors } from "@/components/auth/use-field-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

type Values = Record<"email" | "password" | "confirmPassword", string>;

async function findErrors({ email, password, confirmPassword }: Values) {
  const empty = Object.entries({ email, password, confirmPassword }).filter(([, value]) => !value.trim());
  if (empty.length > 0) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return Object.fromEntries(empty.map(([name]) => [name, "Required"]));
  }
  if (!emailPattern.test(email.trim())) return { email: "Please enter a valid email address." };
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: "This is not the password above." };
  }
  const { checkNewPassword } = await import("@/components/auth/check-new-password");
  const broken = checkNewPassword(password);
  return broken ? { password: broken } : undefined;
}

export function SignUpForm() {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const callbackUrl = useCallbackUrl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  async function signUp(values: Values) {
    setProblem(undefined);
    const found = await findErrors(values);
    if (found) return showErrors(found);
    const email = values.email.trim();
    try {
      await api("POST", "/api/auth/signup", { email, password: values.password, ...(callbackUrl && { callbackUrl }) });
      setSentTo(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = signUpFailure(error.message);
      setProblem(failure.problem);
      if (failure.toast) toast(failure.toast);
      if (failure.errors) showErrors(failure.errors);
    }
  }

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await signUp(formValues(event.currentTarget, ["email", "password", "confirmPassword"])).finally(() =>
      setBusy(false),
    );
  }

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  return (
    <>
      <FormHeading title="Create your account">Five listings a month are free. No card.</FormHeading>
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
        <NewPasswordFields errors={errors} />
        {problem && <Alert tone="brick">{problem}</Alert>}
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? "Creating your account…" : "Create account"}
        </Button>
      </form>
      <p className="mt-4 text-muted">
        Have an account? <TextLink href={pathWithCallback("/signin", callbackUrl)}>Sign in</TextLink>
      </p>
    </>
  );
}

function CheckYourEmail({ email }: { email: string }) {
  const callbackUrl = useCallbackUrl();
  return (
    <>
      <FormHeading title="Check your email" isFocused>
        <p>
          We sent a link to <strong className="break-words text-ink">{email}</strong>. Open it within 24 hours, then
          sign in.
        </p>
        <p className="mt-2">Nothing there after a minute or two? Look in the spam folder, or have it sent again.</p>
      </FormHeading>
      <ResendVerification email={email} />
      <p className="mt-4">
        <TextLink href={pathWithCallback("/signin", callbackUrl)}>Go to sign in</TextLink>
      </p>
    </>
  );
}
