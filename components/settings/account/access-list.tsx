"use client";

import Link from "next/link";
import useSWR from "swr";
import { AppRow } from "@/components/settings/apps/app-row";
import { KeyRow } from "@/components/settings/keys/key-row";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { KeyEntry } from "@/lib/access/keys/schema";
import type { ConnectedApp } from "@/lib/access/oauth/schema";

/** What else gets in, beside the sessions; each is ended here. */
export function AccessList() {
  const keys = useSWR<KeyEntry[], Error>("/api/keys");
  const apps = useSWR<ConnectedApp[], Error>("/api/connected-apps");
  const isFailed = (keys.error && !keys.data) || (apps.error && !apps.data);
  if (isFailed)
    return (
      <div className="space-y-3">
        <p>We couldn't load your keys and apps.</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => Promise.all([keys.mutate(), apps.mutate()])}
        >
          Try again
        </Button>
      </div>
    );
  if (!keys.data || !apps.data) return <Skeleton className="h-16" />;
  const isNone = keys.data.length + apps.data.length === 0;
  return (
    <div className="space-y-3 text-foreground">
      {isNone ? (
        <p className="text-muted-foreground">
          No key was made, and no app is connected.
        </p>
      ) : (
        <ul
          aria-label="Keys and connected apps"
          className="divide-y divide-border border-border border-y"
        >
          {keys.data.map((entry) => (
            <KeyRow
              key={entry.id}
              entry={entry}
              onRevoked={() => keys.mutate()}
            />
          ))}
          {apps.data.map((app) => (
            <AppRow key={app.id} app={app} onEnded={() => apps.mutate()} />
          ))}
        </ul>
      )}
      <p>
        New ones:{" "}
        <Link href="/settings/keys" className="underline">
          API keys
        </Link>
        ,{" "}
        <Link href="/settings/apps" className="underline">
          connected apps
        </Link>
      </p>
    </div>
  );
}
