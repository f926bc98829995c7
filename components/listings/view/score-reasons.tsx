import type { ListingAnswer } from "@/lib/listings/schema";
import { scoreListing } from "@/lib/listings/score";
import type { Area, Check } from "@/lib/listings/score/check";

const areas: Record<Area, string> = {
  title: "Title",
  tags: "Tags",
  description: "Description",
  attributes: "Attributes and materials",
  altText: "Alt text",
  trust: "Trust",
};

/** Why the score is what it is: what could be better first, each with where the advice comes from. */
export function ScoreReasons({ listing }: { listing: ListingAnswer }) {
  const { checks } = scoreListing(listing, listing);
  const better = checks.filter(({ points, max }) => points < max);
  const well = checks.filter(({ points, max }) => points >= max);
  return (
    <div className="space-y-4 text-sm">
      <ReasonList heading="Could be better" checks={better} />
      <ReasonList heading="Done well" checks={well} />
    </div>
  );
}

function ReasonList({ heading, checks }: { heading: string; checks: Check[] }) {
  if (checks.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold text-ink">{heading}</h4>
      <ul className="mt-1 space-y-2">
        {checks.map(({ id, area, message, source, checkedOn }) => (
          <li key={id}>
            <span className="font-semibold">{areas[area]}.</span> {message}{" "}
            <a href={source} className="whitespace-nowrap text-clay underline" rel="noreferrer">
              Source, {checkedOn}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
