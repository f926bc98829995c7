"use client";

import { lazy, Suspense } from "react";
import type { UpdateManyProps } from "@/components/etsy/updates/update-many";
import { Dialog } from "@/components/ui/dialog";

/** With the comparison of texts, which few ask for. */
const UpdateMany = lazy(async () => {
  const file = await import("@/components/etsy/updates/update-many");
  return { default: file.UpdateMany };
});

type UpdateDialogProps = UpdateManyProps & { title: string; isOpen: boolean };

/** `UpdateMany` in a dialog, loaded when it is opened. */
export function UpdateDialog({ title, isOpen, ...many }: UpdateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={many.onClose}
      title={title}
      className="w-[min(46rem,calc(100vw-1rem))] max-sm:max-h-[96dvh]"
    >
      {isOpen && (
        <Suspense fallback={<p role="status">Opening…</p>}>
          <UpdateMany {...many} />
        </Suspense>
      )}
    </Dialog>
  );
}
