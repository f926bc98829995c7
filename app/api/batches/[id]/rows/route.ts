import { addRows } from "@/lib/batches/batches";
import { moreRowsSchema } from "@/lib/batches/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute<{ id: string }>(
  async ({ request, params, user }) => {
    await limit("batch_rows", String(user.id), { points: 600, seconds: 3_600 });
    return addRows(user.id, params.id, await readJson(request, moreRowsSchema));
  },
);
