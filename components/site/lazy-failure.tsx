"use client";

import { lazy, Suspense } from "react";

const Failure = lazy(async () => ({
  default: (await import("@/components/site/failure")).Failure,
}));

/**
 * The same, loaded when rendering has failed. Where it can't be loaded, React
 * goes on to the boundary of the whole site, which has it at hand.
 */
export function LazyFailure(props: React.ComponentProps<typeof Failure>) {
  return (
    <Suspense>
      <Failure {...props} />
    </Suspense>
  );
}
