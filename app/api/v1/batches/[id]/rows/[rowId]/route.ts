import { readRow } from "@/lib/batches/read-pages";
import { keyRoute } from "@/lib/http/key-route";
import { toPublicRow } from "@/lib/public-api/batches";

export const GET = keyRoute<{ id: string; rowId: string }>(
  "read",
  async ({ params, user }) =>
    toPublicRow(await readRow(user.id, params.id, params.rowId)),
);
