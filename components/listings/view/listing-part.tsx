import { CopyButton } from "@/components/ui/copy-button";

type ListingPartProps = {
  name: string;
  /** What the copy button takes. Without it there is nothing to copy. */
  text: string;
  /** Stands beside the name: "12 of 13". */
  figures?: string;
  children: React.ReactNode;
};

/** One field of a listing: its name, its copy button, itself. */
export function ListingPart({ name, text, figures, children }: ListingPartProps) {
  return (
    <section className="border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <div className="flex items-baseline gap-3">
          <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
          {figures && <span className="text-muted text-sm tabular-nums">{figures}</span>}
        </div>
        {text && <CopyButton text={text} what={name.toLowerCase()} className="-mr-3" />}
      </div>
      {children}
    </section>
  );
}
