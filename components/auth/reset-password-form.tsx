"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { resetPasswordErrors } from "@/components/auth/auth-errors";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/browser/api";
import { messageFor } from "@/lib/browser/error-messages";

type TokenState = "checking" | "valid" | "invalid" | "unknown";

/**
 * Takes the token of `?token=` out of the address and checks it; "unknown" when
 * the server gave no answer.
 */
function useResetToken() {
  const token = useRef<string>(undefined);
  const [state, setState] = useState<TokenState>("checking");

  const check = useCallback(async () => {
    setState("checking");
    try {
      const { valid } = await api<{ valid: boolean }>(
        "POST",
        "/api/auth/verify-reset-token",
        { token: token.current },
      );
      setState(valid ? "valid" : "invalid");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(
        error.code === "invalid_token" || error.code === "invalid_input"
          ? "invalid"
          : "unknown",
      );
    }
  }, []);

  useEffect(() => {
    if (token.current !== undefined) return;
    token.current =
      new URLSearchParams(window.location.search).get("token") ?? "";
    window.history.replaceState(null, "", window.location.pathname);
    if (token.current) check();
    else setState("invalid");
  }, [check]);

  return { token, state, check };
}

export function ResetPasswordForm() {
  const { token, state, check } = useResetToken();
  if (state === "checking") return <Checking />;
  if (state === "invalid") return <InvalidLink />;
  if (state === "unknown") return <CheckFailed onRetry={check} />;
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: React.RefObject<string | undefined> }) {
  const router = useRouter();
  const [failure, setFailure] = useState<string>();
  const [keepsAccess, setKeepsAccess] = useState(false);

  async function resetPassword(password: string) {
    setFailure(undefined);
    try {
      await api("POST", "/api/auth/reset-password", {
        token: token.current,
        password,
        ...(keepsAccess && { keepAccess: true }),
      });
      toast({
        title: "Password Reset",
        description: "Sign in with your new password.",
        variant: "success",
      });
      router.push("/signin");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message =
        messageFor(error.code, resetPasswordErrors) ?? error.message;
      if (error.code === "invalid_input") return { password: message };
      setFailure(message);
    }
    return undefined;
  }

  return (
    <>
      <FormHeading title="Choose a new password" isFocused>
        You will be signed out on all your devices. Your API keys, connected
        apps and webhooks stop working too.
      </FormHeading>
      {failure && (
        <Alert variant="destructive" className="mb-5">
          <p>{failure}</p>
          <TextLink href="/forgot-password">Request a new link</TextLink>
        </Alert>
      )}
      <NewPasswordForm action="Reset password" save={resetPassword}>
        <Checkbox
          label="Keep my API keys, connected apps and webhooks"
          checked={keepsAccess}
          onChange={(event) => setKeepsAccess(event.currentTarget.checked)}
        />
      </NewPasswordForm>
    </>
  );
}

function Checking() {
  return (
    <div>
      <p role="status" className="mb-6 text-muted-foreground">
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
        Reset links work once and expire after 60 minutes. Only the newest one
        is valid.
      </FormHeading>
      <a
        href="/forgot-password"
        className={buttonVariants({ className: "w-full" })}
      >
        Request New Link
      </a>
      <p className="mt-4">
        <TextLink href="/signin">Sign in</TextLink>
      </p>
    </>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FormHeading title="We couldn't check your link" isFocused>
        We can't reach the server right now. Your link has not been used.
      </FormHeading>
      <Button onClick={onRetry} className="w-full">
        Try again
      </Button>
    </>
  );
}
