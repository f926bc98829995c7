import { AppError } from "@/lib/errors";
import { listAttributes } from "@/lib/etsy/categories/categories";
import { keyRoute } from "@/lib/http/key-route";
import { limit } from "@/lib/resilience/rate-limit";

export const GET = keyRoute<{ id: string }>(
  "etsy",
  async ({ params, user }) => {
    if (!/^[1-9]\d{0,11}$/.test(params.id))
      throw new AppError("not_found", "Etsy has no such category.");
    await limit("etsy_attributes", String(user.id), {
      points: 200,
      seconds: 600,
    });
    return { data: await listAttributes(Number(params.id)), nextCursor: null };
  },
);
