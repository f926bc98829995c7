"use client";

import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/browser/cn";

type DialogProps = {
  isOpen: boolean;
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  className?: string;
  children: React.ReactNode;
};

/** The browser's own modal dialog: it keeps the focus in and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen === dialog.current?.open) return;
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={cn(
        "m-auto max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-edge bg-sheet p-0 text-ink shadow-sheet",
        className,
      )}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close"
            onClick={onClose}
            className="-mt-2 -mr-2"
          >
            <X className="size-5" />
          </Button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  );
}
