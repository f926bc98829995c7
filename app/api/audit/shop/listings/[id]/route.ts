import { openShopListing } from "@/lib/audit/etsy-shop/open-shop-listing";
import { readShopListing } from "@/lib/audit/etsy-shop/shop-audit";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

const points = { points: 240, seconds: 600 };

export const GET = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("shop_audit_listing", String(user.id), points);
  return readShopListing(user.id, params.id);
});

export const POST = userRoute<{ id: string }>(async ({ params, user }) => {
  await limit("shop_audit_listing", String(user.id), points);
  return openShopListing({ userId: user.id, etsyListingId: params.id });
});
