"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

type CopyButtonProps = {
  text: string;
  /** Completes "Copy …": "title", "all tags". */
  what: string;
  /** The button's shown words, "Copy" if not given. */
  children?: React.ReactNode;
  variant?: "default" | "secondary" | "ghost";
  className?: string;
  /** Decides about copying when the button is pressed. */
  guard?: (copy: () => void) => void;
  onCopied?: (() => void) | undefined;
};

const copyAtOnce = (copy: () => void) => copy();

const feedback = 2_000;

/** Copies, and says so for two seconds. */
export function CopyButton({
  text,
  what,
  children = "Copy",
  variant = "ghost",
  className,
  guard = copyAtOnce,
  onCopied,
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ title: "Failed to copy to clipboard", variant: "error" });
      return;
    }
    setCopied(true);
    onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), feedback);
  }

  return (
    <>
      <Button
        variant={variant}
        size="sm"
        onClick={() => guard(copy)}
        aria-label={`Copy ${what}`}
        className={className}
      >
        <span className="grid justify-items-center">
          <span
            className={`col-start-1 row-start-1 ${isCopied ? "invisible" : ""}`}
          >
            {children}
          </span>
          <span
            className={clsx(
              "col-start-1 row-start-1",
              // On the filled button green can't be read.
              variant !== "default" && "text-success",
              !isCopied && "invisible",
            )}
          >
            Copied
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && `Copied ${what}`}
      </span>
    </>
  );
}
