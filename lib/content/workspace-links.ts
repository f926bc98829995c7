import type { WaitingEntry } from "@/lib/waiting/schema";

export type WorkspaceEntry = {
  href: string;
  label: string;
  /** What waits there. */
  waiting?: WaitingEntry;
  /** Where the addresses of pages below it begin. */
  above?: string;
};

/** Where a seller works. On a phone these are the bar at the bottom. */
export const workspaceLinks: WorkspaceEntry[] = [
  { href: "/dashboard", label: "Home" },
  { href: "/generate", label: "Generate" },
  { href: "/history", label: "Listings", waiting: "listings" },
  { href: "/batches", label: "Batches", waiting: "batches" },
  {
    href: "/shop",
    label: "Shop",
    waiting: "drafts",
    above: "/shop-name-generator",
  },
];

/** On a phone they stand on the shop's page and on their own. */
export const shopLinks: WorkspaceEntry[] = [
  { href: "/audit", label: "Audit", above: "/audit/" },
  { href: "/changes", label: "Results" },
  { href: "/settings/account", label: "Settings", above: "/settings/" },
];
