"use client";

import Link from "next/link";
import { useUser } from "@/components/site/use-user";

/** Keeps its place while it is not known who is there. */
export function GenerateLink({ className }: { className: string }) {
  const { user, isLoading } = useUser();
  return (
    <Link href="/generate" prefetch={false} className={`${className} ${isLoading ? "invisible" : ""}`}>
      {user ? "Generate Listing" : "Try Free"}
    </Link>
  );
}
