"use client";

import { FormHeading } from "@/components/auth/form-heading";
import { ProofForm } from "@/components/auth/proof-form";
import type { SignedInUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import type { FactorMethod } from "@/lib/auth/factors/schema";
import { ApiError } from "@/lib/browser/api-error";
import { callApi } from "@/lib/browser/call-api";

/** What the server gives for the right password. */
export type StepBetween = { token: string; methods: FactorMethod[] };

type SecondStepProps = {
  step: StepBetween;
  onSignedIn: (user: SignedInUser) => unknown;
  /** With what to say in front of the password, if anything. */
  onBack: (problem: string | null) => void;
};

/** In place of the form, once its password was right. */
export function SecondStep({ step, onSignedIn, onBack }: SecondStepProps) {
  const { token, methods } = step;

  /** A step that is over begins again with the password. */
  async function call<T>(path: string, body: object) {
    try {
      return await callApi<T>("POST", path, { token, ...body });
    } catch (error) {
      if (error instanceof ApiError && error.code === "invalid_token")
        onBack(error.message);
      throw error;
    }
  }

  return (
    <>
      <FormHeading title="Confirm it's you">
        Your password is right. Your account has a second factor, which we ask
        for now.
      </FormHeading>
      <ProofForm
        methods={methods}
        action="Sign in"
        ask={() => call("/api/auth/passkey/options", {})}
        send={async (proof) => {
          const path = "/api/auth/second-factor";
          const { user } = await call<{ user: SignedInUser }>(path, { proof });
          return onSignedIn(user);
        }}
      />
      <Button
        variant="ghost"
        className="mt-1 w-full"
        onClick={() => onBack(null)}
      >
        Back to the password
      </Button>
    </>
  );
}
