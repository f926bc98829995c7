"use client";

import { useState } from "react";
import { withStepUp } from "@/components/auth";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAction } from "@/components/ui/use-action";
import {
  type CreatedKey,
  type KeyEntry,
  rollOverlaps,
} from "@/lib/access/keys/schema";
import { api, apiResponse } from "@/lib/browser/api";

const time = new Intl.DateTimeFormat(undefined, {
  dateStyle: "medium",
  timeStyle: "short",
});
const shown = (text: string) => time.format(new Date(text));
const overlapLabels: Record<(typeof rollOverlaps)[number], string> = {
  0: "Immediately",
  24: "In 24 hours",
  168: "In 7 days",
};

type KeyRowProps = {
  entry: KeyEntry;
  /** Without it the key can only be revoked. */
  onRolled?: (key: CreatedKey) => void;
  onRevoked: () => void;
};

export function KeyRow({ entry, onRolled, onRevoked }: KeyRowProps) {
  const { id, name, rolledTo } = entry;
  const [open, setOpen] = useState<"roll" | "revoke" | null>(null);
  const close = () => setOpen(null);

  const { run: send } = useAction(async (work: () => Promise<void>) => {
    await work().finally(close);
  }, "Failed to change the key");
  const roll = (overlapHours: number) =>
    send(async () =>
      onRolled?.(
        await withStepUp(() =>
          api<CreatedKey>("POST", `/api/keys/${id}/roll`, { overlapHours }),
        ),
      ),
    );
  const revoke = () =>
    send(async () => {
      await apiResponse("DELETE", `/api/keys/${id}`, undefined);
      onRevoked();
    });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <KeyFacts entry={entry} />
      <div className="flex gap-2">
        {onRolled && !rolledTo && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Roll ${name}`}
            onClick={() => setOpen("roll")}
          >
            Roll
          </Button>
        )}
        <Button
          variant="destructive"
          size="sm"
          aria-label={`Revoke ${name}`}
          onClick={() => setOpen("revoke")}
        >
          Revoke
        </Button>
      </div>
      <RollDialog
        name={name}
        isOpen={open === "roll"}
        onClose={close}
        onRoll={roll}
      />
      <RevokeDialog
        name={name}
        isOpen={open === "revoke"}
        onClose={close}
        onRevoke={revoke}
      />
    </li>
  );
}

function KeyFacts({ entry }: Pick<KeyRowProps, "entry">) {
  const { name, prefix, last4, scopes, createdAt, createdFrom } = entry;
  const { lastUsedAt, expiresAt, rolledTo } = entry;
  return (
    <div className="min-w-0">
      <p className="break-words font-semibold">{name}</p>
      <p className="text-muted-foreground text-sm">
        <code>
          {prefix}…{last4}
        </code>{" "}
        · {scopes.join(", ")}
      </p>
      <p className="text-muted-foreground text-sm">
        Created {shown(createdAt)}
        <span>{createdFrom && ` from ${createdFrom}`}</span>
      </p>
      <p className="text-muted-foreground text-sm">
        {lastUsedAt ? `Last used ${shown(lastUsedAt)}` : "Not used yet"} ·{" "}
        {expiresAt ? `expires ${shown(expiresAt)}` : "doesn't expire"}
        <span>{rolledTo && " · replaced"}</span>
      </p>
    </div>
  );
}

type KeyDialogProps = { name: string; isOpen: boolean; onClose: () => void };

type RollDialogProps = KeyDialogProps & {
  onRoll: (overlapHours: number) => void;
};

function RollDialog({ name, isOpen, onClose, onRoll }: RollDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Roll “${name}”?`}>
      <p>
        You get a new key with the same permissions. When should the old one
        stop working?
      </p>
      <div className="mt-4 flex flex-col gap-3">
        {rollOverlaps.map((hours) => (
          <Button key={hours} variant="secondary" onClick={() => onRoll(hours)}>
            {overlapLabels[hours]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

type RevokeDialogProps = KeyDialogProps & { onRevoke: () => void };

function RevokeDialog({ name, isOpen, onClose, onRevoke }: RevokeDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Revoke “${name}”?`}>
      <p>
        Every program that uses it loses access immediately. This can't be
        undone.
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="destructive" onClick={onRevoke}>
          Revoke it
        </Button>
      </div>
    </Dialog>
  );
}
