import { useId } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type PhotoInputProps = {
  children: React.ReactNode;
  onPhoto: (file: File) => void;
  /** Opens the camera of a phone instead of its gallery. */
  isCamera?: boolean;
  variant?: "primary" | "secondary";
  disabled?: boolean;
  className?: string;
};

/** A file input behind a label that looks like a button. */
export function PhotoInput({ children, onPhoto, isCamera, variant, disabled, className }: PhotoInputProps) {
  const id = useId();
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file) onPhoto(file);
    // So that choosing the same file again is a change too.
    event.target.value = "";
  }
  return (
    <span className={cn("relative inline-flex", className)}>
      <input
        id={id}
        type="file"
        accept={isCamera ? "image/*" : "image/jpeg,image/png"}
        {...(isCamera && { capture: "environment" })}
        disabled={disabled}
        onChange={handleChange}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonVariants({ variant: variant ?? "secondary" }),
          "w-full peer-focus-visible:outline-2 peer-focus-visible:outline-clay-deep peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:opacity-60",
        )}
      >
        {children}
      </label>
    </span>
  );
}
