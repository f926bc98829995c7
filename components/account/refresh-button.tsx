"use client";

import { Button } from "@/components/ui/button";
import { Tooltip, TooltipArea } from "@/components/ui/tooltip";
import { useAction } from "@/components/ui/use-action";

export function RefreshButton({
  onRefresh,
}: {
  onRefresh: () => Promise<unknown>;
}) {
  const { isPending, run } = useAction(async () => void (await onRefresh()));

  return (
    <TooltipArea>
      <Tooltip text="Updates the page now. It also updates every 10 seconds.">
        <Button
          variant="ghost"
          size="sm"
          onClick={run}
          aria-disabled={isPending}
        >
          Refresh
        </Button>
      </Tooltip>
    </TooltipArea>
  );
}
