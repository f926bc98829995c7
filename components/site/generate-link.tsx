"use client";

import { useUser } from "@/components/site/use-user";

/** Keeps its place while it is not known who is there. */
export function GenerateLink({ className }: { className: string }) {
  const { user, isLoading } = useUser();
  return (
    <a href="/generate" className={`${className} ${isLoading ? "invisible" : ""}`}>
      {user ? "Generate Listing" : "Try Free"}
    </a>
  );
}
