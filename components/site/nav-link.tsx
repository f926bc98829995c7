"use client";

import { usePathname } from "next/navigation";

/** A link of the header. It is marked on the page that it leads to. */
export function NavLink({
  href,
  ...link
}: React.ComponentProps<"a"> & { href: string }) {
  const isCurrent = usePathname() === href;
  return (
    <a href={href} aria-current={isCurrent ? "page" : undefined} {...link} />
  );
}
