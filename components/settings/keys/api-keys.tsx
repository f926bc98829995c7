"use client";

import Link from "next/link";
import { useState } from "react";
import useSWR from "swr";
import { KeyRow } from "@/components/settings/keys/key-row";
import { NewKeyForm } from "@/components/settings/keys/new-key-form";
import { ShownSecret } from "@/components/settings/keys/shown-secret";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import {
  type CreatedKey,
  type KeyEntry,
  maxKeys,
} from "@/lib/access/keys/schema";

/** The user's keys: made, shown once, rolled and revoked. */
export function ApiKeys() {
  const { user, error: userError } = useUser();
  const {
    data: keys,
    error,
    mutate,
  } = useSWR<KeyEntry[], Error>(user ? "/api/keys" : null);
  const [created, setCreated] = useState<CreatedKey | null>(null);

  if (user === null) {
    return (
      <Card className="space-y-4">
        <p>Sign in to create keys.</p>
        <Link
          href="/signin?callbackUrl=/settings/keys"
          className={buttonVariants()}
        >
          Sign in
        </Link>
      </Card>
    );
  }
  if (!keys && (userError ?? error)) {
    return (
      <Alert variant="destructive" title="Your keys could not be loaded">
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => mutate()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (!keys) {
    return (
      <div role="status">
        <span className="sr-only">Loading your keys</span>
        <Skeleton className="h-64" />
      </div>
    );
  }

  async function handleCreated(key: CreatedKey) {
    setCreated(key);
    await mutate();
  }

  return (
    <div className="space-y-6">
      {created && (
        <ShownSecret created={created} onClose={() => setCreated(null)} />
      )}
      <Card>
        <h2 className="mb-3 text-2xl">Your keys</h2>
        {keys.length === 0 ? (
          <p className="text-muted-foreground">None yet.</p>
        ) : (
          <ul className="divide-y divide-border border-border border-y">
            {keys.map((entry) => (
              <KeyRow
                key={entry.id}
                entry={entry}
                onRolled={handleCreated}
                onRevoked={() => mutate()}
              />
            ))}
          </ul>
        )}
      </Card>
      {keys.length < maxKeys ? (
        <NewKeyForm onCreated={handleCreated} />
      ) : (
        <Alert title={`You have ${maxKeys} keys, the maximum`}>
          Revoke one to create another.
        </Alert>
      )}
    </div>
  );
}
