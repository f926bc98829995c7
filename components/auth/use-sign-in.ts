"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { signInFailure } from "@/components/auth/sign-in-failure";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import type { EmailVerification } from "@/components/auth/use-email-verification";
import { type SignedInUser, switchUser } from "@/components/site/use-user";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { callbackPath } from "@/lib/auth/callback-path";

const redirectDelay = 500;
const welcome = { title: "Signed In", description: "Good to see you.", variant: "success" } as const;
const welcomeVerified = { title: "Email Verified!", description: "You are signed in.", variant: "success" } as const;

type Credentials = { email: string; password: string; remember: boolean };

/** Signs in and leads on; while the link of a mail is open, the password confirms the address first. */
export function useSignIn(link: EmailVerification) {
  const router = useRouter();
  const callbackUrl = useCallbackUrl();
  const [isBusy, setBusy] = useState(false);
  const [unverified, setUnverified] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function signIn(credentials: Credentials) {
    setBusy(true);
    setProblem(undefined);
    try {
      // A link that ended meanwhile may have done its work in another tab: signing in tells.
      const isVerified = await link.redeem({ password: credentials.password });
      const { user } = await api<{ user: SignedInUser }>("POST", "/api/auth/signin", credentials);
      toast(isVerified ? welcomeVerified : welcome);
      switchUser(user);
      const next = callbackPath(callbackUrl, window.location.origin);
      setTimeout(() => router.push(next), redirectDelay);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      const failure = signInFailure(error.message);
      toast(failure.toast);
      setProblem(failure.problem);
      if (failure.needsVerification) setUnverified(credentials.email);
    }
  }

  return { isBusy, unverified, problem, signIn };
}
