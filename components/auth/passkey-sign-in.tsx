import { useState } from "react";
import type { SignedInUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { ApiError, unreachable } from "@/lib/browser/api-error";

const load = () =>
  import("@/components/auth/sign-in-with-passkey").catch(() => {
    throw unreachable();
  });

/** In place of email and password. */
export function PasskeySignIn({
  onSignedIn,
}: {
  onSignedIn: (user: SignedInUser) => unknown;
}) {
  const [problem, setProblem] = useState<string>();
  const { isPending, run } = useAction(
    async (form: HTMLFormElement | null) => {
      setProblem(undefined);
      const { signInWithPasskey } = await load();
      const remember = new FormData(form ?? undefined).has("remember");
      return onSignedIn(await signInWithPasskey(remember));
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    },
  );
  return (
    <>
      {problem && <Alert variant="destructive">{problem}</Alert>}
      <Button
        variant="secondary"
        className="w-full"
        disabled={isPending}
        onClick={({ currentTarget }) => run(currentTarget.form)}
      >
        {isPending ? "Waiting for your passkey…" : "Use a passkey instead"}
      </Button>
    </>
  );
}
