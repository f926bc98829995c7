"use client";

import { FormHeading } from "@/components/auth/form-heading";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import { Button, buttonVariants } from "@/components/ui/button";
import { callbackPath } from "@/lib/auth/callback-path";

type SignedInProps = {
  email: string;
  /** What somebody else would do here. */
  other: string;
  onOther: () => void;
};

/** In place of the form, for who is signed in already. */
export function SignedIn({ email, other, onOther }: SignedInProps) {
  const callbackUrl = useCallbackUrl();
  return (
    <>
      <FormHeading title="You're signed in">
        This browser is signed in as{" "}
        <strong className="break-words text-foreground">{email}</strong>.
      </FormHeading>
      <a
        href={callbackPath(callbackUrl, window.location.origin)}
        className={buttonVariants({ className: "w-full" })}
      >
        {callbackUrl === null ? "Go to your dashboard" : "Continue"}
      </a>
      <Button variant="ghost" className="mt-4 w-full" onClick={onOther}>
        {other}
      </Button>
    </>
  );
}
