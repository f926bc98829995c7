"use client";

type MenuProps = {
  label: React.ReactNode;
  labelClassName: string;
  className?: string;
  children: React.ReactNode;
};

/** Closes the menu as the others of a page are closed. */
function closeOnItsOwn(details: HTMLDetailsElement | null) {
  if (!details) return;
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const close = () => {
    details.open = false;
  };
  const onOther = (event: Event) => {
    if (!details.contains(event.target as Node)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    close();
    details.querySelector("summary")?.focus();
  };
  const onChoice = (event: Event) => {
    if ((event.target as Element).closest("a")) close();
  };
  document.addEventListener("pointerdown", onOther, options);
  document.addEventListener("focusin", onOther, options);
  document.addEventListener("keydown", onKey, options);
  details.addEventListener("click", onChoice, options);
  return () => listeners.abort();
}

/**
 * Opens without scripts. With them it also closes on Escape, on a press
 * elsewhere and when one of its links is chosen.
 */
export function Menu({
  label,
  labelClassName,
  className,
  children,
}: MenuProps) {
  return (
    <details ref={closeOnItsOwn} className={className}>
      <summary className={labelClassName}>{label}</summary>
      {children}
    </details>
  );
}
