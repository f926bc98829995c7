type FieldSectionProps = {
  id?: string;
  name: string;
  /** Shown beside the name: "46/140". */
  length?: string | undefined;
  /** Buttons beside the name. */
  actions?: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of one field of a listing: name, length, buttons and content. */
export function FieldSection({
  id,
  name,
  length,
  actions,
  children,
}: FieldSectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={name}
      className="scroll-mt-36 border-border border-t pt-2 outline-none first:border-0 first:pt-0 sm:pt-4"
    >
      <div className="mb-1 flex min-h-11 sm:mb-2 flex-wrap items-center justify-between gap-x-3">
        <div className="sm:flex sm:items-baseline sm:gap-3">
          <h3 className="font-sans font-semibold text-base tracking-normal">
            {name}
          </h3>
          {length && (
            <span className="block text-muted-foreground text-sm leading-5 tabular-nums">
              {length}
            </span>
          )}
        </div>
        <div className="-mr-3 max-sm:-ml-3 flex flex-wrap items-center print:hidden">
          {actions}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Scrolls to a section and gives it the focus. */
export function showSection(id: string) {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}
