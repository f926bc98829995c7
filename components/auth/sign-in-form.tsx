"use client";

import { lazy, Suspense, useState } from "react";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { PasskeySignIn } from "@/components/auth/passkey-sign-in";
import {
  pathWithCallback,
  useCallbackUrl,
} from "@/components/auth/use-callback-url";
import {
  type SignIn,
  useEmailVerification,
  useSignIn,
} from "@/components/auth/use-sign-in";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { PasswordInput } from "@/components/ui/password-input";

const SignedIn = lazy(async () => ({
  default: (await import("@/components/auth/signed-in")).SignedIn,
}));

const VerifyWithNewPassword = lazy(async () => {
  const file = await import("@/components/auth/verify-with-new-password");
  return { default: file.VerifyWithNewPassword };
});

const SecondStep = lazy(async () => ({
  default: (await import("@/components/auth/second-step")).SecondStep,
}));

const LinkNotice = lazy(async () => ({
  default: (await import("@/components/auth/link-notice")).LinkNotice,
}));

const VerifyEmail = lazy(async () => {
  const file = await import("@/components/auth/resend-verification");
  return { default: file.VerifyEmail };
});

type SignInFormProps = {
  /** What leads to the page for signing up. */
  signUp?: string | undefined;
  /** Stands below the form, where somebody can sign in. */
  children?: React.ReactNode;
};

export function SignInForm({
  signUp = "Create an account",
  children,
}: SignInFormProps) {
  const callbackUrl = useCallbackUrl();
  const link = useEmailVerification();
  const signIn = useSignIn(link);
  const { form, unverified, step, isLeaving } = signIn;
  const { user } = useUser();
  const [isChoosing, setChoosing] = useState(false);
  /** Whether the form is in place of something else, whose focus it takes. */
  const [isBack, setBack] = useState(false);
  const goBack = () => {
    setChoosing(false);
    setBack(true);
  };

  if (typeof step === "object" && step) {
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <SecondStep
          step={step}
          onSignedIn={signIn.onSignedIn}
          onBack={(problem) => {
            signIn.setStep(problem);
            setBack(true);
          }}
        />
      </Suspense>
    );
  }
  if (user && !form.isPending && !isLeaving && !isBack && !link.isOpen) {
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <SignedIn
          email={user.email}
          other="Sign in as someone else"
          onOther={goBack}
        />
      </Suspense>
    );
  }
  if (isChoosing) {
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <VerifyWithNewPassword link={link} onBack={goBack} />
      </Suspense>
    );
  }
  return (
    <>
      <FormHeading title="Sign in" isFocused={isBack} />
      {(link.isOpen || link.error) && (
        <Suspense>
          <LinkNotice link={link} onChoose={() => setChoosing(true)} />
        </Suspense>
      )}
      <CredentialsForm {...signIn} />
      {(unverified !== undefined || link.error) && (
        <Suspense fallback={<p role="status">Loading…</p>}>
          <VerifyEmail email={unverified ?? ""} />
        </Suspense>
      )}
      {children}
      <p className="mt-5 text-muted-foreground">
        New here?{" "}
        <TextLink href={pathWithCallback("/signup", callbackUrl)}>
          {signUp}
        </TextLink>
      </p>
    </>
  );
}

function CredentialsForm({ form, step, onSignedIn }: SignIn) {
  const { errors, isPending, formProps } = form;
  const problem = form.problem ?? (typeof step === "string" && step);
  return (
    <Form {...formProps} className="space-y-5">
      <EmailField error={errors.email} />
      <Field label="Password" error={errors.password} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" label="Remember me" />
        <TextLink href="/forgot-password">Forgot password?</TextLink>
      </div>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <Button type="submit" disabled={isPending} className="w-full">
        {isPending ? "Signing in…" : "Sign in"}
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </Form>
  );
}
