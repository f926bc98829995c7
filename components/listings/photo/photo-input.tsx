import { useId } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";

type PhotoInputProps = {
  children: React.ReactNode;
  onPhoto: (file: File) => void;
  /** Opens the camera of a phone instead of its gallery. */
  isCamera?: boolean;
  variant?: "default" | "secondary";
  disabled?: boolean;
  className?: string;
};

/** A file input whose label looks like a button. */
export function PhotoInput({ children, onPhoto, isCamera, variant, disabled, className }: PhotoInputProps) {
  const id = useId();
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file) onPhoto(file);
    // So that choosing the same file again also fires a change event.
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

type DropZoneProps = { onPhoto: (file: File) => void; isDragging: boolean };

export function DropZone({ onPhoto, isDragging }: DropZoneProps) {
  return (
    <div
      className={cn(
        "flex min-h-72 flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors",
        isDragging ? "border-clay bg-clay-wash" : "border-edge bg-paper",
      )}
    >
      <EmptyFrame />
      <p className="pointer-coarse:hidden font-serif text-xl">
        {isDragging ? "Release to add the photo" : "Drop a photo of your piece here"}
      </p>
      <p className="hidden pointer-coarse:block font-serif text-xl">Add a photo of your piece</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PhotoInput onPhoto={onPhoto} isCamera variant="default" className="hidden pointer-coarse:inline-flex">
          Take a photo
        </PhotoInput>
        <PhotoInput onPhoto={onPhoto}>Choose a photo</PhotoInput>
      </div>
      <p className="text-muted-foreground text-sm">
        JPG or PNG, up to 10 MB<span className="pointer-coarse:hidden">. You can also paste one.</span>
      </p>
    </div>
  );
}

/** An empty picture frame with a swing tag. */
function EmptyFrame() {
  return (
    <svg viewBox="0 0 96 72" className="h-18 fill-none stroke-[1.75] stroke-muted-foreground" aria-hidden="true">
      <path d="M8 6h64a3 3 0 0 1 3 3v46a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z" className="fill-sheet" />
      <path d="M12 13h56v38H12z" className="stroke-line" />
      <path d="M29 27h18v10a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8zm18 3h3a4 4 0 0 1 0 8h-3" strokeLinejoin="round" />
      <path d="M34 22c-2-2 2-3 0-5m8 5c-2-2 2-3 0-5" strokeLinecap="round" className="stroke-line" />
      <path d="M73 8c8 2 12 10 11 22" className="stroke-clay" />
      <path d="m84 29 5 4v18H78V33z" className="fill-kraft stroke-edge" strokeLinejoin="round" />
      <circle cx="83.5" cy="35" r="1.5" className="fill-paper stroke-edge" />
    </svg>
  );
}
