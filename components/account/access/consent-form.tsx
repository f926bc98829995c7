"use client";

import { useState } from "react";
import { ConsentAnswer } from "@/components/account/access/consent-answer";
import { ConsentQuestion } from "@/components/account/access/consent-question";
import {
  FormHeading,
  pathWithCallback,
  TextLink,
  withStepUp,
} from "@/components/auth";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { leaving, useAction } from "@/components/ui/use-action";
import type {
  AuthorizationQuestion,
  OfferedScope,
} from "@/lib/access/oauth/schema";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

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

export function ConsentForm({
  question,
  query,
  here,
  onSignedOut,
  onOtherAccount,
}: ConsentFormProps) {
  const { app, returnHost, email } = question;
  const [given, setGiven] = useState<readonly OfferedScope[]>([]);
  const offered = given.filter((scope) => question.offered?.includes(scope));
  const [choice, setChoice] = useState<"allow" | "deny">("deny");
  const [problem, setProblem] = useState<string | null>(null);
  const [answered, setAnswered] = useState<{
    allow: boolean;
    redirectTo: string;
  } | null>(null);

  const { isPending, run: answer } = useAction(async (allow: boolean) => {
    setChoice(allow ? "allow" : "deny");
    setProblem(null);
    const redirectTo = await saveAnswer({
      query,
      allow,
      email,
      offered: allow ? offered : [],
    });
    setAnswered({ allow, redirectTo });
    window.location.assign(redirectTo);
  }, showRefusal);
  function showRefusal(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message } = error;
    if (status === 401) {
      onSignedOut();
      return leaving;
    }
    if (status === 409) {
      setGiven([]);
      onOtherAccount();
    }
    return setProblem(message);
  }

  if (answered)
    return (
      <Answered {...answered} appName={app.name} returnHost={returnHost} />
    );
  return (
    <>
      <ConsentQuestion
        question={question}
        given={given}
        onGive={setGiven}
        isDisabled={isPending}
      />
      {problem && (
        <Alert
          variant="destructive"
          title="Your answer was not saved"
          className="mt-4"
        >
          <p>{problem}</p>
          <p>Choose again when you are ready.</p>
        </Alert>
      )}
      <ConsentAnswer
        appName={app.name}
        pending={isPending ? choice : null}
        onAnswer={answer}
      />
      <p className="mt-4 text-muted-foreground text-sm">
        Not your account?{" "}
        <TextLink href={pathWithCallback("/signin", here)}>
          Sign in as someone else
        </TextLink>
      </p>
    </>
  );
}

type Answer = {
  query: string;
  allow: boolean;
  email: string;
  offered: OfferedScope[];
};

/** Gives the address that the answer is taken to. Rejects with ApiError. */
async function saveAnswer({ offered, ...answer }: Answer): Promise<string> {
  const body = { ...answer, ...(offered.length > 0 && { offered }) };
  const { redirectTo } = await withStepUp(() =>
    api<{ redirectTo: string }>("POST", "/api/oauth/authorization", body),
  );
  return redirectTo;
}

type AnsweredProps = {
  allow: boolean;
  redirectTo: string;
  appName: string;
  returnHost: string | null;
};

function Answered({ allow, redirectTo, appName, returnHost }: AnsweredProps) {
  return (
    <>
      <FormHeading
        title={allow ? "You allowed access" : "You denied access"}
        isFocused
      >
        <p>
          The answer goes to “{appName}”. If nothing happens, use the button.
          Then you can close this page.
        </p>
      </FormHeading>
      <a href={redirectTo} className={buttonVariants({ className: "w-full" })}>
        {returnHost === null
          ? "Go back to the app"
          : `Go back to ${returnHost}`}
      </a>
    </>
  );
}
