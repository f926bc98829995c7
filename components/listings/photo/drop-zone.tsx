import { PhotoInput } from "@/components/listings/photo/photo-input";
import { cn } from "@/lib/cn";

type DropZoneProps = { onPhoto: (file: File) => void; isOver: boolean };

export function DropZone({ onPhoto, isOver }: DropZoneProps) {
  return (
    <div
      className={cn(
        "flex min-h-72 flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors",
        isOver ? "border-clay bg-clay-wash" : "border-edge bg-paper",
      )}
    >
      <EmptyFrame />
      <p className="pointer-coarse:hidden font-serif text-xl">
        {isOver ? "Let go to add the photo" : "Drop a photo of your piece here"}
      </p>
      <p className="hidden pointer-coarse:block font-serif text-xl">Show us your piece</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PhotoInput onPhoto={onPhoto} isCamera variant="primary" className="hidden pointer-coarse:inline-flex">
          Take a photo
        </PhotoInput>
        <PhotoInput onPhoto={onPhoto}>Choose a photo</PhotoInput>
      </div>
      <p className="text-muted text-sm">
        JPG or PNG, up to 10 MB<span className="pointer-coarse:hidden">. Pasting works too.</span>
      </p>
    </div>
  );
}

/** A print waiting for its picture, with a tag hanging from its corner. */
function EmptyFrame() {
  return (
    <svg viewBox="0 0 96 72" className="h-18 fill-none stroke-[1.75] stroke-muted" aria-hidden="true">
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
