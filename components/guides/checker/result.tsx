import {
  Advice,
  Findings,
  OpenPoints,
} from "@/components/guides/checker/findings";
import { listingOf } from "@/components/guides/checker/listing-of";
import {
  AltTextRuler,
  TagRack,
  TitleRulers,
} from "@/components/guides/checker/rulers";
import {
  TitlePreview,
  TitleScore,
} from "@/components/guides/checker/title-preview";
import type { CheckerMode } from "@/lib/content/blocks";
import {
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import type { Area, Fix } from "@/lib/listing-text/score/check";
import { scoreListing } from "@/lib/listing-text/score/score";

const fields: Record<CheckerMode, ListingField[]> = {
  title: ["title"],
  tags: ["tags"],
  altText: ["altText"],
  listing: listingFields,
};
const areas: Record<CheckerMode, Area[]> = {
  title: ["title", "trust"],
  tags: ["tags", "trust"],
  altText: ["altText", "trust"],
  listing: ["title", "tags", "description", "attributes", "altText", "trust"],
};

/**
 * A pasted text has no category, and third-party names are among the open
 * points.
 */
const saidElsewhere = new Set(["category_set", "no_watch_list"]);

type ResultProps = {
  mode: CheckerMode;
  text: string;
  onFix: ((fix: Fix) => void) | undefined;
  /** On a page of its own, where there is room for more. */
  isTool: boolean;
};

/**
 * Violations of Etsy's rules and advice from its guidance, each with its
 * source.
 */
export function Result({ mode, text, onFix, isTool }: ResultProps) {
  if (text.trim() === "")
    return (
      <p className="text-muted-foreground">
        Paste or type something, and it is checked here.
      </p>
    );
  const listing = listingOf(mode, text);
  const shows = (field: CheckerMode) => mode === field || mode === "listing";
  // The pasted text is the seller's own, so every claim in it is supported.
  const { violations, repair, checks, total, open } = scoreListing(listing, {
    sellerText: text,
    isOwnWord: true,
  });
  const own = [...violations, ...adviseDescription(listing.description)].filter(
    ({ field }) => fields[mode].includes(field),
  );
  return (
    <div className="space-y-5">
      {mode === "listing" && (
        <p className="text-muted-foreground">{describeParts(listing)}</p>
      )}
      {shows("title") && <TitleRulers title={listing.title} />}
      {isTool && mode === "title" && (
        <>
          <TitleScore checks={checks} violations={own} />
          <TitlePreview title={listing.title} />
        </>
      )}
      {shows("tags") && <TagRack tags={listing.tags} />}
      {shows("altText") && <AltTextRuler altText={listing.altText} />}
      <Findings
        fields={fields[mode]}
        violations={own}
        repair={repair}
        onFix={onFix}
      />
      <OpenPoints
        points={open.filter(({ field }) => fields[mode].includes(field))}
      />
      <Advice
        checks={checks.filter(
          ({ area, id }) =>
            areas[mode].includes(area) && !saidElsewhere.has(id),
        )}
        total={mode === "listing" ? total : null}
        onFix={onFix}
      />
    </div>
  );
}

const counted = (count: number, one: string) =>
  `${count} ${one}${count === 1 ? "" : "s"}`;

/** Shows when a field was mistaken for another. */
function describeParts({
  title,
  description,
  tags,
  materials,
  altText,
  attributes,
}: GeneratedListing) {
  const parts = [
    title ? "a title" : "no title",
    description ? "a description" : "no description",
    counted(tags.length, "tag"),
    counted(materials.length, "material"),
    altText ? "alt text" : "no alt text",
    counted(attributes.length, "attribute"),
  ];
  return `Read from what you pasted: ${parts.join(", ")}.`;
}
