"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { useUser } from "@/components/site";
import type { WorkspaceEntry } from "@/lib/content/workspace-links";

/** Visitors need none of it. */
const WaitingNumber = lazy(() =>
  import("@/components/workspace/waiting-number").then(
    (file) => ({ default: file.WaitingNumber }),
    () => ({ default: () => null }),
  ),
);

type WorkspaceLinkProps = WorkspaceEntry & {
  className: string;
  /** Its picture. */
  children?: React.ReactNode;
};

/** Marked on its page and on those below it. */
export function WorkspaceLink({
  href,
  label,
  waiting,
  above,
  className,
  children,
}: WorkspaceLinkProps) {
  const path = usePathname();
  const { user } = useUser();
  const isPage = href === path;
  const isAbove = above !== undefined && path.startsWith(above);
  return (
    <a
      href={href}
      aria-current={isPage ? "page" : isAbove || undefined}
      className={className}
    >
      {children}
      <span>{label}</span>
      {waiting && user && (
        <Suspense>
          <WaitingNumber kind={waiting} isOpen={isPage} />
        </Suspense>
      )}
    </a>
  );
}
