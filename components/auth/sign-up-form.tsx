"use client";

import { lazy, Suspense, useState } from "react";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { loadExplain } from "@/components/auth/load-explain";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { toastInvalid } from "@/components/auth/toast-invalid";
import {
  pathWithCallback,
  useCallbackUrl,
} from "@/components/auth/use-callback-url";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";
import { useForm } from "@/components/ui/use-form";
import { callApi } from "@/lib/browser/call-api";
import { firstPageHeader } from "@/lib/browser/first-page";

const SignedIn = lazy(async () => ({
  default: (await import("@/components/auth/signed-in")).SignedIn,
}));

const ResendVerification = lazy(async () => {
  const file = await import("@/components/auth/resend-verification");
  return { default: file.ResendVerification };
});

const loadSchema = () =>
  import("@/components/auth/new-password-schemas").then(
    (file) => file.signUpFormSchema,
  );

/** The field that the server refused: the email, otherwise the password. */
async function invalidField(email: string | undefined) {
  const { emailSchema } = await import("@/lib/auth/schema");
  return emailSchema.safeParse(email).success ? "password" : "email";
}

/** `onSent` gets the address to which the link goes. */
function useSignUp(onSent: (email: string) => void) {
  const callbackUrl = useCallbackUrl();
  return useForm({
    schema: loadSchema,
    onInvalid: toastInvalid,
    async onSubmit({ email, password }) {
      const sent = { email, password, ...(callbackUrl && { callbackUrl }) };
      await callApi("POST", "/api/auth/signup", sent, {
        headers: firstPageHeader(),
      });
      onSent(email);
    },
    async onFailure({ code, message }, sent) {
      const explain = await loadExplain();
      const {
        title,
        description,
        problem = message,
      } = explain?.signUp(code) ?? { title: "Sign Up Failed" };
      toast({ title, description, variant: "error" });
      if (code === "conflict")
        return { email: "This email already has an account." };
      if (code === "domain_not_allowed") return { email: message };
      if (code === "invalid_input")
        return { [await invalidField(sent?.email)]: message };
      return problem;
    },
  });
}

type SignUpFormProps = {
  /** What an account comes with, or who may make one. */
  children: React.ReactNode;
};

export function SignUpForm({ children }: SignUpFormProps) {
  const callbackUrl = useCallbackUrl();
  const [sentTo, setSentTo] = useState<string>();
  const { errors, problem, isPending, formProps } = useSignUp(setSentTo);
  const { user } = useUser();
  const [isOther, setOther] = useState(false);

  if (sentTo) return <CheckYourEmail email={sentTo} />;
  if (user && !isPending && !isOther) {
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
        {children}
      </FormHeading>
      <Form {...formProps} className="space-y-5">
        <EmailField error={errors.email} />
        <NewPasswordFields errors={errors} />
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <Button type="submit" disabled={isPending} className="w-full">
          {isPending ? "Creating your account…" : "Create account"}
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
