import { Ruler } from "@/components/ui/ruler";
import { SwingTag } from "@/components/ui/swing-tag";
import {
  altTextAim,
  altTextLimit,
  tagLimit,
  tagSlots,
  titleLimit,
  titleWordAim,
} from "@/lib/listing-text/fields/limits";
import { wordCount } from "@/lib/listing-text/lexicon/unwanted-words";
import { checkTags } from "@/lib/listing-text/rules/tags";

/** Etsy limits characters; its guidance recommends few words. */
export function TitleRulers({ title }: { title: string }) {
  const words = wordCount(title);
  const isLong = words > titleWordAim;
  return (
    <div className="space-y-4">
      <Ruler
        label="Title"
        value={title.length}
        max={titleLimit}
        unit="characters"
        variant="success"
        isCaptioned
      />
      <Ruler
        label="Words of the title"
        value={words}
        max={30}
        unit="words"
        text={
          isLong ? `${words}, could be fewer` : `${words}, within the advice`
        }
        variant={isLong ? "warning" : "success"}
        marks={[{ at: titleWordAim, label: "fewer than 15 advised" }]}
        isCaptioned
      />
    </div>
  );
}

/** Each tag with its length; invalid ones are marked. */
export function TagRack({ tags }: { tags: string[] }) {
  const refused = new Set(checkTags(tags).map(({ index }) => index));
  return (
    <div>
      <Ruler
        label="Tags"
        value={tags.length}
        max={tagSlots}
        unit="slots used"
        variant={tags.length < tagSlots ? "warning" : "success"}
        isCaptioned
      />
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tag may occur twice; only its index is unique.
          <li key={index} className="max-w-full">
            <SwingTag
              variant={refused.has(index) ? "destructive" : "success"}
              className="max-w-full text-sm"
            >
              <span className="min-w-0 break-words">{tag}</span>
              <span
                className={`ml-2 shrink-0 tabular-nums ${refused.has(index) ? "font-semibold text-destructive" : "text-muted-foreground"}`}
              >
                {refused.has(index) ? "refused" : `${tag.length}/${tagLimit}`}
              </span>
            </SwingTag>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AltTextRuler({ altText }: { altText: string }) {
  return (
    <Ruler
      label="Alt text"
      value={altText.length}
      max={altTextLimit}
      unit="characters"
      variant={altText.length > altTextAim ? "warning" : "success"}
      marks={[{ at: altTextAim, label: "250 fit Etsy's own form" }]}
      isCaptioned
    />
  );
}
