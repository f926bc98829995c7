import { useState } from "react";
import { WriteOffer } from "@/components/batches/new/write-offer";
import { countListings } from "@/components/batches/shown-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { BatchMode } from "@/lib/batches/schema";

type DraftStartProps = {
  count: number;
  mode: BatchMode;
  isBusy: boolean;
  onWrite: (mode: BatchMode) => void;
};

/** Of a batch that is at the server and was not started. */
export function DraftStart({
  count,
  mode: first,
  isBusy,
  onWrite,
}: DraftStartProps) {
  const [mode, setMode] = useState(first);
  return (
    <Card className="space-y-3">
      <WriteOffer count={count} mode={mode} onMode={setMode}>
        <Button
          className="max-sm:w-full"
          disabled={isBusy}
          onClick={() => onWrite(mode)}
        >
          Write {countListings(count)}
        </Button>
      </WriteOffer>
    </Card>
  );
}
