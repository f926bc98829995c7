"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Tooltip, TooltipArea } from "@/components/ui/tooltip";

export function RefreshButton({
  onRefresh,
}: {
  onRefresh: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    if (isBusy) return;
    setBusy(true);
    await onRefresh();
    setBusy(false);
  }

  return (
    <TooltipArea>
      <Tooltip text="Updates the page now. It also updates every 10 seconds.">
        <Button
          variant="ghost"
          size="sm"
          onClick={handleClick}
          aria-disabled={isBusy}
        >
          Refresh
        </Button>
      </Tooltip>
    </TooltipArea>
  );
}
