import { useEffect, useState } from "react";
import { FormHeading, TextLink } from "@/components/auth/form-heading";
import { InvitedForm } from "@/components/auth/invited-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

type Found =
  | { kind: "checking" }
  | { kind: "usable"; email: string }
  | { kind: "refused" | "unknown"; message: string };

async function findInvited(token: string): Promise<Found> {
  try {
    const path = "/api/auth/invitation";
    const { email } = await callApi<{ email: string }>("POST", path, { token });
    return { kind: "usable", email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    const isRefused =
      code === "invitation_required" || code === "sign_up_closed";
    return { kind: isRefused ? "refused" : "unknown", message };
  }
}

/** For who came by the link of an invitation. */
export function Invitation({ token }: { token: string }) {
  const [found, setFound] = useState<Found>({ kind: "checking" });
  useEffect(() => {
    findInvited(token).then(setFound);
  }, [token]);

  switch (found.kind) {
    case "checking":
      return <p role="status">Checking your invitation…</p>;
    case "usable":
      return <InvitedForm token={token} email={found.email} />;
    case "refused":
      return (
        <>
          <FormHeading title="This invitation can't be used" isFocused>
            {found.message}
          </FormHeading>
          <p>
            Made your account with it already?{" "}
            <TextLink href="/signin">Sign in</TextLink>
          </p>
        </>
      );
    case "unknown":
      return (
        <>
          <FormHeading title="We couldn't check your invitation" isFocused>
            It has not been used.
          </FormHeading>
          <Alert variant="destructive">{found.message}</Alert>
          <Button
            className="mt-5 w-full"
            onClick={() => {
              setFound({ kind: "checking" });
              return findInvited(token).then(setFound);
            }}
          >
            Try again
          </Button>
        </>
      );
  }
}
