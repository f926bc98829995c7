import { importOrders, removeOrders } from "@/lib/changes/orders/import-orders";
import { ordersSchema } from "@/lib/changes/schema";
import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const POST = userRoute(async ({ request, user }) => {
  await limit("orders", String(user.id), { points: 300, seconds: 3_600 });
  await importOrders(
    user.id,
    await readJson(request, ordersSchema, { maxBytes: 512 * 1024 }),
  );
  return new Response(null, { status: 204 });
});

export const DELETE = userRoute(async ({ user }) => {
  await removeOrders(user.id);
  return new Response(null, { status: 204 });
});
