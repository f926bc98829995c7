"use client";

import { lazy, Suspense, useState } from "react";
import { signUpErrors } from "@/components/auth/auth-errors";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import {
  NewPasswordFields,
  passwordMismatch,
} from "@/components/auth/new-password-fields";
import {
  pathWithCallback,
  useCallbackUrl,
} from "@/components/auth/use-callback-url";
import {
  emailPattern,
  formValues,
  useFieldErrors,
} from "@/components/auth/use-field-errors";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/browser/api";
import { messageFor } from "@/lib/browser/error-messages";
import { formatQuota } from "@/lib/settings/plans";

const SignedIn = lazy(async () => ({
  default: (await import("@/components/auth/signed-in")).SignedIn,
}));

const ResendVerification = lazy(async () => {
  const file = await import("@/components/auth/resend-verification");
  return { default: file.ResendVerification };
});

type Values = Record<"email" | "password" | "confirmPassword", string>;

async function findErrors({ email, password, confirmPassword }: Values) {
  const empty = Object.entries({ email, password, confirmPassword }).filter(
    ([, value]) => !value.trim(),
  );
  if (empty.length > 0) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return Object.fromEntries(empty.map(([name]) => [name, "Required"]));
  }
  if (!emailPattern.test(email.trim()))
    return { email: "Please enter a valid email address." };
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: passwordMismatch };
  }
  const { checkNewPassword } = await import(
    "@/components/auth/check-new-password"
  );
  const broken = checkNewPassword(password);
  return broken ? { password: broken } : undefined;
}

/** The field that the server refused: the email, otherwise the password. */
async function invalidField(email: string): Promise<keyof Values> {
  const { emailSchema } = await import("@/lib/auth/schema");
  return emailSchema.safeParse(email).success ? "password" : "email";
}

export function SignUpForm() {
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const callbackUrl = useCallbackUrl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const { user } = useUser();
  const [isOther, setOther] = useState(false);

  async function signUp(values: Values) {
    setProblem(undefined);
    const found = await findErrors(values);
    if (found) return showErrors(found);
    const email = values.email.trim();
    try {
      await api("POST", "/api/auth/signup", {
        email,
        password: values.password,
        ...(callbackUrl && { callbackUrl }),
      });
      setSentTo(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const {
        title,
        description,
        problem = error.message,
      } = messageFor(error.code, signUpErrors);
      toast({ title, description, variant: "error" });
      setProblem(problem ?? undefined);
      if (error.code === "conflict")
        showErrors({ email: "This email already has an account." });
      if (error.code === "invalid_input")
        showErrors({ [await invalidField(email)]: error.message });
    }
  }

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await signUp(
      formValues(event.currentTarget, ["email", "password", "confirmPassword"]),
    ).finally(() => setBusy(false));
  }

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  if (user && !isBusy && !isOther) {
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <SignedIn
          email={user.email}
          other="Create another account"
          onOther={() => setOther(true)}
        />
      </Suspense>
    );
  }
  return (
    <>
      <FormHeading title="Create your account" isFocused={isOther}>
        {formatQuota("free")} for free. No card required.
      </FormHeading>
      <Form
        ref={form}
        onSubmit={handleSubmit}
        onInput={clearError}
        noValidate
        className="space-y-5"
      >
        <EmailField error={errors.email} />
        <NewPasswordFields errors={errors} />
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? "Creating your account…" : "Create account"}
        </Button>
      </Form>
      <p className="mt-4 text-muted-foreground">
        Have an account?{" "}
        <TextLink href={pathWithCallback("/signin", callbackUrl)}>
          Sign in
        </TextLink>
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
          We sent a link to{" "}
          <strong className="break-words text-foreground">{email}</strong>. Open
          it within 24 hours, then sign in.
        </p>
        <p className="mt-2">
          Didn't get it after a minute or two? Check your spam folder, or send
          it again.
        </p>
      </FormHeading>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ResendVerification email={email} />
      </Suspense>
      <p className="mt-4">
        <TextLink href={pathWithCallback("/signin", callbackUrl)}>
          Go to sign in
        </TextLink>
      </p>
    </>
  );
}
