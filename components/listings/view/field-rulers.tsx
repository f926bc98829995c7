import { Ruler } from "@/components/ui/ruler";
import { altTextAim, altTextLimit, titleLimit, titleWordAim } from "@/lib/listings/rules/limits";

/** Where the word begins that is one too many for Etsy's guidance. */
function startOfWord(text: string, number: number) {
  return [...text.matchAll(/\S+/g)][number - 1]?.index;
}

export function TitleRuler({ title }: { title: string }) {
  const words = title.split(/\s+/).filter(Boolean).length;
  const tooMany = startOfWord(title, titleWordAim + 1);
  return (
    <>
      <Ruler
        label="Title length"
        value={title.length}
        max={titleLimit}
        unit="characters"
        tone={tooMany === undefined ? "moss" : "amber"}
        marks={tooMany === undefined ? [] : [{ at: tooMany, label: "15th word" }]}
        className="mt-3 print:hidden"
      />
      <p className="mt-1 text-muted text-sm print:hidden">
        {words} {words === 1 ? "word" : "words"}. Etsy asks for {titleWordAim} or fewer.
      </p>
    </>
  );
}

export function AltTextRuler({ altText }: { altText: string }) {
  return (
    <Ruler
      label="Alt text length"
      value={altText.length}
      max={altTextLimit}
      unit="characters"
      tone={altText.length > altTextAim ? "amber" : "moss"}
      marks={[{ at: altTextAim, label: "250 fit Etsy's own form" }]}
      className="mt-3 print:hidden"
    />
  );
}
