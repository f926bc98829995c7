import { toast } from "@/components/ui/toast";
import type { FieldErrors } from "@/components/ui/use-form";
import type { ErrorMessages } from "@/lib/browser/error-messages";

type FormError = {
  /** The title and text of the toast. */
  title: string;
  description?: string;
  /**
   * Stays on the page when the toast is gone; null where something else on the
   * page says it. Without it: the server's message.
   */
  problem?: string | null;
};

export const signInErrors: ErrorMessages<FormError> = {
  email_unverified: {
    title: "Email Verification Required",
    description:
      "Open the link in the email we sent you, or request a new one below.",
    problem: null,
  },
  invalid_credentials: {
    title: "Invalid Login",
    description: "Email or password is incorrect. Please try again.",
    problem: "This email and password don't match.",
  },
  other: { title: "Sign In Failed" },
};

export const signUpErrors: ErrorMessages<FormError> = {
  conflict: {
    title: "Email Already Registered",
    description: "Sign in, or reset your password if you forgot it.",
    problem: null,
  },
  invalid_input: { title: "Invalid Information", problem: null },
  other: { title: "Sign Up Failed" },
};

/** In the tables below, null means the server's message. */
export const resendVerificationErrors: ErrorMessages<string | null> = {
  not_found: "No account found with this email address.",
  conflict: "Your email is already verified. You can sign in now.",
  other: null,
};

export const forgotPasswordErrors: ErrorMessages<string | null> = {
  not_found: "No account found with that email address.",
  rate_limited: "Too many reset attempts. Please wait before trying again.",
  other: null,
};

export const fieldRequired = "Required";
export const passwordMismatch = "This doesn't match the password above.";

/** Beside the errors at the fields of a new password. */
export function toastInvalid(errors: FieldErrors) {
  if (Object.values(errors).includes(fieldRequired))
    toast({ title: "Please fill in all fields.", variant: "error" });
  else if (errors.confirmPassword === passwordMismatch)
    toast({ title: "Passwords Don't Match", variant: "error" });
}

export const passwordTooShort = "Password must be at least 8 characters long.";

export const resetPasswordErrors: ErrorMessages<string | null> = {
  invalid_token:
    "Invalid or expired reset token. Please request a new password reset.",
  invalid_input: passwordTooShort,
  other: null,
};
