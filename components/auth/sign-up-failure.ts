import type { FieldErrors } from "@/components/auth/use-field-errors";
import type { ToastMessage } from "@/components/ui/toast";

type Failure = {
  toast?: ToastMessage;
  errors?: FieldErrors;
  /** What stays on the page when the toast is gone. */
  problem?: string;
};

/** What a failed sign-up says, by the words of the answer, and at which field. */
export function signUpFailure(message: string): Failure {
  if (message.includes("Email already registered")) {
    return {
      toast: {
        title: "Email Already Registered",
        description: "Sign in, or reset the password if you don't know it any more.",
        variant: "error",
      },
      errors: { email: "This address already has an account." },
    };
  }
  if (message.startsWith("Password must")) return { errors: { password: message } };
  if (/validation|invalid/i.test(message)) {
    return { toast: { title: "Invalid Information", variant: "error" }, problem: message };
  }
  return { toast: { title: "Sign Up Failed", variant: "error" }, problem: message };
}
