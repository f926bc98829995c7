import { type NameActions, NameCard } from "@/components/brand/names/name-card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { namesPerRun, shopNameHelp } from "@/lib/brand/limits";
import type { ShopName } from "@/lib/brand/schema";

const grid = "grid gap-3 sm:grid-cols-2";

type NameListProps = NameActions & { names: ShopName[]; headingRef: React.Ref<HTMLHeadingElement> };

export function NameList({ names, headingRef, ...actions }: NameListProps) {
  return (
    <section aria-labelledby="names-title">
      <h2 id="names-title" ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {names.length} names for your shop
      </h2>
      <p className="mt-1 mb-4 text-muted text-sm">
        Each was checked: 4 to 20 letters and digits without spaces, no brand, character or celebrity on our watch list,
        unlike the others and your earlier names. Whether one is free{" "}
        <a href={shopNameHelp} rel="noopener" className="text-clay underline underline-offset-4">
          only Etsy can say
        </a>
        , when you enter it there.
      </p>
      <ul className={grid}>
        {names.map((name) => (
          <NameCard key={name.id} name={name} {...actions} />
        ))}
      </ul>
    </section>
  );
}

/** Has the size of the names that will stand here. */
export function NamesInProgress() {
  return (
    <div>
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner className="text-clay motion-reduce:hidden" /> Finding names and checking them
      </p>
      <div className={`mt-4 ${grid}`}>
        {Array.from({ length: namesPerRun }, (_, index) => `name ${index}`).map((place) => (
          <Skeleton key={place} className="h-56" />
        ))}
      </div>
    </div>
  );
}

/** What will stand here, shown by an example. */
export function NamesToCome() {
  return (
    <div className="flex h-full min-h-56 lg:min-h-72 flex-col items-center justify-center gap-4 rounded-lg border border-edge border-dashed p-6 text-center">
      <svg viewBox="0 0 220 84" className="h-24 fill-none stroke-[1.5] stroke-edge" aria-hidden="true">
        <path d="M4 8c60 14 152 14 212 0" className="stroke-clay" />
        {[30, 92, 154].map((left, place) => (
          <g key={left} transform={`translate(${left} ${place === 1 ? 18 : 15}) rotate(${(place - 1) * -4} 18 0)`}>
            <path d="M18 0v9" className="stroke-clay" />
            <path d="m10 9h16l8 9v42H2V18z" className="fill-sheet" />
            <circle cx="18" cy="17" r="2.2" />
            <path d="M9 32h18M9 40h12M9 48h15" strokeDasharray="5 3" />
          </g>
        ))}
      </svg>
      <p className="max-w-sm text-muted">
        Your twelve names hang here, each with its length on Etsy&rsquo;s ruler and a line about why it fits.
      </p>
    </div>
  );
}
