"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { loadExplain } from "@/components/auth/load-explain";
import type { StepBetween } from "@/components/auth/second-step";
import { useCallbackUrl } from "@/components/auth/use-callback-url";
import { type SignedInUser, switchUser } from "@/components/site";
import { toast } from "@/components/ui/toast";
import { leaving } from "@/components/ui/use-action";
import { useForm } from "@/components/ui/use-form";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";
import { ApiError, unreachable } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

/** Milliseconds for which the toast is read before the page changes. */
const redirectDelay = 500;
const welcome = {
  title: "Signed In",
  description: "Welcome back.",
  variant: "success",
} as const;
const welcomeVerified = {
  title: "Email Verified!",
  description: "You are signed in.",
  variant: "success",
} as const;

const loadSchema = () =>
  import("@/components/auth/sign-in-schemas").then(
    (file) => file.signInFormSchema,
  );

const loadCallbackPath = () =>
  import("@/lib/auth/callback-path").catch(() => {
    throw unreachable();
  });

/**
 * Signs in and redirects. While a verification link is open, the password
 * verifies the email first.
 */
export function useSignIn(link: EmailVerification) {
  const router = useRouter();
  const callbackUrl = useCallbackUrl();
  const [unverified, setUnverified] = useState<string>();
  /** Or, once it is over, why the password is asked for again. */
  const [step, setStep] = useState<StepBetween | string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function leadOn(user: SignedInUser, isVerified: boolean) {
    const { callbackPath } = await loadCallbackPath();
    setLeaving(true);
    toast(isVerified ? welcomeVerified : welcome);
    switchUser(user);
    const next = callbackPath(callbackUrl, window.location.origin);
    setTimeout(() => router.push(next), redirectDelay);
    return leaving;
  }

  const form = useForm({
    schema: loadSchema,
    onInvalid: () =>
      toast({
        title: "Please enter both email and password.",
        variant: "error",
      }),
    async onSubmit(credentials) {
      // First, since a seller who is signed in must be led on.
      await loadCallbackPath();
      // A link that is no longer valid may have been used in another tab, so
      // try to sign in.
      const isVerified = await link.redeem({ password: credentials.password });
      const { user } = await callApi<{ user: SignedInUser }>(
        "POST",
        "/api/auth/signin",
        credentials,
      );
      return leadOn(user, isVerified);
    },
    async onFailure({ code, message, body }, sent) {
      if (code === "second_factor_required") {
        setStep(body as StepBetween);
        return null;
      }
      const explain = await loadExplain();
      const {
        title,
        description,
        problem = message,
      } = explain?.signIn(code) ?? { title: "Sign In Failed" };
      toast({ title, description, variant: "error" });
      if (code === "email_unverified") setUnverified(sent?.email);
      return problem;
    },
  });

  return {
    form,
    unverified,
    step,
    setStep,
    isLeaving,
    onSignedIn: (user: SignedInUser) => leadOn(user, false),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

type Proof = { password: string } | { newPassword: string };

const verify = (token: string, proof?: Proof) =>
  callApi("POST", "/api/auth/verify-email", { token, ...proof });
const greetVerified = () =>
  toast({
    title: "Email Verified!",
    description: "You can sign in now.",
    variant: "success",
  });
const hasCode = (error: unknown, code: string) =>
  error instanceof ApiError && error.code === code;

/**
 * Redeems `?verify=TOKEN` from an email and shows a toast for `?verified=true`;
 * both leave the address. In a browser that did not sign up, the link stays
 * open until `redeem` sends a password with it.
 */
export function useEmailVerification() {
  const token = useTakenParameter("verify");
  const verified = useTakenParameter("verified");
  const [openToken, setOpenToken] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (verified === "true") greetVerified();
  }, [verified]);
  useEffect(() => {
    if (!token) return;
    verify(token).then(greetVerified, (error: unknown) => {
      if (hasCode(error, "password_required")) setOpenToken(token);
      else if (error instanceof ApiError) setError(error.message);
    });
  }, [token]);

  return {
    error,
    isOpen: openToken !== undefined,
    /**
     * False when no link is open or it is no longer valid. Throws other errors;
     * then the link stays open.
     */
    async redeem(proof: Proof) {
      if (openToken === undefined) return false;
      const isVerified = await verify(openToken, proof).then(
        () => true,
        (error: unknown) => {
          if (hasCode(error, "invalid_token")) return false;
          throw error;
        },
      );
      setOpenToken(undefined);
      return isVerified;
    },
    setError,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
