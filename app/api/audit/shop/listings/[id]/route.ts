import { readShopListing } from "@/lib/audit/shop/shop-audit";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/rate-limit";

export const GET = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("shop_audit_listing", String(user.id), { points: 240, seconds: 600 });
  return readShopListing(user.id, params.id);
});
