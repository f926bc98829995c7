import { rejectRows } from "@/lib/batches/review/review-rows";
import { rowIdsSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";

export const POST = keyRoute<{ id: string }>(
  "write",
  async ({ request, params, user }) => {
    const { ids } = await readJson(request, rowIdsSchema);
    const { rejected, listings } = await rejectRows(user.id, params.id, ids);
    return { rejected, listingIds: listings.map(String) };
  },
);
