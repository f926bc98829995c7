import { shopListingsQuerySchema } from "@/lib/audit/etsy-shop/schema";
import { readShopListings } from "@/lib/audit/etsy-shop/shop-audit";
import { AppError } from "@/lib/errors";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(async ({ request, user }) => {
  const query = shopListingsQuerySchema.safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  if (!query.success) throw new AppError("not_found", "Not found");
  await limit("shop_audit_listings", String(user.id), {
    points: 300,
    seconds: 600,
  });
  return readShopListings(user.id, query.data);
});
