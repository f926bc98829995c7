import { ListingPart } from "@/components/listings/view/listing-part";
import { SwingTag } from "@/components/ui/swing-tag";
import { tagSlots } from "@/lib/listings/rules/limits";

/** Thirteen slots, the empty ones to be seen. */
export function TagsPart({ tags }: { tags: string[] }) {
  const empty = Math.max(0, tagSlots - tags.length);
  return (
    <ListingPart name="Tags" text={tags.join(", ")} figures={`${tags.length}/${tagSlots}`}>
      <ul className="flex flex-wrap gap-2.5">
        {tags.map((tag) => (
          <li key={tag}>
            <SwingTag>{tag}</SwingTag>
          </li>
        ))}
        {Array.from({ length: empty }, (_, slot) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: equal empty slots.
            key={slot}
            className="inline-flex min-h-[1.9em] items-center rounded-sm border border-edge border-dashed px-4 text-muted text-sm"
          >
            empty
          </li>
        ))}
      </ul>
    </ListingPart>
  );
}
