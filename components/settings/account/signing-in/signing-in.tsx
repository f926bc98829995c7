"use client";

import { useState } from "react";
import useSWR from "swr";
import { AppFactor } from "@/components/settings/account/signing-in/app-factor";
import { Passkeys } from "@/components/settings/account/signing-in/passkeys";
import { RecoveryCodes } from "@/components/settings/account/signing-in/recovery-codes";
import { ShownCodes } from "@/components/settings/account/signing-in/shown-codes";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { Skeleton } from "@/components/ui/skeleton";
import type { AddedFactor, Factors } from "@/lib/auth/factors/schema";

/**
 * What somebody signs in with beside the password. It opens by itself for an
 * administrator who needs it.
 */
export function SigningIn() {
  const { data, error, mutate } = useSWR<Factors, Error>("/api/auth/factors");
  return (
    <Disclosure
      summary="Passkeys and second factor"
      open={data?.isRequired ?? false}
    >
      {data ? (
        <FactorList factors={data} onChanged={() => mutate()} />
      ) : error ? (
        <div className="space-y-3">
          <p>We couldn't load how you sign in.</p>
          <Button variant="secondary" size="sm" onClick={() => mutate()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Disclosure>
  );
}

type FactorListProps = { factors: Factors; onChanged: () => unknown };

function FactorList({ factors, onChanged }: FactorListProps) {
  const { passkeys, app, recoveryCodes, canAddApp, isRequired } = factors;
  const [codes, setCodes] = useState<string[] | null>(null);
  const handleAdded = async (added: AddedFactor) => {
    if (added.recoveryCodes) setCodes(added.recoveryCodes);
    await onChanged();
  };
  return (
    <div className="space-y-6 text-foreground">
      {isRequired && (
        <Alert variant="warning" title="Administrators need a second factor">
          Add a passkey or an authenticator app. Until then you see no more than
          anybody else.
        </Alert>
      )}
      <p className="text-muted-foreground">
        With one of these, your password alone no longer opens your account. A
        passkey also signs you in without the password.
      </p>
      {codes && <ShownCodes codes={codes} onClose={() => setCodes(null)} />}
      <Passkeys
        passkeys={passkeys}
        onAdded={handleAdded}
        onChanged={onChanged}
      />
      {(canAddApp || app) && (
        <AppFactor app={app} onAdded={handleAdded} onChanged={onChanged} />
      )}
      {recoveryCodes !== null && (
        <RecoveryCodes left={recoveryCodes} onRenewed={handleAdded} />
      )}
    </div>
  );
}
