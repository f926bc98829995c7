import type { ToastMessage } from "@/components/ui/toast";

type Failure = {
  toast: ToastMessage;
  needsVerification?: boolean;
  /** What stays on the page when the toast is gone. */
  problem?: string;
};

/** What a failed sign-in says, by the words of the answer. */
export function signInFailure(message: string): Failure {
  if (/verif(y|ication)/i.test(message)) {
    return {
      toast: {
        title: "Email Verification Required",
        description: "Open the link in the mail that we sent you, or have it sent again below.",
        variant: "error",
      },
      needsVerification: true,
    };
  }
  if (message.includes("Invalid credentials")) {
    return {
      toast: {
        title: "Invalid Login",
        description: "Email or password is incorrect. Please try again.",
        variant: "error",
      },
      problem: "This address and this password don't belong together.",
    };
  }
  return { toast: { title: "Sign In Failed", variant: "error" }, problem: message };
}
