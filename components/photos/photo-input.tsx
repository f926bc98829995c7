import { useId } from "react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/browser/cn";
import { maxPhotos } from "@/lib/photos/limits";

type PhotoInputProps = {
  children: React.ReactNode;
  onFiles: (files: File[]) => void;
  /** Opens the camera of a phone instead of its gallery. */
  isCamera?: boolean;
  multiple?: boolean;
  variant?: "default" | "secondary";
  size?: "sm" | "default";
  disabled?: boolean;
  className?: string;
};

/** Also what most browsers can't show: some have no name for the type. */
const accepted = "image/*,.heic,.heif,.avif";

/** A file input whose label looks like a button. */
export function PhotoInput({
  children,
  onFiles,
  isCamera,
  multiple,
  ...look
}: PhotoInputProps) {
  const { variant = "secondary", size = "default", disabled, className } = look;
  const id = useId();
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? []);
    if (files.length > 0) onFiles(files);
    // So that choosing the same file again also fires a change event.
    event.target.value = "";
  }
  return (
    <span className={cn("relative inline-flex", className)}>
      <input
        id={id}
        type="file"
        accept={isCamera ? "image/*" : accepted}
        {...(isCamera && { capture: "environment" })}
        multiple={multiple}
        disabled={disabled}
        onChange={handleChange}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonVariants({ variant, size }),
          "w-full peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:opacity-60",
        )}
      >
        {children}
      </label>
    </span>
  );
}

type DropZoneProps = {
  onFiles: (files: File[]) => void;
  isDragging: boolean;
  /** Whether a photo is the next step. */
  isNext: boolean;
};

export function DropZone({ onFiles, isDragging, isNext }: DropZoneProps) {
  return (
    <div
      className={cn(
        "flex min-h-72 flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors",
        isDragging ? "border-primary bg-accent" : "border-input bg-background",
      )}
    >
      <EmptyFrame />
      <p className="pointer-coarse:hidden font-serif text-xl">
        {isDragging
          ? "Release to add the photos"
          : "Drop photos of your piece here"}
      </p>
      <p className="hidden pointer-coarse:block font-serif text-xl">
        Add photos of your piece
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <PhotoInput
          onFiles={onFiles}
          isCamera
          variant={isNext ? "default" : "secondary"}
          className="hidden pointer-coarse:inline-flex"
        >
          Take a photo
        </PhotoInput>
        <PhotoInput onFiles={onFiles} multiple>
          Choose photos
        </PhotoInput>
      </div>
      <p className="text-muted-foreground text-sm">
        Up to {maxPhotos}: JPG, PNG, WebP, AVIF or HEIC
        <span className="pointer-coarse:hidden">
          . You can also paste them.
        </span>
      </p>
    </div>
  );
}

/** An empty picture frame with a swing tag. */
function EmptyFrame() {
  return (
    <svg
      viewBox="0 0 96 72"
      className="h-18 fill-none stroke-[1.75] stroke-muted-foreground"
      aria-hidden="true"
    >
      <path
        d="M8 6h64a3 3 0 0 1 3 3v46a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z"
        className="fill-card"
      />
      <path d="M12 13h56v38H12z" className="stroke-border" />
      <path
        d="M29 27h18v10a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8zm18 3h3a4 4 0 0 1 0 8h-3"
        strokeLinejoin="round"
      />
      <path
        d="M34 22c-2-2 2-3 0-5m8 5c-2-2 2-3 0-5"
        strokeLinecap="round"
        className="stroke-border"
      />
      <path d="M73 8c8 2 12 10 11 22" className="stroke-primary" />
      <path
        d="m84 29 5 4v18H78V33z"
        className="fill-secondary stroke-input"
        strokeLinejoin="round"
      />
      <circle
        cx="83.5"
        cy="35"
        r="1.5"
        className="fill-background stroke-input"
      />
    </svg>
  );
}
