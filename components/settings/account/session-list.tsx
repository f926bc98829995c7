"use client";

import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import type { SessionEntry, SessionOpening } from "@/lib/auth/schema";
import { api } from "@/lib/browser/api";

const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

const openings: Record<SessionOpening, string> = {
  password: "with the password",
  password_and_app: "with the password and an authenticator app",
  password_and_passkey: "with the password and a passkey",
  password_and_recovery_code: "with the password and a recovery code",
  passkey: "with a passkey",
};

export function SessionList() {
  const { data, error, mutate } = useSWR<SessionEntry[], Error>(
    "/api/auth/sessions",
  );

  async function endSessions(
    path: string,
    remaining: (entry: SessionEntry) => boolean,
  ) {
    try {
      await api("DELETE", path);
      await mutate(data?.filter(remaining), { revalidate: false });
    } catch {
      toast({
        title: "Failed to sign out the device",
        description: "Please try again.",
        variant: "error",
      });
    }
  }

  if (error && !data) {
    return (
      <div className="space-y-3">
        <p>We couldn't load your sessions.</p>
        <Button variant="secondary" size="sm" onClick={() => mutate()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-16" />;
  return (
    <div className="text-foreground">
      <ul className="divide-y divide-border border-border border-y">
        {data.map(({ id, device, createdAt, openedBy, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-16 items-center justify-between gap-4 py-2"
          >
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-muted-foreground text-sm">
                {`Signed in ${time.format(new Date(createdAt))} ${openedBy ? openings[openedBy] : ""}`}
              </p>
            </div>
            {isCurrent ? (
              <span className="text-success text-sm">This device</span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out ${device}`}
                onClick={() =>
                  endSessions(
                    `/api/auth/sessions/${id}`,
                    (entry) => entry.id !== id,
                  )
                }
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.some((entry) => !entry.isCurrent) && (
        <Button
          variant="destructive"
          size="sm"
          className="mt-4"
          onClick={() =>
            endSessions("/api/auth/sessions", (entry) => entry.isCurrent)
          }
        >
          Sign out all other devices
        </Button>
      )}
    </div>
  );
}
