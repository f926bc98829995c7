import { AppError } from "@/lib/errors";
import { listAttributes } from "@/lib/etsy/categories/categories";
import { userRoute } from "@/lib/http/route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = userRoute<{ id: string }>(async ({ params, user }) => {
  if (!/^[1-9]\d{0,11}$/.test(params.id))
    throw new AppError("not_found", "Not found");
  await limit("etsy_attributes", String(user.id), {
    points: 200,
    seconds: 600,
  });
  return listAttributes(Number(params.id));
});
