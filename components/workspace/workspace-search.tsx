"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { useUser } from "@/components/site";
import { shopLinks } from "@/lib/content/workspace-links";

/** Visitors have nothing to search. */
const WorkspaceTools = lazy<React.ComponentType>(() =>
  import("@/components/workspace/workspace-tools").then(
    (file) => ({ default: file.WorkspaceTools }),
    () => ({ default: () => null }),
  ),
);

/** Where a phone has a row for it: on the first page, and on the shop's. */
const hasRow = (path: string) =>
  path === "/dashboard" ||
  path.startsWith("/shop") ||
  shopLinks.some(({ href, above = href }) => path.startsWith(above));

/** Its place is kept until it is there. */
export function WorkspaceSearch() {
  const { user } = useUser();
  const isShown = hasRow(usePathname());
  return (
    <div className={`ml-auto size-11 ${isShown ? "" : "max-md:hidden"}`}>
      {user && (
        <Suspense>
          <WorkspaceTools />
        </Suspense>
      )}
    </div>
  );
}
