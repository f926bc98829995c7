"use client";

import { useEffect, useRef } from "react";

type MenuProps = {
  label: React.ReactNode;
  labelClassName: string;
  className?: string;
  children: React.ReactNode;
};

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
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => details.removeAttribute("open");
    const onPress = (event: Event) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    const onChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) close();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (
        event.relatedTarget instanceof Node &&
        !details.contains(event.relatedTarget)
      )
        close();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    details.addEventListener("click", onChoice);
    details.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
      details.removeEventListener("click", onChoice);
      details.removeEventListener("focusout", onFocusOut);
    };
  }, []);

  return (
    <details ref={menu} className={className}>
      <summary className={labelClassName}>{label}</summary>
      {children}
    </details>
  );
}
