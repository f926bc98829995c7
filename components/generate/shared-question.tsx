import { PhotoPicture, type SharedPhoto } from "@/components/photos";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { site } from "@/lib/content/site";
import { maxPhotos } from "@/lib/photos/limits";

/**
 * Whole pictures take much memory; a few tell whether these are the ones that
 * were shared.
 */
const shown = 6;

type SharedQuestionProps = {
  shared: {
    waiting: SharedPhoto[];
    take: (photos: SharedPhoto[]) => void;
    /** They are of several products. */
    sort: () => void;
    discard: () => void;
  };
  /** How many more photos the form takes. */
  room: number;
  isBusy: boolean;
};

/** Asks whether photos that were shared to the app go into the form. */
export function SharedQuestion({ shared, room, isBusy }: SharedQuestionProps) {
  const { waiting, sort: onSort } = shared;
  const count = waiting.length;
  const isOne = count === 1;
  // More than one listing takes are hardly of one product.
  const areMany = count > maxPhotos;
  return (
    <Alert
      title={
        <span className="text-lg">
          {isOne ? "Use this photo?" : `Use these ${count} photos?`}
        </span>
      }
      className="flex flex-col gap-3"
    >
      <p className="text-muted-foreground">
        <span>
          {isOne ? "It was shared" : "They were shared"}
          {` with ${site.name} by an app or a web page. `}
        </span>
        <span>
          If that wasn’t you, discard {isOne ? "it" : "them"}. Otherwise,{" "}
          {isOne ? "it is" : "they are"} deleted after a day.
        </span>
      </p>
      <ul aria-label="Shared photos" className="flex flex-wrap gap-2">
        {waiting.slice(0, shown).map(({ key, file }) => (
          <li
            key={String(key)}
            className="size-16 overflow-hidden rounded-md border border-border bg-background"
          >
            <PhotoPicture
              photo={{ file, uploaded: null, status: { type: "local" } }}
              alt={file.name}
              className="object-cover"
            />
          </li>
        ))}
        {count > shown && (
          <li className="self-center text-muted-foreground text-sm">
            and {count - shown} more
          </li>
        )}
      </ul>
      {room < count && <p>{roomSentence(room)}</p>}
      {!isOne && (
        <p>
          Are they of several products? Your browser can sort them, for a
          listing of each. Nothing is uploaded before you say so.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {areMany && <SortButton isBusy={isBusy} onSort={onSort} isMain />}
        <Button
          size="sm"
          variant={areMany ? "secondary" : "default"}
          disabled={isBusy || room === 0}
          onClick={() => shared.take(waiting.slice(0, room))}
        >
          Use
        </Button>
        {!isOne && !areMany && <SortButton isBusy={isBusy} onSort={onSort} />}
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          onClick={shared.discard}
        >
          Discard
        </Button>
      </div>
    </Alert>
  );
}

type SortButtonProps = {
  isBusy: boolean;
  isMain?: boolean;
  onSort: () => void;
};

const SortButton = ({ isBusy, onSort, isMain }: SortButtonProps) => (
  <Button
    size="sm"
    variant={isMain ? "default" : "secondary"}
    disabled={isBusy}
    onClick={onSort}
  >
    Sort them into products
  </Button>
);

function roomSentence(room: number) {
  if (room === 0)
    return "Your form has no room for more photos. Remove some first.";
  return `Your form has room for ${room} more. The others keep waiting here.`;
}
