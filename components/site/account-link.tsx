"use client";

import Link from "next/link";
import { useUser } from "@/components/site/use-user";

/** To the dashboard for whoever is signed in, to the sign-in page for anybody else. */
export function AccountLink({ className }: { className: string }) {
  const { user } = useUser();
  return (
    <Link href={user ? "/dashboard" : "/signin"} prefetch={false} className={className}>
      {user ? "Dashboard" : "Sign In"}
    </Link>
  );
}
