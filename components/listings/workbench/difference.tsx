import { type DiffPart, diffEntries, diffTexts, diffWords } from "@/lib/listings/edit/diff";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type DifferenceProps = { field: ListingField; before: GeneratedListing; after: GeneratedListing; label: string };

const separators: Partial<Record<ListingField, string>> = { tags: ", ", materials: ", ", attributes: "\n" };

function partsOf(field: ListingField, before: GeneratedListing, after: GeneratedListing): DiffPart[] {
  if (field === "tags" || field === "materials") return diffEntries(before[field], after[field]);
  if (field === "attributes") {
    const lines = ({ attributes }: GeneratedListing) => attributes.map(({ name, value }) => `${name}: ${value}`);
    return diffEntries(lines(before), lines(after));
  }
  return field === "description"
    ? diffTexts(before.description, after.description)
    : diffWords(before[field], after[field]);
}

/** What went and what came, told by strokes and words as well as by color. */
export function Difference({ field, before, after, label }: DifferenceProps) {
  const separator = separators[field] ?? "";
  const parts = partsOf(field, before, after);
  return (
    <figure aria-label={label} className="max-w-prose rounded-md border border-line bg-paper px-4 py-3 print:hidden">
      <figcaption className="mb-1 text-muted text-sm">{label}</figcaption>
      <p className="whitespace-pre-line break-words">
        {parts.map(({ kind, entries }, index) => {
          const text = entries.join(separator) + (index < parts.length - 1 ? separator : "");
          const key = index;
          if (kind === "same") return <span key={key}>{text}</span>;
          const [Tag, word, look] =
            kind === "added"
              ? (["ins", "added", "bg-moss-wash text-moss decoration-2 underline-offset-2"] as const)
              : (["del", "removed", "bg-brick-wash text-brick"] as const);
          return (
            <Tag key={key} className={`rounded-sm ${look}`}>
              <span className="sr-only"> {word}: </span>
              {text}
            </Tag>
          );
        })}
      </p>
    </figure>
  );
}
