"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { formValues } from "@/components/auth/form-values";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { TextLink } from "@/components/auth/text-link";
import { useFieldErrors } from "@/components/auth/use-field-errors";
import { useResetToken } from "@/components/auth/use-reset-token";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

const tooShort = "Password must be at least 8 characters long.";

function resetFailure({ status, message }: ApiError) {
  if (status === 400) return "Invalid or expired reset token. Please request a new password reset.";
  const isOtherRule = message.startsWith("Password must") && !message.includes("at least 8");
  return status === 422 && !isOtherRule ? tooShort : message;
}

async function findErrors({ password, confirmPassword }: Record<"password" | "confirmPassword", string>) {
  if (!password || !confirmPassword) {
    toast({ title: "Please fill in all fields.", variant: "error" });
    return { password: password ? undefined : "Required", confirmPassword: confirmPassword ? undefined : "Required" };
  }
  if (password !== confirmPassword) {
    toast({ title: "Passwords Don't Match", variant: "error" });
    return { confirmPassword: "This is not the password above." };
  }
  const { checkNewPassword } = await import("@/components/auth/check-new-password");
  const letters = "Password must contain uppercase, lowercase, and numbers.";
  const broken = checkNewPassword(password, { length: tooShort, letters });
  return broken ? { password: broken } : undefined;
}

export function ResetPasswordForm() {
  const { token, state, check } = useResetToken();
  if (state === "checking") return <Checking />;
  if (state === "invalid") return <InvalidLink />;
  if (state === "unknown") return <Unknown onRetry={check} />;
  return <NewPasswordForm token={token} />;
}

function NewPasswordForm({ token }: { token: React.RefObject<string | undefined> }) {
  const router = useRouter();
  const { form, errors, showErrors, clearError } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function resetPassword(values: Record<"password" | "confirmPassword", string>) {
    setFailure(undefined);
    const found = await findErrors(values);
    if (found) return showErrors(found);
    try {
      await api("POST", "/api/auth/reset-password", { token: token.current, password: values.password });
      toast({ title: "Password Reset", description: "Sign in with your new password.", variant: "success" });
      router.push("/signin");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422) showErrors({ password: resetFailure(error) });
      else setFailure(resetFailure(error));
    }
  }

  async function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await resetPassword(formValues(event.currentTarget, ["password", "confirmPassword"])).finally(() => setBusy(false));
  }

  return (
    <>
      <FormHeading title="Choose a new password" isFocused>
        You will be signed out everywhere else.
      </FormHeading>
      {failure && (
        <Alert tone="brick" className="mb-5">
          <p>{failure}</p>
          <TextLink href="/forgot-password">Request a new link</TextLink>
        </Alert>
      )}
      <form ref={form} onSubmit={handleSubmit} onInput={clearError} noValidate className="space-y-5">
        <NewPasswordFields errors={errors} label="New password" />
        <Button type="submit" disabled={isBusy} className="w-full">
          {isBusy ? "Saving…" : "Reset password"}
        </Button>
      </form>
    </>
  );
}

function Checking() {
  return (
    <div>
      <p role="status" className="mb-6 text-muted">
        Checking your link…
      </p>
      <Skeleton className="mb-6 h-11" />
      <Skeleton className="mb-6 h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}

function InvalidLink() {
  return (
    <>
      <FormHeading title="Invalid Reset Link" isFocused>
        A link works once, within 60 minutes, and only the newest one does.
      </FormHeading>
      <a href="/forgot-password" className={buttonVariants({ className: "w-full" })}>
        Request New Link
      </a>
      <p className="mt-4">
        <TextLink href="/signin">Sign in</TextLink>
      </p>
    </>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FormHeading title="We couldn't check your link" isFocused>
        The server can't be reached right now. The link itself is untouched.
      </FormHeading>
      <Button onClick={onRetry} className="w-full">
        Try again
      </Button>
    </>
  );
}
