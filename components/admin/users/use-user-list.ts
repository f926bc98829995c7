"use client";

import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import type { UserPage, UserSort } from "@/lib/admin/schema";
import { apiWithNext } from "@/lib/api-client";

type LoadedPage = { body: UserPage; next: string | null };
const pageSize = 25;

/** The users as they are searched and sorted, page after page. The last summary stays while another page is read. */
export function useUserList() {
  const [search, setSearch] = useState<{ q: string; sort: UserSort }>({ q: "", sort: "-created_at" });
  const first = `/admin/api/users?${new URLSearchParams({ ...search, limit: String(pageSize) })}`;
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<LoadedPage, Error>(
    (index, previous: LoadedPage | null) => (index === 0 ? first : (previous?.next ?? null)),
    apiWithNext<UserPage>,
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  return {
    ...search,
    summary: data?.[0]?.body.summary,
    /** undefined until the first page is there. */
    users: data?.flatMap(({ body }) => body.data),
    error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoading: isValidating,
    change: (next: Partial<typeof search>) => setSearch({ ...search, ...next }),
    showMore: () => void setSize(size + 1),
    refresh: () => void mutate(),
  };
}
export type UserListState = ReturnType<typeof useUserList>;
