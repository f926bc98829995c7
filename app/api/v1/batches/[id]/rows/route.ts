import { largeJson, parseInput, readJson } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { addRowsSchema, rowQuerySchema } from "@/lib/public-api/batch-schemas";
import { addPublicRows, listPublicRows } from "@/lib/public-api/batches";
import { limit } from "@/lib/resilience/rate-limit";

type Params = { id: string };

export const GET = keyRoute<Params>("read", ({ request, params, user }) => {
  const query = parseInput(
    rowQuerySchema,
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return listPublicRows(user.id, params.id, query);
});

export const POST = keyRoute<Params>(
  "generate",
  async ({ request, params, user, now }) => {
    await limit("batch_rows", String(user.id), { points: 600, seconds: 3_600 });
    return addPublicRows(
      { userId: user.id, id: params.id },
      await readJson(request, addRowsSchema, largeJson),
      now,
    );
  },
);
