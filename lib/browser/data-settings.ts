import { api } from "@/lib/browser/api";

/** Of SWR: fetched once, and again only on request. */
export const dataSettings = {
  fetcher: <T>(path: string) => api<T>("GET", path),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};
