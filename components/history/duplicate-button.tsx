"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  emptyForm,
  type FormValues,
  findSavedForm,
  saveForm,
} from "@/components/generate";
import { clearPhotoFiles } from "@/components/photos";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { leaving, useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type DuplicateButtonProps = { id: number; productName: string };

/**
 * The product name of a form on /generate that has no listing yet; "" if there
 * is none.
 */
async function findUnfinishedForm(userId: number | undefined) {
  const saved = await findSavedForm();
  const isOwn = saved?.owner === null || saved?.owner === userId;
  return saved && isOwn && !saved.listing
    ? saved.values.productName.trim()
    : "";
}

const tellFailure = (description: string) =>
  toast({
    title: "Failed to duplicate listing",
    description,
    variant: "error",
  });

/** Starts a new listing on /generate with the form of this one. */
export function DuplicateButton({ id, productName }: DuplicateButtonProps) {
  const router = useRouter();
  const { user } = useUser();
  /** The product name of the unfinished form that would be replaced. */
  const [unfinished, setUnfinished] = useState("");

  const { isPending, run: duplicate } = useAction(
    async () => {
      const typed = await api<Partial<FormValues>>(
        "GET",
        `/api/listings/${id}/form`,
      );
      saveForm(
        {
          values: { ...emptyForm, ...typed },
          fromPhoto: [],
          listing: null,
          photos: [],
          shots: [],
        },
        user?.id ?? null,
      );
      await clearPhotoFiles();
      router.push("/generate");
      return leaving;
    },
    (error) =>
      tellFailure(
        error instanceof ApiError ? error.message : "Please try again.",
      ),
  );

  async function handleClick() {
    // Where it can't be read, it may be there.
    const name = await findUnfinishedForm(user?.id).catch(() => null);
    if (name === null) return tellFailure("Please try again.");
    if (name !== "" && name !== productName) setUnfinished(name);
    else duplicate();
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Duplicate ${productName}`}
        aria-disabled={isPending}
        onClick={handleClick}
      >
        Duplicate
      </Button>
      {unfinished && (
        <Dialog
          isOpen
          onClose={() => setUnfinished("")}
          title="Replace your unfinished form?"
        >
          <p className="break-words">
            You filled in the form for {unfinished} but have not generated its
            listing yet.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setUnfinished("")}>
              Keep it
            </Button>
            <Button onClick={duplicate}>Replace it</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
