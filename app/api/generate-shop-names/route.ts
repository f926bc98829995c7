import { requireBrandBuilder } from "@/lib/billing/quota/reservations";
import { generateShopNames } from "@/lib/brand/names/generate-shop-names";
import { shopNameRequestSchema } from "@/lib/brand/schema";
import { admitGeneration } from "@/lib/http/admit-generation";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";

export const POST = userRoute(async ({ request, user }) => {
  const now = new Date();
  requireBrandBuilder(user, now);
  const idempotencyKey = await admitGeneration(request, user, now);
  const wanted = await readJson(request, shopNameRequestSchema);
  return generateShopNames(
    { user, request: wanted, idempotencyKey, signal: request.signal },
    now,
  );
});
