import type { api } from "@/lib/browser/api";
import { unreachable } from "@/lib/browser/api-error";

/**
 * As `api`, which comes with the first call: for forms that most visitors only
 * pass by. Throws ApiError of status 0 where it can't be loaded.
 */
export async function callApi<T>(...call: Parameters<typeof api>): Promise<T> {
  const { api } = await import("@/lib/browser/api").catch(() => {
    throw unreachable();
  });
  return api<T>(...call);
}
