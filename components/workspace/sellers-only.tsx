"use client";

import { useSyncExternalStore } from "react";
import { useUser } from "@/components/site";
import { hasSignedInHint } from "@/lib/auth/signed-in-hint";

const never = () => () => undefined;

/**
 * The navigation itself, hidden from visitors. Before it is known who is there
 * the hint decides: a script inside has shown it then, which React leaves as it
 * is.
 */
export function SellersOnly({ children }: { children: React.ReactNode }) {
  const { user } = useUser();
  const hasHint = useSyncExternalStore(
    never,
    () => hasSignedInHint(document.cookie),
    () => false,
  );
  return (
    <nav
      aria-label="Workspace"
      hidden={user === undefined ? !hasHint : user === null}
      suppressHydrationWarning
      data-slot="workspace"
      className="print:hidden md:border-border md:border-b"
    >
      {children}
    </nav>
  );
}
