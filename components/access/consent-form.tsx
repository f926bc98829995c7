"use client";

import { useState } from "react";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { pathWithCallback } from "@/components/auth/use-callback-url";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import type { AuthorizationQuestion } from "@/lib/access/oauth/schema";
import { scopes } from "@/lib/access/scopes";
import { ApiError, api } from "@/lib/api-client";

type ConsentFormProps = {
  question: AuthorizationQuestion & { kind: "ask" };
  /** The query of the page's address, which is answered. */
  query: string;
  /** The page's own path, to come back to. */
  here: string;
  onSignedOut: () => void;
  /** The page shows another account than the one that is signed in. */
  onOtherAccount: () => void;
};

export function ConsentForm({ question, query, here, onSignedOut, onOtherAccount }: ConsentFormProps) {
  const { app, returnHost, email } = question;
  const [pending, setPending] = useState<"allow" | "deny" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [answered, setAnswered] = useState<{ allow: boolean; redirectTo: string } | null>(null);

  async function answer(allow: boolean) {
    if (pending) return;
    setPending(allow ? "allow" : "deny");
    setProblem(null);
    try {
      const { redirectTo } = await api<{ redirectTo: string }>("POST", "/api/oauth/authorization", {
        query,
        allow,
        email,
      });
      setAnswered({ allow, redirectTo });
      window.location.assign(redirectTo);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return onSignedOut();
      if (error.status === 409) onOtherAccount();
      setProblem(error.message);
    }
    setPending(null);
  }

  if (answered) {
    const { allow, redirectTo } = answered;
    return (
      <>
        <FormHeading title={allow ? "You allowed access" : "You denied access"} isFocused>
          <p>
            The answer goes to “{app.name}”. If nothing happens, send it by the button. Then you can close this page.
          </p>
        </FormHeading>
        <a href={redirectTo} className={buttonVariants({ className: "w-full" })}>
          {returnHost === null ? "Go back to the app" : `Go back to ${returnHost}`}
        </a>
      </>
    );
  }
  return (
    <>
      <FormHeading title={`Allow “${app.name}” to use your account?`}>
        <p className="break-words">
          {app.host === null
            ? "The app gave itself this name. It is not verified."
            : `This app is published at ${app.host}.`}
        </p>
      </FormHeading>
      <h2 className="font-sans font-semibold text-base">It would be able to</h2>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {question.scopes.map((scope) => (
          <li key={scope} className="py-3">
            {scopes[scope]}
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid gap-y-2">
        <div>
          <dt className="text-muted-foreground">Your account</dt>
          <dd className="break-words">{email}</dd>
        </div>
        <div>
          <dt className="text-muted-foreground">The answer goes to</dt>
          <dd className="break-words">{returnHost ?? "a program on this computer"}</dd>
        </div>
      </dl>
      <p className="mt-4 text-muted-foreground text-sm">
        Allow it only if you started this yourself a moment ago. You can end its access at any time under Settings,
        Connected apps.
      </p>
      {problem && (
        <Alert tone="brick" title="Your answer was not saved" className="mt-4">
          <p>{problem}</p>
          <p>Choose again when you are ready.</p>
        </Alert>
      )}
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => answer(false)} disabled={pending !== null}>
          {pending === "deny" ? "Denying…" : "Deny"}
        </Button>
        <Button onClick={() => answer(true)} disabled={pending !== null}>
          {pending === "allow" ? "Allowing…" : "Allow"}
        </Button>
      </div>
      <p className="mt-4 text-muted-foreground text-sm">
        Not your account? <TextLink href={pathWithCallback("/signin", here)}>Sign in as somebody else</TextLink>
      </p>
    </>
  );
}
