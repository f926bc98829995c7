"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { loadExplain } from "@/components/auth/load-explain";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";
import { ApiError } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

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
    if (token) checkToken(token).then(setState);
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
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: string }) {
  const router = useRouter();
  const [keepsAccess, setKeepsAccess] = useState(false);

  async function resetPassword(password: string) {
    await callApi("POST", "/api/auth/reset-password", {
      token,
      password,
      ...(keepsAccess && { keepAccess: true }),
    });
    toast({
      title: "Password Reset",
      description: "Sign in with your new password.",
      variant: "success",
    });
    router.push("/signin");
  }
  async function explain({ code, message }: ApiError) {
    const text = (await loadExplain())?.reset(code) ?? message;
    return code === "invalid_input" ? { password: text } : text;
  }

  return (
    <>
      <FormHeading title="Choose a new password" isFocused>
        You will be signed out on all your devices. Your API keys, connected
        apps and webhooks stop working too.
      </FormHeading>
      <NewPasswordForm
        action="Reset password"
        save={resetPassword}
        onFailure={explain}
        help={<TextLink href="/forgot-password">Request a new link</TextLink>}
      >
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
