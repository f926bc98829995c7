"use client";

import { keepStartedName } from "@/lib/browser/started-name";

type StartFormProps = {
  /** One field, without a name, and the button. */
  children: React.ReactNode;
  className?: string;
};

/**
 * Goes on at /generate with what is typed; without scripts it leads there. The
 * address, and with it a log, gets none of the words.
 */
export function StartForm({ children, className }: StartFormProps) {
  return (
    <form
      action="/generate"
      className={className}
      onSubmit={({ currentTarget }) =>
        keepStartedName(currentTarget.querySelector("input")?.value ?? "")
      }
    >
      {children}
    </form>
  );
}
