"use client";

import { useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { ConsentForm } from "@/components/account/access/consent-form";
import { FormHeading, pathWithCallback, TextLink } from "@/components/auth";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { AuthorizationQuestion } from "@/lib/access/oauth/schema";
import { ApiError } from "@/lib/browser/api-error";
import { closedDoor } from "@/lib/content/closed-door";
import { site } from "@/lib/content/site";

const never = () => () => undefined;

/**
 * The query of the page's address, as the app made it; null in the prerendered
 * page.
 */
function useQuery() {
  return useSyncExternalStore<string | null>(
    never,
    () => window.location.search,
    () => null,
  );
}

/**
 * An app asks for access; the user answers, and the browser goes back to the
 * app with the answer.
 */
export function AuthorizeApp() {
  const query = useQuery();
  const { user, error: userError, refresh } = useUser();
  const path =
    user && query !== null ? `/api/oauth/authorization${query}` : null;
  const {
    data: question,
    error,
    mutate,
  } = useSWR<AuthorizationQuestion, Error>(path);
  const [hasSessionEnded, setSessionEnded] = useState(false);

  const isSignedOut =
    user === null ||
    hasSessionEnded ||
    (question === undefined &&
      error instanceof ApiError &&
      error.status === 401);
  if (query !== null && isSignedOut)
    return <SignInFirst here={`/oauth/authorize${query}`} />;
  if (!question && (userError ?? error)) {
    return (
      <>
        <FormHeading title="The app's request could not be loaded" />
        <Alert variant="destructive">
          <p>{(userError ?? error)?.message}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => (user ? mutate() : refresh())}
          >
            Try again
          </Button>
        </Alert>
      </>
    );
  }
  if (!question) {
    return (
      <div role="status">
        <span className="sr-only">Loading the app's request</span>
        <Skeleton className="h-80" />
      </div>
    );
  }
  if (question.kind === "refused") return <Refused question={question} />;
  return (
    <ConsentForm
      question={question}
      query={query ?? ""}
      here={`/oauth/authorize${query}`}
      onSignedOut={() => setSessionEnded(true)}
      onOtherAccount={() => {
        refresh();
        mutate();
      }}
    />
  );
}

function SignInFirst({ here }: { here: string }) {
  return (
    <>
      <FormHeading title="Sign in to connect an app">
        <p>
          {`An app wants to use your ${site.name} account. Sign in first, and you'll come back to its request.`}
        </p>
      </FormHeading>
      <a
        href={pathWithCallback("/signin", here)}
        className={buttonVariants({ className: "w-full" })}
      >
        Sign in
      </a>
      <p className="mt-5 text-muted-foreground">
        New here?{" "}
        <TextLink href={pathWithCallback("/signup", here)}>
          {closedDoor()?.note ?? "Create an account"}
        </TextLink>
      </p>
    </>
  );
}

/**
 * Going back is the user's own click: a link that redirects by itself could
 * lead anywhere in our name.
 */
function Refused({
  question,
}: {
  question: AuthorizationQuestion & { kind: "refused" };
}) {
  const { app, message, returnTo, returnHost } = question;
  return (
    <>
      <FormHeading title="This app can't be connected">
        <p>
          {app ? `“${app.name}”` : "An app"} sent you here with a request we
          can't accept. Your account is unchanged, and no access was given.
        </p>
      </FormHeading>
      <Alert variant="warning" title="What is wrong">
        <p className="break-words">{message}</p>
      </Alert>
      <p className="mt-4 text-muted-foreground">
        Try connecting again from the app. If that fails too, only the app's
        developer can fix it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {returnTo !== null && (
          <a href={returnTo} className={buttonVariants()}>
            {returnHost === null
              ? "Go back to the app"
              : `Go back to ${returnHost}`}
          </a>
        )}
        <a
          href="/dashboard"
          className={buttonVariants({ variant: "secondary" })}
        >
          Go to your dashboard
        </a>
      </div>
    </>
  );
}
