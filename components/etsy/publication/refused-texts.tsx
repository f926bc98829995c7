import { CopyButton } from "@/components/ui/copy-button";
import type { RefusedText } from "@/lib/etsy/publish/schema";

/** Alt texts that Etsy refused, to be copied there by hand. */
export function RefusedTexts({ texts }: { texts: RefusedText[] }) {
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Texts to copy" className="mt-2 space-y-2">
      {texts.map(({ photo, text }) => (
        <li key={photo} className="flex items-start justify-between gap-3">
          <p className="min-w-0 break-words text-sm">
            <span className="font-semibold">Photo {photo}:</span> {text}
          </p>
          <CopyButton
            text={text}
            what={`the alt text of photo ${photo}`}
            variant="secondary"
            className="shrink-0"
          />
        </li>
      ))}
    </ul>
  );
}
