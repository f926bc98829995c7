"use client";

import { mergeProps } from "@base-ui/react/merge-props";
import { useRender } from "@base-ui/react/use-render";
import { X } from "lucide-react";
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/browser/cn";

type State = {
  isOpen: boolean;
  titleId: string;
  onOpenChange: (isOpen: boolean) => void;
};

const DialogState = createContext<State>({
  isOpen: false,
  titleId: "",
  onOpenChange: () => undefined,
});

type TitledDialogProps = {
  isOpen: boolean;
  /** Called for Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  title: string;
  className?: string;
  children: React.ReactNode;
};

type DialogRootProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: React.ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus in and gives it back. With
 * a `title` it is all of the parts below, around its content.
 */
export function Dialog(dialog: TitledDialogProps | DialogRootProps) {
  if (!("title" in dialog)) return <DialogRoot {...dialog} />;
  const { isOpen, onClose, title, className, children } = dialog;
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
    >
      <DialogContent className={className}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        {children}
      </DialogContent>
    </DialogRoot>
  );
}

function DialogRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: DialogRootProps) {
  const titleId = useId();
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? isOwnOpen;
  const state = {
    isOpen,
    titleId,
    onOpenChange: (willBeOpen: boolean) => {
      setOwnOpen(willBeOpen);
      onOpenChange?.(willBeOpen);
    },
  };
  return <DialogState value={state}>{children}</DialogState>;
}

type DialogButtonProps = useRender.ComponentProps<"button">;

/** A button, or what is rendered in its place, that opens or closes. */
function useDialogButton(
  { render, ...button }: DialogButtonProps,
  slot: string,
  willBeOpen: boolean,
) {
  const { onOpenChange } = useContext(DialogState);
  return useRender({
    defaultTagName: "button",
    render,
    props: mergeProps<"button">(
      { type: "button", onClick: () => onOpenChange(willBeOpen) },
      button,
    ),
    state: { slot },
  });
}

export const DialogTrigger = (button: DialogButtonProps) =>
  useDialogButton(button, "dialog-trigger", true);

export const DialogClose = (button: DialogButtonProps) =>
  useDialogButton(button, "dialog-close", false);

/** What is in it is mounted while it is open. */
export function DialogContent({
  className,
  children,
}: {
  className?: string | undefined;
  children: React.ReactNode;
}) {
  const { isOpen, titleId, onOpenChange } = useContext(DialogState);
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
      onClose={() => onOpenChange(false)}
      onClick={(event) =>
        event.target === dialog.current && onOpenChange(false)
      }
      className={cn(
        "m-auto max-h-[90dvh] w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-input bg-popover p-0 text-popover-foreground shadow-lg",
        className,
      )}
    >
      <div className="p-5 sm:p-6">{isOpen && children}</div>
    </dialog>
  );
}

/** With the button that closes, which is where the focus begins. */
export function DialogHeader({
  className,
  children,
  ...header
}: React.ComponentProps<"div">) {
  const { onOpenChange } = useContext(DialogState);
  return (
    <div
      data-slot="dialog-header"
      className={cn("mb-4 flex items-start justify-between gap-4", className)}
      {...header}
    >
      <div className="min-w-0 space-y-1">{children}</div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        onClick={() => onOpenChange(false)}
        className="-mt-2 -mr-2 shrink-0"
      >
        <X className="size-5" />
      </Button>
    </div>
  );
}

export function DialogTitle({
  className,
  children,
  ...title
}: React.ComponentProps<"h2">) {
  const { titleId } = useContext(DialogState);
  return (
    <h2
      data-slot="dialog-title"
      id={titleId}
      className={cn("text-2xl", className)}
      {...title}
    >
      {children}
    </h2>
  );
}

export function DialogDescription({
  className,
  ...description
}: React.ComponentProps<"p">) {
  return (
    <p
      data-slot="dialog-description"
      className={cn("text-muted-foreground text-sm", className)}
      {...description}
    />
  );
}

/**
 * The last button is the one to press. Where it is as wide as a phone, it
 * stands above the others.
 */
export function DialogFooter({
  className,
  ...footer
}: React.ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex flex-wrap-reverse items-center justify-end gap-3",
        className,
      )}
      {...footer}
    />
  );
}
