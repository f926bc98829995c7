import { findCategories } from "@/lib/etsy/categories/categories";
import { parseInput } from "@/lib/http/body";
import { keyRoute } from "@/lib/http/key-route";
import { etsyCategoryQuerySchema } from "@/lib/public-api/etsy-schemas";

export const GET = keyRoute("etsy", async ({ request }) => {
  const { q } = parseInput(
    etsyCategoryQuerySchema,
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return { data: await findCategories(q), nextCursor: null };
});
