"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { emptyForm, type FormValues } from "@/components/listings/form/form-fields";
import { clearDraftPhoto, findDraft, saveDraft } from "@/components/listings/generate/draft-storage";
import { useUser } from "@/components/site/use-user";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

type DuplicateButtonProps = { id: number; productName: string };

/** What a seller has begun on /generate and not yet had written. */
function findBegun(userId: number | undefined) {
  const draft = findDraft();
  const isOwn = draft?.owner === null || draft?.owner === userId;
  return draft && isOwn && !draft.listing ? draft.values.productName.trim() : "";
}

/** Begins another listing with what was typed for this one, as the draft that /generate finds. */
export function DuplicateButton({ id, productName }: DuplicateButtonProps) {
  const router = useRouter();
  const { user } = useUser();
  const [isBusy, setBusy] = useState(false);
  /** The name of the form that would be lost. */
  const [begun, setBegun] = useState("");

  async function duplicate() {
    if (isBusy) return;
    setBusy(true);
    try {
      const typed = await api<Partial<FormValues>>("GET", `/api/listings/${id}/form`);
      saveDraft({ values: { ...emptyForm, ...typed }, fromPhoto: [], listing: null }, user?.id ?? null);
      await clearDraftPhoto();
      router.push("/generate");
    } catch (error) {
      const description = error instanceof ApiError ? error.message : "Please try again.";
      toast({ title: "Failed to duplicate listing", description, variant: "error" });
      setBusy(false);
    }
  }
  function handleClick() {
    const name = findBegun(user?.id);
    if (name && name !== productName) setBegun(name);
    else duplicate();
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Duplicate ${productName}`}
        aria-disabled={isBusy}
        onClick={handleClick}
      >
        Duplicate
      </Button>
      {begun && (
        <Dialog isOpen onClose={() => setBegun("")} title="Replace the form you began?">
          <p className="break-words">The form for {begun} is filled in, and its listing isn't written yet.</p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setBegun("")}>
              Keep it
            </Button>
            <Button onClick={duplicate}>Replace it</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
