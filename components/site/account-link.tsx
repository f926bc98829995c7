"use client";

import { useUser } from "@/components/site/use-user";

/** To the dashboard for whoever is signed in, to the sign-in page for anybody else. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useUser();
  return (
    <a href={user ? "/dashboard" : "/signin"} className={className}>
      {user ? "Dashboard" : "Sign In"}
    </a>
  );
}
