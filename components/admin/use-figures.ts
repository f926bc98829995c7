"use client";

import useSWR from "swr";
import type { Figures } from "@/lib/admin/schema";
import { api } from "@/lib/api-client";

export function useFigures() {
  const { data, error, mutate } = useSWR<Figures, Error>("/admin/api/figures", (path: string) =>
    api<Figures>("GET", path),
  );
  return { data, error, refresh: () => void mutate() };
}
