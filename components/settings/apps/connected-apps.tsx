"use client";

import Link from "next/link";
import useSWR from "swr";
import { AppRow } from "@/components/settings/apps/app-row";
import { useUser } from "@/components/site";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ConnectedApp } from "@/lib/access/oauth/schema";

/**
 * The apps that the user allowed to use the account, and how to connect one.
 */
export function ConnectedApps() {
  const { user, error: userError, refresh } = useUser();
  const {
    data: apps,
    error,
    mutate,
  } = useSWR<ConnectedApp[], Error>(user ? "/api/connected-apps" : null);

  if (user === null) {
    return (
      <Card className="space-y-4">
        <p>Sign in to see which apps are connected.</p>
        <Link
          href="/signin?callbackUrl=/settings/apps"
          className={buttonVariants()}
        >
          Sign in
        </Link>
      </Card>
    );
  }
  if (!apps && (userError ?? error)) {
    return (
      <Alert
        variant="destructive"
        title="Your connected apps could not be loaded"
      >
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => (user ? mutate() : refresh())}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (!apps) {
    return (
      <div role="status">
        <span className="sr-only">Loading your connected apps</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <Card>
        <h2 className="mb-3 text-2xl">Your apps</h2>
        {apps.length === 0 ? (
          <p className="text-muted-foreground">No app is connected.</p>
        ) : (
          <ul className="divide-y divide-border border-border border-y">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} onEnded={() => mutate()} />
            ))}
          </ul>
        )}
      </Card>
      <ConnectOne />
    </div>
  );
}

function ConnectOne() {
  const address = `${window.location.origin}/mcp`;
  return (
    <Card>
      <h2 className="mb-3 text-2xl">Connect an assistant</h2>
      <ol className="list-decimal space-y-3 pl-5">
        <li>
          Copy this address.
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <code className="break-all rounded-md border border-border bg-background px-3 py-2 text-sm">
              {address}
            </code>
            <CopyButton text={address} what="the address" variant="secondary">
              Copy
            </CopyButton>
          </div>
        </li>
        <li>
          In your assistant, open the settings, choose Connectors, and add a
          custom connector with this address.
        </li>
        <li>
          It sends you here, where you see what it asks for and can allow or
          deny it.
        </li>
      </ol>
      <p className="mt-4 text-muted-foreground">
        Listings an assistant writes count like those you write here. Checking
        texts works without connecting.
      </p>
    </Card>
  );
}
