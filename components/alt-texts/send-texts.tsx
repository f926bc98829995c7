"use client";

import { lazy, Suspense, useState } from "react";
import type { PendingSaves } from "@/components/alt-texts/pending-saves";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import type {
  AltTextTarget,
  AltTextTargetsAnswer,
} from "@/lib/alt-texts/schema";
import { api } from "@/lib/browser/api";

const AltTextUpdate = lazy(async () => ({
  default: (await import("@/components/alt-texts/alt-text-update"))
    .AltTextUpdate,
}));

type SendTextsProps = {
  /** Etsy's numbers of the listings on this screen that can be sent. */
  ids: string[];
  saves: PendingSaves;
  /** Something was confirmed, or the dialog was closed. */
  onChange: () => unknown;
};

/**
 * Shows what would be replaced on Etsy, all of it, and confirms it there. With
 * no listing left to send, only where those stand that were confirmed.
 */
export function SendTexts({ ids, saves, onChange }: SendTextsProps) {
  const [targets, setTargets] = useState<AltTextTarget[] | null>(null);
  const { isPending, run: open } = useAction(async () => {
    if (!(await saves.saveAll())) {
      toast({
        title: "Not everything is saved yet",
        description: "Look for a text that says so, then try again.",
        variant: "error",
      });
      return;
    }
    const { targets: opened } = await api<AltTextTargetsAnswer>(
      "POST",
      "/api/alt-texts/targets",
      { listings: ids },
    );
    if (opened.length > 0) return setTargets(opened);
    toast({ title: "No text is used", variant: "error" });
  }, "The texts could not be prepared");
  const close = () => {
    setTargets(null);
    void onChange();
  };
  const count = ids.length === 1 ? "1 listing" : `${ids.length} listings`;
  return (
    <>
      {ids.length > 0 && (
        <div className="-mx-(--gutter) sticky bottom-(--bar) z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-border border-t bg-background px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p className="min-w-0 flex-1 basis-64 text-muted-foreground text-sm">
            The next screen shows all that would change on Etsy. The listings
            also come into your history.
          </p>
          <Button
            size="lg"
            className="max-sm:w-full"
            onClick={open}
            aria-disabled={isPending}
          >
            {isPending ? "Preparing…" : `Compare ${count} with Etsy`}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={targets !== null}
        onClose={close}
        title="Alt texts for Etsy"
      >
        {targets && (
          <Suspense fallback={<p role="status">Opening…</p>}>
            <AltTextUpdate
              targets={targets}
              onStarted={() => void onChange()}
              onClose={close}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
