import { useRouter } from "next/navigation";
import { EmailField } from "@/components/auth/email-field";
import { FormHeading } from "@/components/auth/form-heading";
import { NewPasswordFields } from "@/components/auth/new-password-fields";
import { toastInvalid } from "@/components/auth/toast-invalid";
import { type SignedInUser, switchUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { toast } from "@/components/ui/toast";
import { leaving } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import { callApi } from "@/lib/browser/call-api";

const loadSchema = () =>
  import("@/components/auth/new-password-schemas").then(
    (file) => file.newPasswordFormSchema,
  );

type Invited = { token: string; email: string };

/** Makes the account, signs in and goes on to the first listing. */
function useInvitedForm({ token, email }: Invited) {
  const router = useRouter();
  return useForm({
    schema: loadSchema,
    onInvalid: toastInvalid,
    async onSubmit({ password }) {
      const sent = { email, password };
      await callApi("POST", "/api/auth/signup", { ...sent, invitation: token });
      toast({ title: "Account created", variant: "success" });
      const signedIn = await callApi<{ user: SignedInUser }>(
        "POST",
        "/api/auth/signin",
        sent,
      ).catch(() => null);
      if (signedIn) switchUser(signedIn.user);
      router.push(signedIn ? "/generate" : "/signin?callbackUrl=/generate");
      return leaving;
    },
    onFailure({ code, message }) {
      toast({ title: "Sign Up Failed", variant: "error" });
      if (code === "invalid_input") return { password: message };
      return code === "conflict"
        ? "This address has an account already. Sign in instead."
        : message;
    },
  });
}

export function InvitedForm(invited: Invited) {
  const { errors, problem, isPending, formProps } = useInvitedForm(invited);
  return (
    <>
      <FormHeading title="Create your account" isFocused>
        You are invited. Choose a password, and you can start.
      </FormHeading>
      <Form {...formProps} className="space-y-5">
        <EmailField value={invited.email} readOnly error={undefined} />
        <NewPasswordFields errors={errors} />
        {problem && <Alert variant="destructive">{problem}</Alert>}
        <Button type="submit" disabled={isPending} className="w-full">
          {isPending ? "Creating your account…" : "Create account"}
        </Button>
      </Form>
    </>
  );
}
