"use client";

import Link from "next/link";
import { useState } from "react";
import useSWR from "swr";
import { EndpointCard } from "@/components/settings/webhooks/endpoint-card";
import { EndpointForm } from "@/components/settings/webhooks/endpoint-form";
import {
  type NewSecret,
  SecretNotice,
} from "@/components/settings/webhooks/secret-notice";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/browser/api";
import {
  type Endpoint,
  type NewEndpoint,
  webhookLimits,
} from "@/lib/webhooks/schema";

type EndpointList = { isAvailable: boolean; endpoints: Endpoint[] };

/** The addresses to which events are sent, each with its log. */
export function Webhooks() {
  const { user, error: userError, refresh } = useUser();
  const { data, error, mutate } = useSWR<EndpointList, Error>(
    user ? "/api/webhook-endpoints" : null,
  );
  const [newSecret, setNewSecret] = useState<NewSecret | null>(null);
  const [isAdding, setAdding] = useState(false);

  if (user === null) return <SignedOut />;
  if (userError ?? (error && !data)) {
    return <LoadFailed onRetry={() => Promise.all([refresh(), mutate()])} />;
  }
  if (!data) return <Loading />;
  if (!data.isAvailable)
    return (
      <Alert title="Webhooks are not set up">
        This site has no key to encrypt their secrets yet.
      </Alert>
    );

  const replace = (endpoints: Endpoint[]) =>
    mutate({ ...data, endpoints }, { revalidate: false });
  async function add(endpoint: NewEndpoint) {
    const made = await api<NewSecret>(
      "POST",
      "/api/webhook-endpoints",
      endpoint,
    );
    setNewSecret(made);
    setAdding(false);
    await replace([...(data?.endpoints ?? []), made.endpoint]);
  }
  const { endpoints } = data;
  const isFull = endpoints.length >= webhookLimits.endpoints;
  return (
    <div className="space-y-6">
      {newSecret && (
        <SecretNotice {...newSecret} onDone={() => setNewSecret(null)} />
      )}
      {endpoints.map((endpoint) => (
        <EndpointCard
          key={endpoint.id}
          endpoint={endpoint}
          onChange={(changed) =>
            replace(
              endpoints.map((each) =>
                each.id === changed.id ? changed : each,
              ),
            )
          }
          onDelete={() => {
            if (newSecret?.endpoint.id === endpoint.id) setNewSecret(null);
            return replace(endpoints.filter(({ id }) => id !== endpoint.id));
          }}
          onSecret={setNewSecret}
        />
      ))}
      {endpoints.length === 0 || isAdding ? (
        <Card className="p-5 sm:p-6">
          <h2 className="mb-4 text-2xl">Add an endpoint</h2>
          <EndpointForm
            submitLabel="Add endpoint"
            onSubmit={add}
            {...(endpoints.length > 0 && { onCancel: () => setAdding(false) })}
          />
        </Card>
      ) : (
        <div>
          <Button
            variant="secondary"
            disabled={isFull}
            onClick={() => setAdding(true)}
          >
            Add an endpoint
          </Button>
          {isFull && (
            <p className="mt-2 text-muted-foreground text-sm">
              The maximum is {webhookLimits.endpoints}.
            </p>
          )}
        </div>
      )}
      <SigningNote />
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert variant="destructive" title="Your webhooks could not be loaded">
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading your webhooks</span>
      <Skeleton className="h-60" />
    </div>
  );
}

function SigningNote() {
  return (
    <p className="max-w-prose text-muted-foreground text-sm">
      Each request is signed as{" "}
      <a
        href="https://www.standardwebhooks.com"
        rel="noreferrer"
        className="underline"
      >
        Standard Webhooks
      </a>{" "}
      describes. It says what happened and gives its id; respond with a 2xx
      status within 15 seconds. An event can arrive twice: its{" "}
      <code>webhook-id</code> is then the same. Failed deliveries are retried
      for 31 hours.
    </p>
  );
}

function SignedOut() {
  return (
    <Alert title="Sign in to see your webhooks">
      <Link
        href="/signin?callbackUrl=/settings/webhooks"
        className={buttonVariants({ className: "mt-3" })}
      >
        Sign In
      </Link>
    </Alert>
  );
}
