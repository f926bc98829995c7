"use client";

import { useId } from "react";
import { buttonVariants } from "@/components/ui/button";

const accepted = ".csv,.tsv,.txt,text/csv,text/tab-separated-values";

type FileInputProps = {
  children: React.ReactNode;
  onFile: (file: File) => void;
  variant?: "default" | "secondary";
  size?: "sm" | "default";
};

/** A file input whose label looks like a button. */
export function FileInput({
  children,
  onFile,
  variant = "default",
  size = "default",
}: FileInputProps) {
  const id = useId();
  return (
    <span data-slot="file-input" className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept={accepted}
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // So that choosing the same file again also fires a change event.
          event.target.value = "";
        }}
      />
      <label
        htmlFor={id}
        className={buttonVariants({
          variant,
          size,
          className:
            "peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:opacity-60",
        })}
      >
        {children}
      </label>
    </span>
  );
}
