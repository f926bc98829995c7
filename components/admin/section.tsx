import { useId } from "react";

/** A section of the analytics page. */
export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children?: React.ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {note && <p className="mt-1 text-muted-foreground">{note}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
