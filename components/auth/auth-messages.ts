import { type ErrorMessages, messageFor } from "@/lib/browser/error-messages";

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

const signInErrors: ErrorMessages<FormError> = {
  account_suspended: { title: "Account Suspended" },
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

const signUpErrors: ErrorMessages<FormError> = {
  conflict: {
    title: "Email Already Registered",
    description: "Sign in, or reset your password if you forgot it.",
    problem: null,
  },
  invalid_input: { title: "Invalid Information", problem: null },
  other: { title: "Sign Up Failed" },
};

/** In the tables below, null means the server's message. */
const resendVerificationErrors: ErrorMessages<string | null> = {
  not_found: "No account found with this email address.",
  conflict: "Your email is already verified. You can sign in now.",
  other: null,
};

const forgotPasswordErrors: ErrorMessages<string | null> = {
  not_found: "No account found with that email address.",
  rate_limited: "Too many reset attempts. Please wait before trying again.",
  other: null,
};

export const passwordTooShort = "Password must be at least 8 characters long.";

const resetPasswordErrors: ErrorMessages<string | null> = {
  invalid_token:
    "Invalid or expired reset token. Please request a new password reset.",
  invalid_input: passwordTooShort,
  other: null,
};

/** What is said of a refused call, by the code of its error. */
export const explain = {
  signIn: (code: string | undefined) => messageFor(code, signInErrors),
  signUp: (code: string | undefined) => messageFor(code, signUpErrors),
  resend: (code: string | undefined) =>
    messageFor(code, resendVerificationErrors),
  forgot: (code: string | undefined) => messageFor(code, forgotPasswordErrors),
  reset: (code: string | undefined) => messageFor(code, resetPasswordErrors),
};
