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
      data-slot="dialog-content"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={cn(
        "m-auto max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-input bg-popover p-0 text-popover-foreground shadow-lg",
        className,
      )}
    >
      <div className="p-5 sm:p-6">
        <DialogHeader>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogClose onClick={onClose} />
        </DialogHeader>
        {isOpen && children}
      </div>
    </dialog>
  );
}

function DialogHeader({ className, ...header }: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-header"
      className={cn("mb-4 flex items-start justify-between gap-4", className)}
      {...header}
    />
  );
}

function DialogTitle({
  className,
  children,
  ...title
}: React.ComponentProps<"h2">) {
  return (
    <h2
      data-slot="dialog-title"
      className={cn("text-2xl", className)}
      {...title}
    >
      {children}
    </h2>
  );
}

function DialogClose({
  className,
  ...button
}: React.ComponentProps<typeof Button>) {
  return (
    <Button
      data-slot="dialog-close"
      variant="ghost"
      size="icon"
      aria-label="Close"
      className={cn("-mt-2 -mr-2", className)}
      {...button}
    >
      <X className="size-5" />
    </Button>
  );
}
