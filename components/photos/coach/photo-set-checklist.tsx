import { Check, Circle } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { Disclosure } from "@/components/ui/disclosure";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import {
  enoughPhotos,
  type ShotId,
  shots,
} from "@/lib/photos/coach/find-shots";
import { maxPhotos } from "@/lib/photos/limits";

type PhotoSetChecklistProps = {
  count: number;
  ticked: readonly ShotId[];
  /**
   * The number of the photo that shows it, as far as a listing's alt texts say.
   */
  found?: Partial<Record<ShotId, number>>;
  onTick: (ticked: ShotId[]) => void;
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * What the photos of a listing should show together. The seller ticks what she
 * has; nothing here blocks anything.
 */
export function PhotoSetChecklist({
  count,
  ticked,
  found = {},
  onTick,
}: PhotoSetChecklistProps) {
  const has = (id: ShotId) => ticked.includes(id) || found[id] !== undefined;
  const missing = shots.filter(({ id }) => !has(id)).map(({ short }) => short);
  return (
    <Disclosure
      className="border-border border-t"
      summary={
        <span className="text-sm">
          <span className="block">What shoppers want to see</span>
          <span className="block font-normal text-muted-foreground">
            {missing.length > 0
              ? `Not ticked yet: ${list.format(missing)}`
              : "You have it all."}
          </span>
        </span>
      }
    >
      <ul className="-mt-2 space-y-1 text-foreground text-sm">
        {shots.map(({ id, label, hint }) => (
          <li key={id}>
            <Checkbox
              checked={has(id)}
              // What a photo was seen to show stays ticked: an alt text says
              // so.
              disabled={found[id] !== undefined}
              onChange={({ target }) =>
                onTick(
                  target.checked
                    ? [...ticked, id]
                    : ticked.filter((other) => other !== id),
                )
              }
              label={
                <span>
                  {label}
                  <span className="block text-muted-foreground">
                    {found[id] === undefined
                      ? hint
                      : `Photo ${found[id]} shows it, according to its alt text.`}
                  </span>
                </span>
              }
            />
          </li>
        ))}
        <li className="flex min-h-11 items-center gap-2.5">
          <span
            className="flex size-5 shrink-0 items-center justify-center"
            aria-hidden="true"
          >
            {count >= enoughPhotos ? (
              <Check className="size-4 text-success" />
            ) : (
              <Circle className="size-3 text-input" />
            )}
          </span>
          <span>
            {count >= enoughPhotos
              ? `You have ${count} photos.`
              : `You have ${count === 1 ? "one photo" : `${count} photos`}; five or more leave fewer questions.`}{" "}
            <span className="text-muted-foreground">
              Etsy allows up to {maxPhotos}.
            </span>
          </span>
        </li>
      </ul>
      <p className="mt-2 text-sm">
        <a
          href={etsySources.imageHelp.url}
          rel="noreferrer"
          target="_blank"
          className="underline underline-offset-4"
        >
          Etsy's page on listing photos
        </a>
      </p>
    </Disclosure>
  );
}
