import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Ruler } from "@/components/ui/ruler";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { SwingTag } from "@/components/ui/swing-tag";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { namesPerRun, shopNameHelp, shopNameLength } from "@/lib/brand/limits";
import type { ShopName } from "@/lib/brand/schema";

const grid = "grid gap-3 sm:grid-cols-2";

type NameActions = {
  isPending: boolean;
  onSave: (name: ShopName, isFavorite: boolean) => void;
  /** The form that is sent with a name for more like it. */
  formId: string;
  onUse: (name: ShopName) => void;
};

type NameListProps = NameActions & {
  names: ShopName[];
  /** They have just come: the focus moves to them. */
  isNew: boolean;
};

export function NameList({ names, isNew, ...actions }: NameListProps) {
  return (
    <section aria-labelledby="names-title">
      <h2
        id="names-title"
        ref={isNew ? takeFocusAndView : undefined}
        tabIndex={-1}
        className="text-2xl outline-none"
      >
        {names.length} names for your shop
      </h2>
      <p className="mt-1 mb-4 text-muted-foreground text-sm">
        Each name has {shopNameLength.min} to {shopNameLength.max} letters and
        digits without spaces, contains no brand, character or celebrity on our
        watch list, and differs from your earlier names.{" "}
        <a
          href={shopNameHelp}
          rel="noopener"
          className="text-primary underline underline-offset-4"
        >
          Enter it on Etsy
        </a>{" "}
        to see whether it is available.
      </p>
      <ul className={grid}>
        {names.map((name) => (
          <NameCard key={name.id} name={name} {...actions} />
        ))}
      </ul>
    </section>
  );
}

/**
 * A name on a tag, with its length as Etsy counts it, and the reason it fits.
 */
function NameCard({
  name,
  isPending,
  onSave,
  formId,
  onUse,
}: { name: ShopName } & NameActions) {
  const { name: compact, spoken, reasoning, isFavorite } = name;
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-border bg-card p-4">
      <h3 className="font-serif text-xl leading-snug">
        <SwingTag
          variant={isFavorite ? "primary" : "default"}
          className="break-words font-[560]"
        >
          {spoken}
        </SwingTag>
      </h3>
      <Ruler
        label={compact}
        value={compact.length}
        max={shopNameLength.max}
        unit="characters"
        text={`${compact.length}/${shopNameLength.max}`}
        variant="success"
        isCaptioned
      />
      <p className="grow text-muted-foreground text-sm">{reasoning}</p>
      <div className="-mx-3 -mb-2 flex flex-wrap">
        <CopyButton text={compact} what={compact} />
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isFavorite}
          aria-label={`Save ${spoken}`}
          className={isFavorite ? "text-success" : undefined}
          onClick={() => onSave(name, !isFavorite)}
        >
          {isFavorite ? "Saved ✓" : "Save"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={`More like ${spoken}`}
          type="submit"
          form={formId}
          name="like"
          value={spoken}
        >
          More like this
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Use ${spoken} for a logo`}
          onClick={() => onUse(name)}
        >
          Logo
        </Button>
      </div>
    </li>
  );
}

/** As large as the names that replace it. */
export function NamesInProgress() {
  return (
    <div>
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner className="text-primary motion-reduce:hidden" /> Finding and
        checking names
      </p>
      <div className={`mt-4 ${grid}`}>
        {Array.from({ length: namesPerRun }, (_, index) => `name ${index}`).map(
          (place) => (
            <Skeleton key={place} className="h-56" />
          ),
        )}
      </div>
    </div>
  );
}

export function EmptyNames() {
  return (
    <div className="flex h-full min-h-56 lg:min-h-72 flex-col items-center justify-center gap-4 rounded-lg border border-input border-dashed p-6 text-center">
      <svg
        viewBox="0 0 220 84"
        className="h-24 fill-none stroke-[1.5] stroke-input"
        aria-hidden="true"
      >
        <path d="M4 8c60 14 152 14 212 0" className="stroke-primary" />
        {[30, 92, 154].map((left, place) => (
          <g
            key={left}
            transform={`translate(${left} ${place === 1 ? 18 : 15}) rotate(${(place - 1) * -4} 18 0)`}
          >
            <path d="M18 0v9" className="stroke-primary" />
            <path d="m10 9h16l8 9v42H2V18z" className="fill-card" />
            <circle cx="18" cy="17" r="2.2" />
            <path d="M9 32h18M9 40h12M9 48h15" strokeDasharray="5 3" />
          </g>
        ))}
      </svg>
      <p className="max-w-sm text-muted-foreground">
        Your {namesPerRun} names appear here, each with its length on
        Etsy&rsquo;s ruler and the reason it fits.
      </p>
    </div>
  );
}
