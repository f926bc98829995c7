"use client";

import { useState } from "react";
import { putBackWords, UpdateDialog } from "@/components/etsy";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import type { ChangeAnswer, ChangesTogether } from "@/lib/changes/schema";
import type { UpdateTargetInput } from "@/lib/etsy/update/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

type PutBackProps = {
  change: ChangeAnswer;
  /** Of the product and the day. */
  name: string;
  onChange: () => Promise<unknown>;
};

/** Nothing where a change can't be put back. */
export function PutBack({ change, name, onChange }: PutBackProps) {
  const { id, listingId, putBackUntil = null, group = null } = change;
  const [targets, setTargets] = useState<UpdateTargetInput[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { isPending, run: openAll } = useAction(async (groupId: string) => {
    const { changes } = await api<ChangesTogether>(
      "GET",
      `/api/changes/together/${groupId}`,
    );
    open(changes);
  }, "Failed to read what was changed together");
  if (putBackUntil === null) return null;

  function open(changes: ChangesTogether["changes"]) {
    setTargets(
      changes.map((one) => ({ listingId: one.listingId, putBack: one.id })),
    );
    setOpen(true);
  }
  async function close() {
    setOpen(false);
    await onChange();
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Put back ${name}`}
          onClick={() => open([{ id, listingId }])}
        >
          Put back
        </Button>
        {group !== null && group.count > 1 && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isPending}
            aria-label={`Put back all ${group.count} changed together with ${name}`}
            onClick={() => openAll(group.id)}
          >
            {`Put back all ${group.count} changed together`}
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted-foreground text-sm">
        {`What it replaced on Etsy is kept until ${dates.format(new Date(putBackUntil))}.`}
      </p>
      <UpdateDialog
        title="Put back on Etsy"
        isOpen={isOpen}
        targets={targets}
        words={putBackWords}
        onClose={close}
      />
    </div>
  );
}
