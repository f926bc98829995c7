"use client";

import { useState } from "react";
import {
  putBackWords,
  UpdateDialog,
  updateWords,
  useEtsyConnection,
} from "@/components/etsy";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type EtsyActionsProps = { ids: number[] };

type Open = "choice" | "update" | "putBack" | null;

/**
 * Several listings at once in the connected shop; nothing where there is none.
 */
export function EtsyActions({ ids }: EtsyActionsProps) {
  const { data: connection } = useEtsyConnection();
  const [open, setOpen] = useState<Open>(null);
  if (!connection?.connected) return null;
  const close = () => setOpen(null);
  const isPutBack = open === "putBack";
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen("choice")}>
        On Etsy
      </Button>
      <Dialog
        isOpen={open === "choice"}
        // Also told when another dialog takes its place.
        onClose={() => setOpen((last) => (last === "choice" ? null : last))}
        title="These listings on Etsy"
      >
        <ul className="space-y-4">
          <li>
            <Button className="w-full" onClick={() => setOpen("update")}>
              Update them on Etsy
            </Button>
            <p className="mt-1 text-muted-foreground text-sm">
              Their texts here replace those in your shop. You see every
              difference first.
            </p>
          </li>
          <li>
            <Button
              variant="secondary"
              className="w-full"
              onClick={() => setOpen("putBack")}
            >
              Put back their latest change
            </Button>
            <p className="mt-1 text-muted-foreground text-sm">
              What was in your shop before the latest update of each, for 60
              days.
            </p>
          </li>
        </ul>
      </Dialog>
      <UpdateDialog
        title={isPutBack ? "Put back on Etsy" : "Update on Etsy"}
        isOpen={open === "update" || isPutBack}
        targets={ids.map((listingId) =>
          isPutBack ? { listingId, putBack: "latest" } : { listingId },
        )}
        words={isPutBack ? putBackWords : updateWords}
        onClose={close}
      />
    </>
  );
}
