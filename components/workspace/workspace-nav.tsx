import { Files, House, Layers, PencilLine, Store } from "lucide-react";
import { SellersOnly } from "@/components/workspace/sellers-only";
import { WorkspaceLink } from "@/components/workspace/workspace-link";
import { WorkspaceSearch } from "@/components/workspace/workspace-search";
import { showToSellersScript } from "@/lib/auth/signed-in-hint";
import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";

const icons = [House, PencilLine, Files, Layers, Store];

const row =
  "relative inline-flex min-h-11 items-center rounded-md px-2.5 text-muted-foreground hover:bg-accent hover:text-foreground aria-[current]:font-semibold aria-[current]:text-foreground aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-primary aria-[current]:underline-offset-8 lg:px-3";
/** On a phone: its picture above its name. */
const barEntry = `${row} max-md:min-h-14 max-md:w-full max-md:flex-col max-md:justify-center max-md:px-0 max-md:text-xs max-md:leading-5 max-md:aria-[current]:no-underline max-md:aria-[current]:text-primary`;

/**
 * Where a seller works: a row from 768 px on; on a phone a bar at the bottom,
 * and above the pages that belong to the shop a row of these.
 */
export function WorkspaceNav() {
  return (
    <SellersOnly>
      <script>{showToSellersScript}</script>
      <div className="mx-auto flex max-w-6xl px-(--gutter)">
        <ul className="-ml-2.5 flex max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--bar)-var(--bar-height))] max-md:z-30 max-md:ml-0 max-md:h-(--bar-height) max-md:items-start max-md:border-border max-md:border-t max-md:bg-card lg:-ml-3">
          {workspaceLinks.map((entry, index) => {
            const Icon = icons[index] ?? House;
            return (
              <li key={entry.href} className="max-md:flex-1">
                <WorkspaceLink {...entry} className={barEntry}>
                  <Icon className="size-5 md:hidden" aria-hidden="true" />
                </WorkspaceLink>
              </li>
            );
          })}
        </ul>
        <ul className="flex max-md:-ml-2.5">
          {shopLinks.map((entry) => (
            <li key={entry.href}>
              <WorkspaceLink {...entry} className={row} />
            </li>
          ))}
        </ul>
        <WorkspaceSearch />
      </div>
    </SellersOnly>
  );
}
