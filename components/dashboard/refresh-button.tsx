"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    await onRefresh();
    setBusy(false);
  }

  return (
    <Button variant="ghost" size="sm" onClick={handleClick} disabled={isBusy}>
      Refresh
    </Button>
  );
}
