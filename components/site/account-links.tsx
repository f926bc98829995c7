"use client";
import { useUser } from "@/components/site/use-user";

/** To the dashboard, or to sign in. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useUser();
  return (
    <a href={user ? "/dashboard" : "/signin"} className={className}>
      {user ? "Dashboard" : "Sign In"}
    </a>
  );
}

/** Takes up its space, invisible, while the user is loading. */
export function GenerateLink({ className }: { className: string }) {
  const { user, isLoading } = useUser();
  return (
    <a href="/generate" className={`${className} ${isLoading ? "invisible" : ""}`}>
      {user ? "Generate Listing" : "Try Free"}
    </a>
  );
}
