import { changeBatch } from "@/lib/batches/batches";
import { keyRoute } from "@/lib/http/key-route";
import { toPublicBatch } from "@/lib/public-api/batches";

export const POST = keyRoute<{ id: string }>(
  "generate",
  async ({ params, user }) =>
    toPublicBatch(await changeBatch(user.id, params.id, "cancel")),
);
