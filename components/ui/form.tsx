"use client";

import { clsx } from "clsx";
import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False in a prerendered page until React listens to it. What needs React is
 * `disabled` until then.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * A form that React submits. Until it listens nothing can be typed, so nothing
 * gets lost, and nothing can be sent; should a browser send it all the same,
 * `post` keeps what was typed out of the address. `className` is for the layout
 * of its fields.
 */
export function Form({
  className,
  children,
  ...form
}: React.ComponentProps<"form">) {
  const isHydrated = useHydrated();
  return (
    <form data-slot="form" method="post" {...form}>
      <fieldset disabled={!isHydrated} className={clsx("min-w-0", className)}>
        {children}
      </fieldset>
    </form>
  );
}
