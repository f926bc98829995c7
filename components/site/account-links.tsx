"use client";

import { NavLink } from "@/components/site/nav-link";
import { useUser } from "@/components/site/use-user";

/** To the dashboard, or to sign in. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useUser();
  return (
    <NavLink href={user ? "/dashboard" : "/signin"} className={className}>
      {user ? "Dashboard" : "Sign In"}
    </NavLink>
  );
}

/**
 * Takes up its space, invisible, while the user is loading. Without scripts
 * nobody is signed in.
 */
export function GenerateLink({ className }: { className: string }) {
  const { user, isLoading } = useUser();
  return (
    <NavLink
      href="/generate"
      className={`${className} ${isLoading ? "invisible noscript:visible" : ""}`}
    >
      {user ? "Generate Listing" : "Try Free"}
    </NavLink>
  );
}
