"use client";

import { lazy, Suspense, useState } from "react";
import { FormHeading } from "@/components/auth/form-heading";
import {
  pathWithCallback,
  useCallbackUrl,
} from "@/components/auth/use-callback-url";
import { Button, buttonVariants } from "@/components/ui/button";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";

const Invitation = lazy(async () => ({
  default: (await import("@/components/auth/invitation")).Invitation,
}));

type ClosedSignUpProps = {
  /** Why not everybody can sign up, without a full stop. */
  note: string;
  help: string;
  /** The form for whoever always may. */
  children: React.ReactNode;
};

/** Says why there is no form, unless the link of an invitation led here. */
export function ClosedSignUp({ note, help, children }: ClosedSignUpProps) {
  const callbackUrl = useCallbackUrl();
  const token = useTakenParameter("invitation");
  const [isOperator, setOperator] = useState(false);

  if (token) {
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Invitation token={token} />
      </Suspense>
    );
  }
  if (isOperator) return children;
  return (
    <>
      <FormHeading title={note}>
        <p>{help}</p>
      </FormHeading>
      <a
        href={pathWithCallback("/signin", callbackUrl)}
        className={buttonVariants({ className: "w-full" })}
      >
        Sign in
      </a>
      <p className="mt-5 text-muted-foreground text-sm">
        You run this site? Make your account with an address of ADMIN_EMAILS.
      </p>
      <Button variant="link" className="px-0" onClick={() => setOperator(true)}>
        Sign up as an administrator
      </Button>
    </>
  );
}
