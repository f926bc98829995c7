"use client";

import { useState } from "react";
import { describePeriods } from "@/components/changes/describe";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { FileInput } from "@/components/ui/file-input";
import { useHydrated } from "@/components/ui/form";
import { useAction } from "@/components/ui/use-action";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { OrdersFile as ReadFile } from "@/lib/changes/orders/read-orders-file";
import { maxSoldDays, type Period } from "@/lib/changes/schema";

type Outcome = { variant: "success" | "destructive"; text: string };

const numbers = new Intl.NumberFormat();
const countOf = (count: number, one: string) =>
  `${numbers.format(count)} ${one}${count === 1 ? "" : "s"}`;

/**
 * What stands in the file, without its buyers, in requests that are small
 * enough; the last one says which days it covers.
 */
async function send({ sold, period }: Extract<ReadFile, { kind: "orders" }>) {
  for (let start = 0; start < sold.length; start += maxSoldDays) {
    const isLast = start + maxSoldDays >= sold.length;
    const part = {
      sold: sold.slice(start, start + maxSoldDays),
      ...(isLast && { period }),
    };
    await apiResponse("POST", "/api/orders", part);
  }
}

/**
 * In a worker, so that the page stays free: a large file takes seconds. Null
 * where there is none, or it failed.
 */
function readInWorker(file: File) {
  if (typeof Worker === "undefined") return null;
  return new Promise<ReadFile | null>((resolve) => {
    const worker = new Worker(new URL("./orders-worker.ts", import.meta.url), {
      type: "module",
    });
    const finish = (read: ReadFile | null) => {
      worker.terminate();
      resolve(read);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<ReadFile>) =>
      finish(data),
    );
    worker.addEventListener("error", () => finish(null));
    worker.addEventListener("messageerror", () => finish(null));
    worker.postMessage(file);
  });
}

async function readFile(file: File): Promise<ReadFile> {
  const read = await readInWorker(file);
  if (read) return read;
  const reader = await import("@/components/changes/read-orders").catch(
    () => null,
  );
  if (!reader)
    return {
      kind: "problem",
      message:
        "The file could not be read. Check your connection and try again.",
    };
  return reader.readOrders(file);
}

async function addOrders(file: File): Promise<Outcome> {
  const found = await readFile(file);
  if (found.kind === "problem")
    return { variant: "destructive", text: found.message };
  await send(found);
  const text = `${countOf(found.orders, "order")} of ${countOf(found.listings, "listing")} added. Nothing about the buyers was sent.`;
  return {
    variant: "success",
    text: found.note === "" ? text : `${text} ${found.note}`,
  };
}

type OrdersFileProps = { covered: Period[]; onChange: () => Promise<unknown> };

/** Orders by listing from Etsy's file of sold items, which is read here. */
export function OrdersFile({ covered, onChange }: OrdersFileProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { isPending, run } = useAction(
    async (work: () => Promise<Outcome>) => {
      setOutcome(null);
      setOutcome(await work());
      await onChange();
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({
        variant: "destructive",
        text: `${error.message} Nothing is counted twice if you drop the file again.`,
      });
    },
  );
  const take = (file: File) => run(() => addOrders(file));
  const isDragging = useFileDrop(take);
  const remove = () =>
    run(async () => {
      setRemoving(false);
      await apiResponse("DELETE", "/api/orders", undefined);
      return {
        variant: "success",
        text: "The orders from your files are deleted. Your notes and other numbers stay.",
      };
    });

  return (
    <>
      <Card className="space-y-4">
        <div>
          <h2 className="text-2xl">Orders from your file</h2>
          <p className="mt-1 max-w-prose text-muted-foreground">
            EtsySoldOrderItems….csv is read in this browser: listing number, day
            and count are sent, never anything about a buyer.
          </p>
        </div>
        <FileZone isDragging={isDragging} isPending={isPending} onFile={take} />
        <p className="max-w-prose text-muted-foreground text-sm">
          On Etsy: Shop Manager, Settings, Options, Download data, CSV type
          “Order Items”.
        </p>
        {outcome && <Alert variant={outcome.variant}>{outcome.text}</Alert>}
        {covered.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm">
              Orders are known for {describePeriods(covered)}.
            </p>
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3 text-destructive"
              disabled={isPending}
              onClick={() => setRemoving(true)}
            >
              Remove these orders
            </Button>
          </div>
        )}
      </Card>
      <RemoveDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onRemove={remove}
      />
    </>
  );
}

type FileZoneProps = {
  isDragging: boolean;
  isPending: boolean;
  onFile: (file: File) => void;
};

function FileZone({ isDragging, isPending, onFile }: FileZoneProps) {
  const isHydrated = useHydrated();
  return (
    <div
      data-dragging={isDragging}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border-2 border-input border-dashed px-4 py-3 transition-colors data-[dragging=true]:border-primary data-[dragging=true]:bg-accent"
    >
      <fieldset disabled={!isHydrated || isPending}>
        <FileInput variant="secondary" size="sm" onFile={onFile}>
          Choose the orders file
        </FileInput>
      </fieldset>
      <p className="text-muted-foreground text-sm" role="status">
        {isPending
          ? "Working…"
          : isDragging
            ? "Release to read the file"
            : "or drop it on this page"}
      </p>
    </div>
  );
}

type RemoveDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => void;
};

function RemoveDialog({ isOpen, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Remove the orders from your files?"
    >
      <p>
        All orders that came from files are deleted here. Your notes and other
        numbers stay.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Keep them
        </Button>
        <Button variant="destructive" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
