import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { loadExplain } from "@/components/auth/load-explain";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast";
import type { ApiError } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

/** For a link that is still valid. */
export function ResetForm({ token }: { token: string }) {
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
