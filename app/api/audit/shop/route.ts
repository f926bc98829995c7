import { startShopAuditSchema } from "@/lib/audit/etsy-shop/schema";
import {
  readShopAudit,
  removeShopAudit,
  startShopAudit,
} from "@/lib/audit/etsy-shop/shop-audit";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(({ user }) => readShopAudit(user.id));

export const POST = userRoute(async ({ request, user }) => {
  await limit("shop_audit", String(user.id), { points: 30, seconds: 3_600 });
  const given = await readJson(request, startShopAuditSchema);
  return Response.json(await startShopAudit(user.id, given), { status: 202 });
});

export const DELETE = userRoute(async ({ user }) => {
  await removeShopAudit(user.id);
  return new Response(null, { status: 204 });
});
