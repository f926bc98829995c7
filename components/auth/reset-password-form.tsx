"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";
import { ApiError } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

/** Loaded while the link is checked. */
const loadForm = () => import("@/components/auth/reset-form");
const ResetForm = lazy(async () => ({
  default: (await loadForm()).ResetForm,
}));

type TokenState = "checking" | "valid" | "invalid" | "unknown";

/** "unknown" when the server gave no answer. */
async function checkToken(token: string): Promise<TokenState> {
  try {
    const { valid } = await callApi<{ valid: boolean }>(
      "POST",
      "/api/auth/verify-reset-token",
      { token },
    );
    return valid ? "valid" : "invalid";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isInvalid =
      error.code === "invalid_token" || error.code === "invalid_input";
    return isInvalid ? "invalid" : "unknown";
  }
}

export function ResetPasswordForm() {
  const token = useTakenParameter("token");
  const [state, setState] = useState<TokenState>("checking");

  useEffect(() => {
    if (!token) return;
    checkToken(token).then(setState);
    // Offline: it is tried again when it is shown.
    loadForm().catch(() => undefined);
  }, [token]);

  if (token === null || token === "" || state === "invalid")
    return <InvalidLink />;
  if (token === undefined || state === "checking") return <Checking />;
  if (state === "unknown") {
    const retry = () => {
      setState("checking");
      return checkToken(token).then(setState);
    };
    return <CheckFailed onRetry={retry} />;
  }
  return (
    <Suspense fallback={<Checking />}>
      <ResetForm token={token} />
    </Suspense>
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
