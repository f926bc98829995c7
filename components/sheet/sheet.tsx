"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { BlanksPart } from "@/components/sheet/blanks/blanks-part";
import { ClaimsPart } from "@/components/sheet/claims/claims-part";
import { countOf } from "@/components/sheet/count-of";
import { ListsPart } from "@/components/sheet/lists/lists-part";
import { SheetNotices } from "@/components/sheet/sheet-notices";
import { SheetStore } from "@/components/sheet/sheet-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useStore } from "@/components/ui/store";
import { takeFocus } from "@/components/ui/take-focus";
import { randomKey } from "@/components/ui/use-click-key";
import { api } from "@/lib/browser/api";

type SheetProps = {
  /** One at least; more may come. */
  ids: readonly number[];
  /** As "Back to the batch". */
  back: string;
  onClose: () => void;
};

/** Many listings at once: their claims, their blanks, and their lists. */
export function Sheet({ ids, back, onClose }: SheetProps) {
  const [store] = useState(
    () => new SheetStore({ call: api, newKey: randomKey, now: Date.now }),
  );
  const { rows, error } = useStore(store);
  const listed = ids.join(",");
  useEffect(() => store.follow(listed.split(",").map(Number)), [store, listed]);
  useEffect(() => void store.read(), [store]);
  return (
    <div data-slot="edit-together" className="space-y-8 pb-24">
      <div>
        <Button variant="link" size="sm" className="-ml-3" onClick={onClose}>
          <ArrowLeft className="size-4" />
          {back}
        </Button>
        <h1
          ref={takeFocus}
          tabIndex={-1}
          className="text-3xl outline-none sm:text-4xl"
        >
          Edit together
        </h1>
        <p className="text-muted-foreground">
          {countOf(rows?.length ?? ids.length, "listing")}
        </p>
      </div>
      <SheetNotices store={store} />
      {error && (
        <Alert
          variant="destructive"
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <p>{error.message}</p>
          <Button variant="secondary" size="sm" onClick={store.read}>
            Try again
          </Button>
        </Alert>
      )}
      {!rows && !error && <SheetSkeleton store={store} count={ids.length} />}
      {rows && (
        <>
          <ClaimsPart store={store} rows={rows} />
          <BlanksPart store={store} rows={rows} />
          <ListsPart store={store} rows={rows} />
        </>
      )}
    </div>
  );
}

function SheetSkeleton({ store, count }: { store: SheetStore; count: number }) {
  const { read } = useStore(store);
  return (
    <div className="space-y-4">
      <p role="status" className="text-muted-foreground text-sm">
        {read === 0
          ? `Reading ${countOf(count, "listing")}…`
          : `Read ${read} of ${countOf(count, "listing")}…`}
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
