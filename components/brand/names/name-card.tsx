import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Ruler } from "@/components/ui/ruler";
import { SwingTag } from "@/components/ui/swing-tag";
import { shopNameLength } from "@/lib/brand/limits";
import type { ShopName } from "@/lib/brand/schema";

export type NameActions = {
  isBusy: boolean;
  onKeep: (name: ShopName, isFavorite: boolean) => void;
  onMore: (name: ShopName) => void;
  onUse: (name: ShopName) => void;
};

/** A name on its tag, with its length as Etsy counts it, and why it fits. */
export function NameCard({ name, isBusy, onKeep, onMore, onUse }: { name: ShopName } & NameActions) {
  const { name: compact, spoken, reasoning, isFavorite } = name;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-sheet p-4">
      <h3 className="font-serif text-xl leading-snug">
        <SwingTag tone={isFavorite ? "clay" : "kraft"} className="break-words font-[560]">
          {spoken}
        </SwingTag>
      </h3>
      <Ruler
        label={compact}
        value={compact.length}
        max={shopNameLength.max}
        unit="characters"
        text={`${compact.length}/${shopNameLength.max}`}
        tone="moss"
        isCaptioned
      />
      <p className="grow text-muted text-sm">{reasoning}</p>
      <div className="-mx-3 -mb-2 flex flex-wrap">
        <CopyButton text={compact} what={compact} />
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isFavorite}
          aria-label={`Keep ${spoken}`}
          className={isFavorite ? "text-moss" : undefined}
          onClick={() => onKeep(name, !isFavorite)}
        >
          {isFavorite ? "Kept ✓" : "Keep"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          aria-label={`More like ${spoken}`}
          onClick={() => onMore(name)}
        >
          More like this
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Use ${spoken} for a logo`} onClick={() => onUse(name)}>
          Logo
        </Button>
      </div>
    </li>
  );
}
