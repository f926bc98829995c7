"use client";

import { useState } from "react";
import type { PendingSaves } from "@/components/alt-texts/pending-saves";
import { UpdateDialog, updateWords } from "@/components/etsy";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import type {
  AltTextTarget,
  AltTextTargetsAnswer,
} from "@/lib/alt-texts/schema";
import { api } from "@/lib/browser/api";

const words = {
  ...updateWords,
  nothing: "Etsy has these texts already, or these photos are gone.",
};

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
      <UpdateDialog
        title="Alt texts for Etsy"
        isOpen={targets !== null}
        targets={targets?.map(({ target }) => target) ?? []}
        words={words}
        renderPhoto={(imageId, listingId) => (
          <SmallPicture
            id={
              targets?.find(({ target }) => target.listingId === listingId)?.id
            }
            imageId={imageId}
          />
        )}
        onStarted={() => void onChange()}
        onClose={close}
      />
    </>
  );
}

type SmallPictureProps = {
  /** Etsy's number of the listing. */
  id: string | undefined;
  imageId: string;
};

const SmallPicture = ({ id, imageId }: SmallPictureProps) => (
  // biome-ignore lint/performance/noImgElement: it is small already, and only its owner may see it.
  <img
    src={`/api/alt-texts/${id}/pictures/${imageId}`}
    alt=""
    width={96}
    height={72}
    loading="lazy"
    className="aspect-[4/3] w-16 shrink-0 sm:w-24 rounded-md border border-border object-contain"
  />
);
