import { readJson } from "@/lib/http/body";
import { userRoute } from "@/lib/http/route";
import { type ShopConflict, shopEditSchema } from "@/lib/listings/shop/schema";
import { readShop, saveShop } from "@/lib/listings/shop/shop";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute(({ user }) => readShop(user.id));

export const PUT = userRoute(async ({ request, user }) => {
  await limit("shop", String(user.id), { points: 60, seconds: 60 });
  const { isSaved, shop } = await saveShop(
    user.id,
    await readJson(request, shopEditSchema),
  );
  if (isSaved) return shop;
  const message =
    "Your shop was changed elsewhere in the meantime. None of your work is lost.";
  return Response.json(
    { code: "conflict", message, current: shop } satisfies ShopConflict,
    { status: 409 },
  );
});
