"use client";

import { useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import type { EmailVerification } from "@/components/auth/use-sign-in";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/browser/api";

type VerifyWithNewPasswordProps = {
  link: EmailVerification;
  onBack: () => void;
};

/**
 * For users who opened a verification link but don't know the password, for
 * example because someone else used their address.
 */
export function VerifyWithNewPassword({
  link,
  onBack,
}: VerifyWithNewPasswordProps) {
  const [failure, setFailure] = useState<string>();

  async function save(newPassword: string) {
    setFailure(undefined);
    try {
      if (await link.redeem({ newPassword })) {
        toast({
          title: "Email Verified!",
          description: "Sign in with your new password.",
          variant: "success",
        });
      } else {
        link.setError(
          "Invalid or expired verification link. Please request a new one.",
        );
      }
      onBack();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "invalid_input") return { password: error.message };
      setFailure(error.message);
    }
    return undefined;
  }

  return (
    <>
      <FormHeading title="Choose a new password" isFocused>
        This verifies your email and replaces the password chosen at sign-up.
      </FormHeading>
      {failure && (
        <Alert variant="destructive" className="mb-5">
          {failure}
        </Alert>
      )}
      <NewPasswordForm action="Save and verify email" save={save} />
      <Button variant="ghost" onClick={onBack} className="mt-4 w-full">
        Back to sign in
      </Button>
    </>
  );
}
