"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import { saveFile } from "@/lib/save-file";

/** Asks first and saves then, so that a failure is a message and not a broken file. */
export function ExportButton() {
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    try {
      const content = JSON.stringify(await api("GET", "/api/account/export"), null, 2);
      saveFile(new Blob([content], { type: "application/json" }), "listwright-account.json");
    } catch {
      toast({ title: "Failed to export your data", description: "Please try again.", variant: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" onClick={handleClick} disabled={isBusy}>
      {isBusy ? "Collecting…" : "Download my data"}
    </Button>
  );
}
