"use client";

import { Check, CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as show } from "sonner";
import type { NumberedMessage } from "@/components/ui/toast";

const marks = { default: undefined, success: <Check className="size-5" />, error: <CircleAlert className="size-5" /> };
const tones = { default: "border-l-edge", success: "border-l-moss", error: "border-l-brick" };

/** To be called before the next message: the library would show again what has not had its time. */
export function dismissToasts() {
  show.dismiss();
}

/** A new area for each message, so that there is never more than one. */
export function Toaster({ message }: { message: NumberedMessage }) {
  const { title, description, variant = "default", action, number } = message;

  useEffect(() => {
    show(title, { id: `message-${number}`, description, icon: marks[variant], className: tones[variant], action });
  }, [title, description, variant, action, number]);

  return (
    <Sonner
      key={number}
      duration={2_000}
      visibleToasts={1}
      hotkey={["F8"]}
      swipeDirections={["right"]}
      position="bottom-right"
      style={{ "--width": "420px", fontFamily: "inherit" } as React.CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full max-w-[420px] items-start gap-3 rounded-lg border border-edge border-l-4 bg-sheet px-4 py-3 text-ink shadow-sheet",
          content: "min-w-0 flex-1",
          title: "font-semibold leading-snug",
          description: "mt-0.5 text-sm text-muted-foreground",
          icon: "mt-0.5 shrink-0",
          actionButton: "min-h-11 shrink-0 self-center rounded-md px-3 font-semibold text-clay underline",
        },
      }}
    />
  );
}
