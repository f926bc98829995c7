import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Open } from "@/lib/listing-text/check/readiness";
import type {
  ListingAnswer,
  ListingPhoto,
} from "@/lib/listing-text/fields/schema";

/** What the sheet needs to know of the text and its editor. */
export type SheetEditor = {
  score: { open: { message: string; field: Open["field"] }[] };
  save: { state: { type: string } };
  tidy: { altText: string };
  /** By photo. */
  altTexts: Record<string, string>;
};

/** What keeps a listing from being sent, apart from the sheet's own fields. */
export type Blockers = { message: string; point?: Pick<Open, "field"> }[];

/**
 * A photo of which the working copy is gone; one that came with the form never
 * had any.
 */
export const isExpired = ({ id, expiresAt }: ListingPhoto, now = Date.now()) =>
  id !== null && (expiresAt === null || Date.parse(expiresAt) <= now);

const unsaved =
  "Your last edits are not saved yet. They are included once they are.";

export function findBlockers(
  { photos }: Pick<ListingAnswer, "photos">,
  { score, save }: SheetEditor,
): Blockers {
  const expired = photos.filter((photo) => isExpired(photo));
  return [
    ...score.open.map((point) => ({ message: point.message, point })),
    ...(save.state.type === "saved" ? [] : [{ message: unsaved }]),
    ...expired.map(({ position }) => ({
      message: `Photo ${position} is no longer kept here. Choose it again below.`,
    })),
  ];
}

type DraftBlockersProps = {
  blockers: Blockers;
  onShow: (point: Pick<Open, "field">) => void;
};

/** Says what has to be settled first, each with a way to its place. */
export function DraftBlockers({ blockers, onShow }: DraftBlockersProps) {
  if (blockers.length === 0) return null;
  return (
    <Alert variant="warning" title="To settle before this can be sent">
      <ul className="mt-1 divide-y divide-warning/30">
        {blockers.map(({ message, point }) => (
          <li
            key={message}
            className="flex flex-wrap items-center justify-between gap-x-4 py-1"
          >
            <p className="min-w-0 flex-1 basis-64 break-words text-sm">
              {message}
            </p>
            {point && (
              <Button
                variant="ghost"
                size="sm"
                className="-mx-3"
                aria-label={`Show: ${message}`}
                onClick={() => onShow(point)}
              >
                Show
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
