"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAction } from "@/components/ui/use-action";
import type { ConnectedApp } from "@/lib/access/oauth/schema";
import { scopes } from "@/lib/access/scopes";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});

export function AppRow({
  app,
  onEnded,
}: {
  app: ConnectedApp;
  onEnded: () => void;
}) {
  const { id, name, host, createdAt, lastUsedAt } = app;
  const [isOpen, setOpen] = useState(false);

  const { isPending, run: revoke } = useAction(async () => {
    await apiResponse("DELETE", `/api/connected-apps/${id}`, undefined)
      .catch((error: unknown) => {
        // Ended on another page meanwhile.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      })
      .finally(() => setOpen(false));
    onEnded();
  }, "Failed to revoke access");

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 max-w-prose flex-1 basis-64">
        <h3 className="break-words font-sans font-semibold text-base">
          {name}
        </h3>
        <p className="break-words text-muted-foreground text-sm">
          {host ?? "It gave itself this name. Not verified."}
        </p>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
          {app.scopes.map((scope) => (
            <li key={scope}>{scopes[scope]}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted-foreground text-sm">
          Connected since {day.format(new Date(createdAt))} ·{" "}
          {lastUsedAt
            ? `last used ${time.format(new Date(lastUsedAt))}`
            : "not used yet"}
        </p>
      </div>
      <Button
        variant="destructive"
        size="sm"
        aria-label={`Revoke ${name}`}
        onClick={() => setOpen(true)}
      >
        Revoke
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Revoke access for “${name}”?`}
      >
        <p>
          It loses access immediately. Your listings and drafts stay. To use it
          again, reconnect it.
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="destructive" onClick={revoke} disabled={isPending}>
            {isPending ? "Ending…" : "End access"}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
