"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";

export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    if (isBusy) return;
    setBusy(true);
    await onRefresh();
    setBusy(false);
  }

  return (
    <Tooltip text="Asks for the newest figures. While you look, this happens every 10 seconds by itself.">
      <Button variant="ghost" size="sm" onClick={handleClick} aria-disabled={isBusy}>
        Refresh
      </Button>
    </Tooltip>
  );
}
