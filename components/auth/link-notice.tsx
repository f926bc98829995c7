import type { EmailVerification } from "@/components/auth/use-sign-in";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

type LinkNoticeProps = {
  link: Pick<EmailVerification, "error" | "isOpen">;
  onChoose: () => void;
};

/** What came of a verification link, above the form. */
export function LinkNotice({ link, onChoose }: LinkNoticeProps) {
  return (
    <>
      {link.error && (
        <Alert
          variant="destructive"
          title="This link didn't verify your email"
          className="mb-6"
        >
          <p>{link.error}</p>
          <p>If you used it before, your email is verified: just sign in.</p>
        </Alert>
      )}
      {link.isOpen && (
        <Alert
          variant="warning"
          role="alert"
          title="Sign in to verify your email"
          className="mb-6"
        >
          <p>
            This account was created in another browser. Enter its password to
            verify your email.
          </p>
          <Button variant="link" className="px-0" onClick={onChoose}>
            Choose a new password instead
          </Button>
        </Alert>
      )}
    </>
  );
}
