"use client";

import { FormHeading } from "@/components/auth/form-heading";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import type { EmailVerification } from "@/components/auth/use-sign-in";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

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
  async function save(newPassword: string) {
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
  }

  return (
    <>
      <FormHeading title="Choose a new password" isFocused>
        This verifies your email and replaces the password chosen at sign-up.
      </FormHeading>
      <NewPasswordForm
        action="Save and verify email"
        save={save}
        onFailure={({ code, message }) =>
          code === "invalid_input" ? { password: message } : message
        }
      />
      <Button variant="ghost" onClick={onBack} className="mt-4 w-full">
        Back to sign in
      </Button>
    </>
  );
}
