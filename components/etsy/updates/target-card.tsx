import { useId } from "react";
import {
  Difference,
  fieldNames,
} from "@/components/etsy/publication/difference";
import { RemarkLine } from "@/components/etsy/updates/remark-line";
import { refusalSentences } from "@/components/etsy/updates/update-words";
import { Checkbox } from "@/components/ui/checkbox";
import type {
  FieldDifference,
  UpdatableField,
} from "@/lib/etsy/listing/schema";
import type { TargetPreview } from "@/lib/etsy/update/schema";

export type TargetCardProps = {
  listing: TargetPreview;
  /** What is said where nothing differs. */
  nothing: string;
  chosen: UpdatableField[];
  onChosen: (chosen: UpdatableField[]) => void;
  renderPhoto?:
    | ((imageId: string, listingId: number) => React.ReactNode)
    | undefined;
};

const states: Record<string, string> = {
  draft: "Draft",
  active: "Published: buyers see the change at once",
  inactive: "Inactive",

  expired: "Expired",
  sold_out: "Sold out",
};

/** One listing in full: each field with its own box, and what can't go. */
export function TargetCard({
  listing,
  nothing,
  chosen,
  onChosen,
  renderPhoto,
}: TargetCardProps) {
  const titleId = useId();
  const { productName, editUrl, state, differences, remarks, refusal } =
    listing;
  const name = productName || "A listing";
  return (
    <article
      aria-labelledby={titleId}
      className="space-y-3 rounded-lg border border-border bg-card p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3
          id={titleId}
          className="min-w-0 break-words font-sans font-semibold text-lg leading-snug tracking-normal"
        >
          {name}
        </h3>
        {editUrl && (
          <a
            href={editUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${name} in Etsy's editor`}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            Open in Etsy's editor
          </a>
        )}
      </div>
      {state && states[state] && (
        <p className="text-muted-foreground text-sm">{states[state]}.</p>
      )}
      {refusal && <p className="text-warning">{refusalSentences[refusal]}</p>}
      {!refusal && differences.length === 0 && remarks.length === 0 && (
        <p className="text-muted-foreground">{nothing}</p>
      )}
      {differences.map((difference) => (
        <div key={difference.field}>
          <Checkbox
            label={
              <span className="font-semibold">
                {fieldNames[difference.field]}
                <span className="sr-only"> of {name}</span>
              </span>
            }
            checked={chosen.includes(difference.field)}
            onChange={({ target }) => {
              const others = chosen.filter(
                (field) => field !== difference.field,
              );
              onChosen(target.checked ? [...others, difference.field] : others);
            }}
          />
          <FieldChange
            listing={listing}
            difference={difference}
            renderPhoto={renderPhoto}
          />
        </div>
      ))}
      {remarks.map((remark) => (
        <RemarkLine key={`${remark.field} ${remark.rank}`} remark={remark} />
      ))}
    </article>
  );
}

type FieldChangeProps = Pick<TargetCardProps, "listing" | "renderPhoto"> & {
  difference: FieldDifference;
};

/** Alt texts photo by photo, and only those that change. */
function FieldChange({
  listing: { listingId, imageIds },
  difference: { field, here, there },
  renderPhoto,
}: FieldChangeProps) {
  if (field !== "altTexts")
    return (
      <Difference
        field={field}
        label="what would change on Etsy"
        before={there}
        after={here}
      />
    );
  const changed = here.flatMap((text, index) =>
    text === there[index] ? [] : [{ text, index }],
  );
  return (
    <ul className="space-y-3">
      {changed.map(({ text, index }) => {
        const imageId = imageIds[index];
        return (
          <li key={index} className="flex items-start gap-3">
            {renderPhoto && imageId != null && (
              <div className="shrink-0">{renderPhoto(imageId, listingId)}</div>
            )}
            <div className="min-w-0 flex-1">
              <Difference
                field="altTexts"
                label={`photo ${index + 1}`}
                before={[there[index] ?? ""]}
                after={[text]}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
