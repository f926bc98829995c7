import { CopyButton } from "@/components/ui/copy-button";

type ListingPartProps = {
  name: string;
  /** What the copy button takes. Without it there is nothing to copy. */
  text: string;
  /** Stands beside the name: "12 of 13". */
  figures?: string | undefined;
  /** Stands after the copy button: what else can be done with the field. */
  actions?: React.ReactNode;
  children: React.ReactNode;
};

/** One field of a listing: its name, its copy button, itself. */
export function ListingPart({ name, text, figures, actions, children }: ListingPartProps) {
  return (
    <section aria-label={name} className="border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <div className="sm:flex sm:items-baseline sm:gap-3">
          <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
          {figures && <span className="block text-muted text-sm leading-5 tabular-nums">{figures}</span>}
        </div>
        <div className="-mr-3 max-sm:-ml-3 flex flex-wrap items-center print:hidden">
          {text && <CopyButton text={text} what={name.toLowerCase()} />}
          {actions}
        </div>
      </div>
      {children}
    </section>
  );
}
