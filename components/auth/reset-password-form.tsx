"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { NewPasswordForm, tooShort } from "@/components/auth/new-password-form";
import { TextLink } from "@/components/auth/text-link";
import { useResetToken } from "@/components/auth/use-reset-token";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

function resetFailure({ status, message }: ApiError) {
  if (status === 400) return "Invalid or expired reset token. Please request a new password reset.";
  const isOtherRule = message.startsWith("Password must") && !message.includes("at least 8");
  return status === 422 && !isOtherRule ? tooShort : message;
}

export function ResetPasswordForm() {
  const { token, state, check } = useResetToken();
  if (state === "checking") return <Checking />;
  if (state === "invalid") return <InvalidLink />;
  if (state === "unknown") return <Unknown onRetry={check} />;
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: React.RefObject<string | undefined> }) {
  const router = useRouter();
  const [failure, setFailure] = useState<string>();

  async function resetPassword(password: string) {
    setFailure(undefined);
    try {
      await api("POST", "/api/auth/reset-password", { token: token.current, password });
      toast({ title: "Password Reset", description: "Sign in with your new password.", variant: "success" });
      router.push("/signin");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422) return { password: resetFailure(error) };
      setFailure(resetFailure(error));
    }
    return undefined;
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
      <NewPasswordForm action="Reset password" save={resetPassword} />
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
