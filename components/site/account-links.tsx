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

type GenerateLinkProps = {
  className: string;
  /** Where it leads a visitor, while not everybody may sign up. */
  signIn?: string;
};

/**
 * Takes up its space, invisible, while the user is loading. Without scripts
 * nobody is signed in.
 */
export function GenerateLink({ className, signIn }: GenerateLinkProps) {
  const { user, isLoading } = useUser();
  return (
    <NavLink
      href={(!user && signIn) || "/generate"}
      className={`${className} ${isLoading ? "invisible noscript:visible" : ""}`}
    >
      {user || signIn ? "Generate Listing" : "Try Free"}
    </NavLink>
  );
}
