"use client";

import * as Toast from "@radix-ui/react-toast";
import { clsx } from "clsx";
import { Check, CircleAlert } from "lucide-react";
import type { NumberedMessage } from "@/components/ui/toast";

const marks = {
  default: null,
  success: <Check className="mt-0.5 size-5 shrink-0" />,
  error: <CircleAlert className="mt-0.5 size-5 shrink-0" />,
};
const tones = {
  default: "border-l-input",
  success: "border-l-success",
  error: "border-l-destructive",
};

/** Outside of the page: the area around the toaster announces it already. */
const unheard = document.createElement("div");

/** The message, for two seconds. The next one takes its place. */
export function Toaster({ message }: { message: NumberedMessage }) {
  const { title, description, variant = "default", action, number } = message;
  return (
    <Toast.Provider
      duration={2_000}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={unheard}
    >
      <Toast.Root
        data-slot="toast"
        key={number}
        className={clsx(
          "flex w-full items-start gap-3 rounded-lg border border-input border-l-4 bg-card px-4 py-3 text-foreground shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:data-[swipe=cancel]:transition-transform",
          tones[variant],
        )}
      >
        {marks[variant]}
        <div className="min-w-0 flex-1">
          <Toast.Title
            data-slot="toast-title"
            className="font-semibold leading-snug"
          >
            {title}
          </Toast.Title>
          {description && (
            <Toast.Description
              data-slot="toast-description"
              className="mt-0.5 text-muted-foreground text-sm"
            >
              {description}
            </Toast.Description>
          )}
        </div>
        {action && (
          <Toast.Action
            data-slot="toast-action"
            altText={action.label}
            className="min-h-11 shrink-0 cursor-pointer self-center rounded-md px-3 font-semibold text-primary underline"
            onClick={action.onClick}
          >
            {action.label}
          </Toast.Action>
        )}
      </Toast.Root>
      <Toast.Viewport hotkey={["F8"]} className="outline-none" />
    </Toast.Provider>
  );
}
