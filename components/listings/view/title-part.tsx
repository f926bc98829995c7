import { ListingPart } from "@/components/listings/view/listing-part";
import { Ruler } from "@/components/ui/ruler";
import { titleLimit, titleWordAim } from "@/lib/listings/rules/limits";

/** Where the word begins that is one too many for Etsy's guidance. */
function startOfWord(text: string, number: number) {
  return [...text.matchAll(/\S+/g)][number - 1]?.index;
}

export function TitlePart({ title, children }: { title: string; children?: React.ReactNode }) {
  const words = title.split(/\s+/).filter(Boolean).length;
  const tooMany = startOfWord(title, titleWordAim + 1);
  return (
    <ListingPart name="Title" text={title} figures={`${title.length}/${titleLimit}`}>
      <p className="font-serif text-2xl leading-snug">{title}</p>
      <Ruler
        label="Title length"
        value={title.length}
        max={titleLimit}
        unit="characters"
        tone={tooMany === undefined ? "moss" : "amber"}
        marks={tooMany === undefined ? [] : [{ at: tooMany, label: "15th word" }]}
        className="mt-3"
      />
      <p className="mt-1 text-muted text-sm">
        {words} {words === 1 ? "word" : "words"}. Etsy asks for {titleWordAim} or fewer.
      </p>
      {children}
    </ListingPart>
  );
}
