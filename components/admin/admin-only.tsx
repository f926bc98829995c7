"use client";

import { notFound } from "next/navigation";
import { useUser } from "@/components/site";
import { Skeleton } from "@/components/ui/skeleton";

/**
 * For everyone but administrators this is the not-found page; a placeholder
 * while the user is loading.
 */
export function AdminOnly({ children }: { children: React.ReactNode }) {
  const { user, error } = useUser();
  if (user === null || user?.isAdmin === false) notFound();
  if (!user && !error) return <Skeleton className="h-96" />;
  return children;
}
